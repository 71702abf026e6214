import type { EvidenceIndex } from '../evidence-index.ts'
import { readWords } from '../scan-words.ts'
import type { LanguageWords } from './language-words.ts'

/** Whether a stem, or a form of it, is said anywhere in a transcript, or is of a speaker's name. */
export type IsSaid = (stem: string) => boolean

const known = new WeakMap<EvidenceIndex, IsSaid>()
/** Spellings and derived forms differ behind so many characters: `colour`, `color`. */
const beginning = 4

/** Prepares the stems of a transcript, once. */
export function createIsSaid(index: EvidenceIndex, words: LanguageWords): IsSaid {
  const prepared = known.get(index)
  if (prepared !== undefined) return prepared
  const all = [
    ...index.vocabulary,
    ...readWords(index.speakers.join(' '), index.language).map(({ word }) => word),
  ]
  const stems = new Set(all.map((word) => words.stemOf(word)))
  const beginnings = new Set([...stems].map((stem) => stem.slice(0, beginning)))
  const isSaid: IsSaid = (stem) =>
    stems.has(stem) || (stem.length > beginning && beginnings.has(stem.slice(0, beginning)))
  known.set(index, isSaid)
  return isSaid
}
