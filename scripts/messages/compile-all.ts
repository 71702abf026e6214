import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { firstLanguage, interfaceLanguages } from '../../src/product/interface-languages.ts'
import type { Offer } from '../../src/product/offers.ts'
import { detailsOf, parseCatalogue, readCatalogues, stepsOf, textsOf } from './catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { readLanguage } from './message-language.ts'
import type { MessageLanguage } from './message-language.ts'
import { moduleName, writeModule } from './write-module.ts'
import type { Messages } from './write-module.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The folders where the catalogues stand, and where the modules made of them do. */
export const folders = { messages: path.join(root, 'messages'), compiled: path.join(root, '.cache/messages') }

const tags = interfaceLanguages.map(({ tag }) => tag)

/** A language with its messages, beside the English ones. */
type Sources = Readonly<{
  language: MessageLanguage
  english: MessageLanguage
  own: Pick<Catalogue, 'texts'>
  /** The texts in place of those that speak of what a site may lack. */
  without: Messages['without']
  source: Pick<Catalogue, 'texts' | 'details'>
}>

/** The modules of the messages of a language, by their files: one for each section that English has. */
export function modulesOf({ language, english, own, source, without }: Sources): ReadonlyMap<string, string> {
  const sections = Map.groupBy(source.texts.keys(), (key) => stepsOf(key)[0] ?? '')
  const messages: Messages = {
    language,
    english: { ...english, prefix: '$english_' },
    texts: own.texts,
    englishTexts: source.texts,
    without,
    details: source.details,
    sections,
  }
  return new Map(
    [...sections.keys()].map((section) => [`${moduleName(section)}.ts`, writeModule(section, messages)]),
  )
}

/** All catalogues of a language as one. */
function readWhole(tag: string): Pick<Catalogue, 'texts' | 'details'> {
  const catalogues = readCatalogues(folders.messages, tag)
  return { texts: textsOf(catalogues.values()), details: detailsOf(catalogues.values()) }
}

/** The texts of a language for a site without an offer, by the keys that they stand in for. */
function readWithout(offer: Offer, tag: string): Catalogue['texts'] {
  const text = readText(path.join(folders.messages, `without-${offer}`, `${tag}.arb`))
  return text === null ? new Map() : parseCatalogue(text).texts
}

/**
 * Compiles the catalogues of all languages: a module for each section of each language, which code imports as
 * `#messages/…` in the language of the page and as `#languages/hi/…` in another, and `#languages/…` with the
 * section in all of them. A file that would be the same is left as it is, so that nothing is loaded again for
 * it.
 */
export async function compileAll(): Promise<void> {
  const written = new Map<string, string>()
  const source = readWhole(firstLanguage)
  const english = await readLanguage(folders.messages, firstLanguage)
  for (const tag of tags) {
    const language = await readLanguage(folders.messages, tag)
    const own = tag === firstLanguage ? source : readWhole(tag)
    written.set(`${tag}/language.ts`, `export * from '../../../messages/${tag}/language.ts'\n`)
    const both = (offer: Offer) => ({
      own: readWithout(offer, tag),
      english: readWithout(offer, firstLanguage),
    })
    const without = { plans: both('plans'), sharing: both('sharing'), codes: both('codes') }
    for (const [file, text] of modulesOf({ language, english, own, source, without }))
      written.set(`${tag}/${file}`, text)
  }
  for (const section of new Set([...source.texts.keys()].map((key) => stepsOf(key)[0] ?? '')))
    written.set(`${moduleName(section)}.ts`, inAll(section))
  for (const tag of tags) mkdirSync(path.join(folders.compiled, tag), { recursive: true })
  removeOthers(new Set(written.keys()))
  for (const [file, text] of written) writeIfOther(path.join(folders.compiled, file), text)
}

/** Modules of sections that are there no more. */
function removeOthers(written: ReadonlySet<string>): void {
  const files = readdirSync(folders.compiled, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((each) => each.endsWith('.ts')))
    if (!written.has(file.replaceAll(path.sep, '/'))) rmSync(path.join(folders.compiled, file))
}

/** A section in each language, by its tag. */
function inAll(section: string): string {
  const imports = tags.map(
    (tag) => `import { ${section} as ${tag} } from './${tag}/${moduleName(section)}.ts'`,
  )
  return [
    "import type { InterfaceLanguage } from '#product/interface-languages.ts'",
    ...imports,
    '',
    `export const ${section}: Readonly<Record<InterfaceLanguage, typeof ${firstLanguage}>> = { ${tags.join(', ')} }`,
    '',
  ].join('\n')
}

/** A file is there whole or not at all, also for a program that reads meanwhile. */
function writeIfOther(file: string, text: string): void {
  if (readText(file) === text) return
  writeFileSync(`${file}.${process.pid}`, text)
  renameSync(`${file}.${process.pid}`, file)
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
