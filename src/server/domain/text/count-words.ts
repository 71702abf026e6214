import { findWords, hasUnspacedScript, scanSpaced } from './find-words.ts'

/** How many words a text has, in any script. */
export function countWords(text: string): number {
  return hasUnspacedScript(text) ? findWords(text).length : scanSpaced(text, null)
}
