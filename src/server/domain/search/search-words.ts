import { foldText } from './fold-text.ts'

/** A word of a text: one that stands between blanks, or a run of a script that is written without them. */
export type SearchWord = { text: string; isUnspaced: boolean }

const unspacedScripts = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
const unspaced = unspacedScripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')
const words = new RegExp(
  `(?<run>(?:(?=[\\p{L}\\p{N}\\p{M}])[${unspaced}])+)|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
)

/** Longer than any word: what nobody types need not be told apart. */
const maxWordLength = 40
const minStemLength = 3
/** "The" and the prepositions that Arabic writes together with the word. */
const arabicArticle = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{Script=Arabic}{3})/u

/** The words of a text, folded, in order. Arabic words come without their article. */
export function* searchWords(text: string): Generator<SearchWord> {
  for (const match of foldText(text).matchAll(words)) {
    const isUnspaced = match.groups?.['run'] !== undefined
    const [word] = match
    yield isUnspaced ? { text: word, isUnspaced } : { text: plainForm(word), isUnspaced }
  }
}

/** Cut where a surrogate pair would not be halved. */
function plainForm(word: string): string {
  const stem = word.replace(arabicArticle, '')
  const plain = stem.length >= minStemLength ? stem : word
  return plain.length <= maxWordLength ? plain : Array.from(plain).slice(0, maxWordLength).join('')
}

/** Every two neighbours of a run; of one character that character. */
export function pairsOf(run: string): string[] {
  const characters = Array.from(run)
  if (characters.length === 1) return [run]
  return characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`)
}
