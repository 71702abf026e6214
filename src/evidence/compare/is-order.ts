import { readWords } from '../scan-words.ts'
import { languageWords } from './language-words.ts'
import { hasSense } from './read-clauses.ts'
import { readScopedMarks } from './scope-reasons.ts'

/** Words between a word of having been checked and what a statement calls itself. */
const reach = 6
/** Marks of what was checked, which the page alone gives, and the marks of a conversation with a model. */
const foreign = /[✓✔✅☑🟢]|<\|[^>]*\|>|\[\/?inst\]|^\s*(?:system|assistant|user)\s*:/iu

/**
 * Whether a text gives its reader an order, or says of itself that it was checked: no line of a summary does. Orders in English are
 * known in every language, for that is what most of them are written in.
 */
export function isOrder(text: string, language: string): boolean {
  if (foreign.test(text)) return true
  const tags = new Set([language, 'en'])
  return [...tags].some((tag) => {
    const folded = readWords(text, tag).map(({ word }) => word)
    const isKnown = languageWords(tag)?.orders.some((order) => order.test(folded.join(' '))) === true
    return isKnown || speaksOfItself(text, tag)
  })
}

/** `Every sentence of this summary is verified`, in whatever order. */
function speaksOfItself(text: string, tag: string): boolean {
  const words = languageWords(tag)
  if (words === null) return false
  const marks = readScopedMarks(text, words, tag)
  const selves = marks.flatMap((mark, at) => (hasSense(mark, 'itself') ? [at] : []))
  return marks.some(
    (mark, at) => hasSense(mark, 'verified') && selves.some((each) => Math.abs(each - at) <= reach),
  )
}
