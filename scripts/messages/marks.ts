import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** The place where a translation comes from: hashes of the English that it was made from and of itself. */
export type Mark = Readonly<{ english: string; own: string }>

export type Marks = ReadonlyMap<string, Mark>

/** The texts of a language and the English ones, by their keys. */
type Texts = Readonly<{ own: ReadonlyMap<string, string>; english: ReadonlyMap<string, string> }>

/** The way the messages of a language stand to the English ones. */
export type LanguageState = Readonly<{
  /** Keys without a translation: English is shown. */
  missing: readonly string[]
  /** Keys whose English has changed since: the translation is shown as it is. */
  stale: readonly string[]
  /** Keys whose translation was changed, and not marked yet. */
  unmarked: readonly string[]
}>

/** The hash of a text, short enough for a line of its own. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

const fileOf = (folder: string, tag: string): string => path.join(folder, tag, 'marks.json')

/** The marks of a language. */
export function readMarks(folder: string, tag: string): Marks {
  const file = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(fileOf(folder, tag), 'utf8')))
  return new Map(
    Object.entries(file).map(([key, mark]) => {
      const [english = '', own = ''] = mark.split(' ')
      return [key, { english, own }]
    }),
  )
}

/** Writes the marks of a language, in the order of the English messages. */
export function writeMarks(folder: string, tag: string, marks: Marks): void {
  const file = Object.fromEntries([...marks].map(([key, { english, own }]) => [key, `${english} ${own}`]))
  writeFileSync(fileOf(folder, tag), `${JSON.stringify(file, null, 2)}\n`)
}

/** The keys that are missing, stale and not marked yet in a language. */
export function stateOf(marks: Marks, { own, english }: Texts): LanguageState {
  const keys = [...english.keys()]
  const translated = keys.filter((key) => own.has(key))
  const isMarked = (key: string) => marks.get(key)?.own === hashOf(own.get(key) ?? '')
  return {
    missing: keys.filter((key) => !own.has(key)),
    stale: translated.filter(
      (key) => isMarked(key) && marks.get(key)?.english !== hashOf(english.get(key) ?? ''),
    ),
    unmarked: translated.filter((key) => !isMarked(key)),
  }
}

/**
 * New marks: a translation that was changed since is one of the English as it is now, another one keeps its
 * mark. `confirmed` are keys whose translation still says what the English says.
 */
export function markChanged(marks: Marks, { own, english }: Texts, confirmed: ReadonlySet<string>): Marks {
  const keys = [...english.keys()].filter((key) => own.has(key))
  return new Map(
    keys.map((key) => {
      const now = { english: hashOf(english.get(key) ?? ''), own: hashOf(own.get(key) ?? '') }
      const before = marks.get(key)
      return [key, before?.own === now.own && !confirmed.has(key) ? before : now]
    }),
  )
}
