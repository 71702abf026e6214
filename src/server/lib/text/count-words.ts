import { findWords } from './find-words.ts'

/** How many words a text has, in any script. */
export function countWords(text: string): number {
  return findWords(text).length
}
