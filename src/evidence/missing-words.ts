import type { ComparedStatement } from './compare-statement.ts'
import type { EvidenceIndex } from './evidence-index.ts'
import { missingNames, missingNumbers } from './lint-text.ts'
import { readWords } from './scan-words.ts'

/**
 * The numbers and the names of a statement that occur nowhere in the transcript, nor in what is known beside it. In a
 * translation only numbers are looked for.
 */
export function missingWords(
  index: EvidenceIndex,
  { text, language, known = '' }: ComparedStatement,
): string[] {
  const { vocabulary, numbers, speakers } = index
  const around = { words: vocabulary, numbers, readsSpelled: index.spelling !== null }
  const missing = missingNumbers(text, language, around)
  if (isTranslated(language, index.language)) return [...new Set(missing)]
  const also = readWords([known, ...speakers].join(' '), index.language).map(({ word }) => word)
  return [
    ...new Set([...missing, ...missingNames(text, language, { ...around, words: [...vocabulary, ...also] })]),
  ]
}

/** Names are written otherwise in other languages, and in one that is not known. */
function isTranslated(text: string, transcript: string): boolean {
  return writtenLanguage(text) !== writtenLanguage(transcript) || writtenLanguage(text) === 'und'
}

/** The primary code of a tag; Hindi in Latin letters is another language than Hindi. */
function writtenLanguage(tag: string): string {
  return /^hi-latn|^[^-]*/.exec(tag.toLowerCase())?.[0] ?? ''
}
