/** The numbers, names and other words of a line that were compared with what was said. */
export type Compared = { numbers: number; names: number; words: { found: number; all: number } }

const numberWord = /\p{N}[\p{N}.,]*/gu
const word = /[\p{L}\p{M}'’]+/gu
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u
/** Letters by which two forms of a word are taken for one. */
const stemLength = 5
const minLength = 4

/**
 * The words of a line that stand in its quotes too: numbers, names, and of all longer words how many. Names
 * are not counted in German, whose nouns all have a capital, and words not in scripts without blanks.
 */
export function comparedWords(text: string, quotes: readonly string[], language: string): Compared {
  const said = quotes.join(' … ')
  const numbersSaid = new Set(numbersOf(said))
  const stemsSaid = new Set(wordsOf(said).map(stemOf))
  const isSaid = (each: string): boolean => stemsSaid.has(stemOf(each))
  const names = language.startsWith('de') ? [] : namesOf(text)
  const isSpaced = !unspaced.test(text)
  const words = isSpaced ? wordsOf(text).filter((each) => each.length >= minLength) : []
  return {
    numbers: new Set(numbersOf(text).filter((each) => numbersSaid.has(each))).size,
    names: new Set(names.filter(isSaid)).size,
    words: { found: words.filter(isSaid).length, all: words.length },
  }
}

function numbersOf(text: string): string[] {
  return (text.match(numberWord) ?? []).map((each) => each.replaceAll(/[.,]/g, ''))
}

function wordsOf(text: string): string[] {
  return text.match(word) ?? []
}

function stemOf(each: string): string {
  return each.toLowerCase().slice(0, stemLength)
}

/** Words with a capital that do not begin a sentence. */
function namesOf(text: string): string[] {
  return [...text.matchAll(/(?<=[\p{L}\p{N},;:]\s)\p{Lu}[\p{L}\p{M}]+/gu)].map(([name]) => name)
}
