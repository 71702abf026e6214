import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { firstLanguage } from '../../src/product/interface-languages.ts'
import { formatCatalogue, parseCatalogue, readCatalogues, textsOf } from './catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { faultsOf } from './check-catalogue.ts'
import type { Fault } from './check-catalogue.ts'
import { markChanged, readMarks, stateOf, writeMarks } from './marks.ts'
import type { LanguageState } from './marks.ts'
import { readLanguage } from './message-language.ts'
import { englishOnly } from './sections.ts'

/** The state of a catalogue that came back from a translator's tool. */
export type Returned = Readonly<{
  name: string
  catalogue: Catalogue
  faults: readonly Fault[]
  missing: readonly string[]
}>

/** The English messages that other languages can have. */
export function translatable(folder: string): ReadonlyMap<string, string> {
  const texts = textsOf(readCatalogues(folder, firstLanguage).values())
  return new Map([...texts].filter(([key]) => !englishOnly.has(key)))
}

/** The messages that a language lacks of the English messages. */
export function stateIn(folder: string, tag: string): LanguageState {
  const own = textsOf(readCatalogues(folder, tag).values())
  return stateOf(readMarks(folder, tag), { own, english: translatable(folder) })
}

/**
 * Marks what was changed in a language; `confirmed` are keys whose translation still says what the English
 * says.
 */
export function markLanguage(folder: string, tag: string, confirmed: ReadonlySet<string>): void {
  const own = textsOf(readCatalogues(folder, tag).values())
  writeMarks(
    folder,
    tag,
    markChanged(readMarks(folder, tag), { own, english: translatable(folder) }, confirmed),
  )
}

/**
 * Checks a file from a tool against the English catalogue of its name. Throws a sentence where there is none,
 * or it is no ARB.
 */
export async function checkReturned(folder: string, tag: string, file: string): Promise<Returned> {
  const english = readCatalogues(folder, firstLanguage)
  const name = path.basename(file, '.arb')
  const source = english.get(name)
  if (source === undefined)
    throw new Error(`There is no catalogue ${name}. Catalogues: ${[...english.keys()].join(', ')}`)
  const catalogue = parseCatalogue(readFileSync(file, 'utf8'))
  const faults = faultsOf({ english: source, own: catalogue, language: await readLanguage(folder, tag) })
  const keys = [...source.texts.keys()].filter((key) => !englishOnly.has(key))
  return { name, catalogue, faults, missing: keys.filter((key) => !catalogue.texts.has(key)) }
}

/**
 * Writes such a catalogue in the place of ours, in the order of the English messages and with our notes, and
 * marks what changed.
 */
export function takeReturned(folder: string, tag: string, { name, catalogue }: Returned): void {
  const file = path.join(folder, tag, `${name}.arb`)
  const before = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))
  const entries: Record<string, unknown> = { '@@locale': tag }
  for (const key of readCatalogues(folder, firstLanguage).get(name)?.texts.keys() ?? []) {
    const text = catalogue.texts.get(key)
    if (text === undefined) continue
    entries[key] = text
    if (before[`@${key}`] !== undefined) entries[`@${key}`] = before[`@${key}`]
  }
  writeFileSync(file, formatCatalogue(entries))
  markLanguage(folder, tag, new Set())
}
