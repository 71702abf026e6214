import { createCaseReader } from '#server/domain/languages/case-endings.ts'
import type { Language } from '#server/domain/languages/define-language.ts'
import { splitWords } from '#server/domain/text/find-words.ts'
import type { Unit } from './read-units.ts'

/**
 * How a phrase stands in a title: its first word, which is the noun or agrees with it, in the nominative; `null` where the transcript has
 * none, or where an object is part of the phrase. Languages without cases leave it as it is.
 */
export function createTitleForm(
  units: readonly Unit[],
  { code }: Language,
): (phrase: string) => string | null {
  const cases = createCaseReader(
    code,
    () => new Set(units.flatMap(({ text }) => splitWords(text.toLowerCase()))),
  )
  if (cases === null) return (phrase) => phrase
  return (phrase) => {
    const words = splitWords(phrase)
    const [first = '', ...others] = words
    const nominative = cases.nominativeOf(words)
    if (nominative === null || others.some((word) => cases.isObject(word.toLowerCase()))) return null
    if (nominative === first.toLowerCase()) return phrase
    return phrase.charAt(0) + nominative.slice(1) + phrase.slice(first.length)
  }
}
