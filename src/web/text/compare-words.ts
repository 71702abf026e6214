import { comparedWords } from '#evidence/compared-words.ts'
import { compared } from '#messages/compared.ts'

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
