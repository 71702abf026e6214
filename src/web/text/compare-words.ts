import { compared } from '#messages/compared.ts'

const number = /\p{N}[\p{N}.,]*/gu
const longWord = /[\p{L}\p{M}]{4,}/gu
/** A word with a capital that does not begin a sentence. */
const name = /(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{M}]+/gu
/** Letters by which two forms of a word are taken for one. */
const stemLength = 5

/** The numbers, names and longer words of a line that are said too, and how many longer words it has. */
type Compared = { numbers: number; names: number; words: number; all: number }

/**
 * The parts of a line that stand in the words of its quotes too. Names are not counted in German, whose nouns
 * all have a capital.
 */
function comparedWords(text: string, said: string, language: string): Compared {
  const known = new Set([...partsOf(said, number), ...partsOf(said, longWord)])
  const count = (parts: readonly string[]): number =>
    [...new Set(parts)].filter((part) => known.has(part)).length
  const words = partsOf(text, longWord)
  return {
    numbers: count(partsOf(text, number)),
    names: language.startsWith('de') ? 0 : count(partsOf(text, name)),
    words: words.filter((each) => known.has(each)).length,
    all: words.length,
  }
}

function partsOf(text: string, pattern: RegExp): string[] {
  return (text.match(pattern) ?? []).map((part) =>
    /\p{N}/u.test(part) ? part.replaceAll(/[.,]/g, '') : part.toLowerCase().slice(0, stemLength),
  )
}

/** The sentence that says what of a line is said too, for lines in a language; `null` where nothing is. */
export function compareIn(language: string): (text: string, said: string) => string | null {
  return (text, said) => {
    const same = comparedWords(text, said, language)
    const items = [
      same.numbers > 0 && compared.numbers(same.numbers),
      same.names > 0 && compared.names(same.names),
      same.words > 0 && compared.ofWords(same.words, same.all),
    ].filter((item) => item !== false)
    return items.length === 0 ? null : compared.same(items)
  }
}
