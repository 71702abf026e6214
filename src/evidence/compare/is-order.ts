import { readWords } from '../scan-words.ts'
import { languageWords } from './language-words.ts'

/** Whether a text gives its reader an order, or says of itself that it was checked: no line of a summary does. */
export function isOrder(text: string, language: string): boolean {
  const tags = new Set([language, 'en'])
  return [...tags].some((tag) => {
    const folded = readWords(text, tag).map(({ word }) => word)
    return languageWords(tag)?.orders.some((order) => order.test(folded.join(' '))) === true
  })
}
