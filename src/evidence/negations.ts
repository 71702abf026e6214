import { wordsOf } from '#words'
import { foldWord, isUnspaced } from './scan-words.ts'
import { codeOf } from './spoken-numbers.ts'

/** The negations of a language: losing or gaining one is never a slip of wording. */
export type Negations = {
  /** A folded word negates the words beside it. */
  has: (word: string) => boolean
  /** The negations in running text of a script without blanks, in their order. */
  within: (text: string) => string[]
}

/** The languages whose negations count in a quote of any language: a writer mixes them in. */
const mixedIn = ['en', 'zh']
const known = new Map<string, Negations>()

/** The negations of a language, BCP 47, with those that are mixed in; in a page, those that are loaded. */
export function negationsOf(language: string): Negations {
  const code = /^hi-latn\b/i.test(language) ? 'hi-Latn' : codeOf(language)
  const codes = [...new Set([code, ...mixedIn])].filter((each) => wordsOf(each) !== null)
  const key = codes.join()
  const found = known.get(key) ?? compile(codes)
  known.set(key, found)
  return found
}

function compile(codes: readonly string[]): Negations {
  const all = codes.flatMap((each) => {
    const { negations = [], halfNegations = [] } = wordsOf(each) ?? {}
    return [...negations, ...halfNegations]
  })
  const unspaced = all.filter((word) => isUnspaced(Array.from(word)[0] ?? ''))
  // `没有` is one negation with `没`.
  const shortest = unspaced.filter(
    (word) => !unspaced.some((other) => other !== word && word.includes(other)),
  )
  const pattern = shortest.length === 0 ? null : new RegExp(shortest.join('|'), 'gu')
  const words = new Set(all.map(foldWord))
  const stems = all.filter((word) => word.endsWith('*')).map((word) => foldWord(word.slice(0, -1)))
  return {
    has: (word) => !isUnspaced(word) && (words.has(word) || stems.some((stem) => word.startsWith(stem))),
    within: (text) => (pattern === null ? [] : (text.match(pattern) ?? [])),
  }
}
