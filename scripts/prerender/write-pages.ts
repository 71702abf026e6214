import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional(), isEntry: z.boolean().optional() }),
)
type Manifest = z.infer<typeof manifestSchema>

const rendererSchema = z.object({
  pages: z.array(z.object({ path: z.string(), source: z.string() })),
  render: z.custom<(page: string) => Promise<string>>((value) => typeof value === 'function'),
})

/** Renders every page into the folder that Vite built; notes the addresses, and the hashes of scripts that stand in them. */
export async function writePages(pagesDir: string, rendererModule: unknown): Promise<void> {
  const { pages, render } = rendererSchema.parse({ ...readModule(rendererModule) })
  const manifestFile = path.join(pagesDir, '.vite/manifest.json')
  const manifest = manifestSchema.parse(JSON.parse(await readFile(manifestFile, 'utf8')))
  const template = await inlineStyles(await readFile(path.join(pagesDir, 'index.html'), 'utf8'), pagesDir)
  for (const page of pages) {
    const html = fillTemplate(template, await render(page.path), preloads(manifest, page.source, template))
    const file = path.join(pagesDir, page.path === '/404' ? '404.html' : path.join(page.path, 'index.html'))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, html)
  }
  const built = { scriptHashes: scriptHashes(template), pages: pages.map((page) => page.path) }
  await writeFile(path.join(pagesDir, '.pages.json'), JSON.stringify(built))
  await rm(path.dirname(manifestFile), { recursive: true })
}

/** React puts the head tags of a page in front of its content; they belong into the head. */
function fillTemplate(template: string, rendered: string, preloadTags: string): string {
  const [headTags = ''] = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/s.exec(rendered) ?? []
  const content = rendered.slice(headTags.length)
  // Functions, because `$&` in the text of a page would be expanded otherwise.
  return template.replace('<!--head-->', () => headTags + preloadTags).replace('<!--app-->', () => content)
}

/** The style sheet goes into the page: one request less before the first paint. */
async function inlineStyles(html: string, pagesDir: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html)
  if (link?.[1] === undefined) throw new Error('The built page links no style sheet')
  const css = await readFile(path.join(pagesDir, link[1]), 'utf8')
  return html.replace(link[0], () => `<style>${css.trim()}</style>`)
}

function preloads(manifest: Manifest, source: string, template: string): string {
  const files = new Set<string>()
  collectFiles(manifest, source, files)
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

function collectFiles(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key]
  if (chunk === undefined || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) collectFiles(manifest, imported, files)
}

function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

function readModule(value: unknown): object {
  if (typeof value !== 'object' || value === null) throw new Error('The renderer is not a module')
  return value
}
