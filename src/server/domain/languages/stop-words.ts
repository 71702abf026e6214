import { createRequire } from 'node:module'
import { z } from 'zod'

const require = createRequire(import.meta.url)
const listsSchema = z.record(z.string(), z.array(z.string()))

/** Written alike, or so near that the words of grammar are mostly the same. */
const sameWords: Readonly<Record<string, string>> = {
  nb: 'no',
  nn: 'no',
  fil: 'tl',
  yue: 'zh',
  bs: 'hr',
  sr: 'hr',
  me: 'hr',
}

let lists: Record<string, string[]> | null = null

/** The words of grammar of a language by the lists of stopwords-iso, read on first use; `null` when it has none. */
export function listedStopWords(code: string): ReadonlySet<string> | null {
  lists ??= listsSchema.parse(require('stopwords-iso'))
  const words = lists[sameWords[code] ?? code]
  return words === undefined ? null : new Set(words)
}
