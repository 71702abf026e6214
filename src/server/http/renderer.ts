import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { languagePath, splitLanguage } from '#product/interface-languages.ts'
import { missingOffers } from '#product/offers.ts'
import type { OfferFlags } from '#product/offers.ts'
import { replaceRendered } from './fill-template.ts'

/** The renderer of the pages of a language: their HTML, their metadata, and the files for programs. */
type Renderer = z.output<typeof rendererSchema>

const moduleSchema = z.looseObject({})
const rendererSchema = z.object({
  render: z.custom<(address: string, data?: unknown) => Promise<string>>(isFunction),
  describe: z.custom<(address: string) => string>(isFunction),
  texts: z.array(z.object({ path: z.string(), text: z.string() })),
})

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}

/** The renderers of the built pages by their file; a process has one. */
const renderers = new Map<string, Promise<Renderer>>()

/** The renderer of the pages in a folder. */
export async function loadRenderer(dir: string): Promise<Renderer> {
  const file = path.join(dir, '.renderer/prerender.js')
  const known = renderers.get(file)
  if (known !== undefined) return await known
  const loading = import(pathToFileURL(file).href).then((module: unknown) =>
    rendererSchema.parse({ ...moduleSchema.parse(module) }),
  )
  renderers.set(file, loading)
  loading.catch(() => renderers.delete(file))
  return await loading
}

const range = z.tuple([z.number(), z.number()]).readonly()
const partsSchema = z.object({ parts: z.record(z.string(), z.object({ head: range, content: range })) })

/** A file of the built pages; a site that lacks something renders it again, without a word of that. */
export async function readBuiltFile(
  dir: string,
  file: string,
  { policy }: { policy: OfferFlags },
): Promise<string> {
  const isWhole = missingOffers(policy).length === 0
  return isWhole ? await readFile(path.join(dir, file), 'utf8') : await renderWithout(dir, file)
}

async function renderWithout(dir: string, file: string): Promise<string> {
  const { tag, address } = splitLanguage(`/${file.replace(/^\//, '')}`)
  const folder = path.join(dir, languagePath(tag))
  const renderer = await loadRenderer(folder)
  const text = renderer.texts.find((each) => each.path === address)
  if (text !== undefined) return text.text
  const page = address === '/404.html' ? '/404' : address.replace(/\/?index\.html$/, '') || '/'
  const [built, notes, rendered] = await Promise.all([
    readFile(path.join(dir, file), 'utf8'),
    readFile(path.join(folder, '.pages.json'), 'utf8'),
    renderer.render(page),
  ])
  const parts = partsSchema.parse(JSON.parse(notes)).parts[page]
  if (parts === undefined)
    throw new Error(`the page ${page} was built by another version; run: npm run build`)
  return replaceRendered(built, parts, rendered, renderer.describe(page))
}
