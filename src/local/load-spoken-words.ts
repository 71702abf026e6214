import { loadLanguageWords } from '#evidence/compare/language-words.ts'
import { loadWords } from '#words'

/** Languages whose words are mixed into others, or tell one language from another. */
const alwaysRead = ['hi-Latn', 'zh']

/**
 * Loads the words that a text in a language, BCP 47, is read with, into a program that cannot read files.
 * @throws where a file cannot be loaded
 */
export async function loadSpokenWords(tag: string): Promise<void> {
  await Promise.all([loadLanguageWords(tag), ...alwaysRead.map(loadWords)])
}
