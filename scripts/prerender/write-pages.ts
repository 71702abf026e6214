import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { fillTemplate, partsOf, withHeadTags } from '../../src/server/http/fill-template.ts'
import type { RenderedParts } from '../../src/server/http/fill-template.ts'
import { filesOf } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { scriptHashes } from './script-hashes.ts'

/** The markup that loads the scripts of a built page. */
const loading = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

const holder = 'scripts'

/**
 * Takes what was held back into the page once its words are painted, or after half a second in a tab that
 * nobody looks at, which is not painted.
 */
const release = `(function(){var held=document.getElementById('${holder}'),go=function(){held&&document.head.append(held.content);held=null};requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,500)})()`

/**
 * A page shows, and works as far as words go, without its scripts, so they take neither bandwidth nor the
 * processor from its first paint: they are held in a template at its end, with the addresses of more files
 * that the page needs early.
 */
function putScriptsAfterWords(html: string, moreFiles: readonly string[]): string {
  const preloads = moreFiles.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
  const held = [...preloads, ...(html.match(loading) ?? [])].join('')
  return html.replaceAll(loading, '').replace(/<\/body>(?![\s\S]*<\/body>)/, (end) => {
    return `<template id="${holder}">${held}</template><script>${release}</script>${end}`
  })
}

const pageSchema = z.object({
  path: z.string(),
  source: z.string(),
})
/** The address of a page and its source file below `src/web`. */
export type PageSource = z.infer<typeof pageSchema>

const rendererSchema = z.object({
  pages: z.array(pageSchema),
  render: z.custom<(page: string) => Promise<string>>((value) => typeof value === 'function'),
  describe: z.custom<(page: string) => string>((value) => typeof value === 'function'),
  texts: z.array(z.object({ path: z.string(), text: z.string() })),
})

/**
 * The folder that the pages of a language are built into, and what their addresses begin with, such as `/` or
 * `/hi/`.
 */
export type BuiltSite = { dir: string; base: string }

/**
 * Renders every page into the folder and writes the files for programs, and for each dynamic route the
 * template that the server fills; notes the addresses and the hashes of the inline scripts.
 */
export async function writePages(
  { dir, base }: BuiltSite,
  manifest: Manifest,
  rendererModule: unknown,
): Promise<PageSource[]> {
  const { pages, render, describe, texts } = rendererSchema.parse({ ...readModule(rendererModule) })
  const built = await readFile(path.join(dir, 'index.html'), 'utf8')
  const styled = await inlineStyles(built, { dir, base })
  const fonts = fontPreloads(styled)
  const parts: Record<string, RenderedParts> = {}
  for (const page of pages) {
    const isDynamic = page.path.endsWith('/-')
    const shell = isDynamic ? withSteadyFonts(styled) : styled
    const template = putScriptsAfterWords(
      shell,
      neededEarly(manifest, page.source, shell).map((file) => base + file),
    )
    const described = describe(page.path)
    const tags = described + fonts
    const content = await render(page.path)
    const html = fillTemplate(template, content, tags)
    parts[page.path] = partsOf(template, content, html, described)
    const file = path.join(dir, htmlFile(page.path))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, html)
    if (isDynamic) {
      await writeFile(path.join(path.dirname(file), '.template.html'), withHeadTags(template, tags))
    }
  }
  for (const { path: address, text } of texts) {
    await mkdir(path.dirname(path.join(dir, address)), { recursive: true })
    await writeFile(path.join(dir, address), text)
  }
  const notes = {
    scriptHashes: scriptHashes(putScriptsAfterWords(styled, [])),
    pages: pages.map(({ path: address }) => address),
    texts: texts.map((text) => text.path),
    parts,
  }
  await writeFile(path.join(dir, '.pages.json'), JSON.stringify(notes))
  return pages
}

/** The file of a page below the folder of the pages. */
export function htmlFile(address: string): string {
  return address === '/404' ? '404.html' : path.posix.join(address, 'index.html').slice(1)
}

/** The style sheet goes into the page: one request less before the first paint. */
async function inlineStyles(html: string, { dir, base }: BuiltSite): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html)
  if (link?.[1] === undefined) throw new Error('The built page links no style sheet')
  const file = path.join(dir, link[1].slice(base.length))
  const css = await readFile(file, 'utf8')
  await rm(file)
  return html.replace(link[0], () => `<style>${css.trim()}</style>`)
}

/**
 * The text of a dynamic route is not known to the build: under a font that came late its lines could break
 * elsewhere and move what is below, so a font is used only where it is in time.
 */
function withSteadyFonts(template: string): string {
  return template.replaceAll(/font-display:\s*swap/g, 'font-display:optional')
}

/**
 * Every page uses every font. Its words are painted without them, so they come after what is painted first,
 * at low priority.
 */
function fontPreloads(template: string): string {
  return [...template.matchAll(/url\("?(\/[^")]+\.woff2)"?\)/g)]
    .map(
      ([, href]) =>
        `<link rel="preload" fetchpriority="low" as="font" type="font/woff2" crossorigin href="${href}">`,
    )
    .join('')
}

/** The files of a page that its template does not load yet. */
function neededEarly(manifest: Manifest, source: string, template: string): string[] {
  return [...filesOf(manifest, [source])].filter((file) => !template.includes(file))
}

/** The exports of a module, to be parsed. @throws when it is none */
export function readModule(value: unknown): object {
  if (typeof value !== 'object' || value === null) throw new Error('The renderer is not a module')
  return value
}
