import { splitWords } from '#server/domain/text/find-words.ts'
import type { Unit } from './read-units.ts'

/** Words said in a row, all of them meaningful: a candidate for the name of a section. */
export type Phrase = {
  stems: readonly string[]
  /** As it is written here. */
  text: string
  /** A word before it announces a noun, as in `the outer function`. */
  isNoun: boolean
}

const maxWords = 3

/** Words in front of a noun; other languages say nothing here. */
const announcing = new Set(
  `a an the this that these those our your my his her its their some any each every no all both many more most few
  several of in on with for by from about between into new old first second next last good great better best bad
  worse worst big whole same other different two three four five`.split(/\s+/),
)

const possessive = /['’]s?$/u

type Written = { word: string; from: number; to: number }

function locate(text: string): Written[] {
  let at = 0
  return splitWords(text).map((word) => {
    const from = text.indexOf(word, at)
    at = from + word.length
    return { word, from, to: at }
  })
}

/**
 * The phrases of a sentence: up to three neighbouring words that end where a word without meaning or a mark follows, so
 * that `outer function` is one in `the outer function has`, and `function has` is none.
 */
export function findPhrases({ text, terms }: Unit): Phrase[] {
  const words = locate(text)
  const stemAt = new Map(terms.map(({ position, stem }) => [position, stem]))
  /** Whether nothing but a blank parts a word from the next. */
  const isJoined = (position: number): boolean =>
    text.slice(words[position]?.to, words[position + 1]?.from).trim() === ''
  const phrases: Phrase[] = []
  for (const end of stemAt.keys()) {
    if (stemAt.has(end + 1) && isJoined(end)) continue
    for (let start = end; end - start < maxWords && stemAt.has(start); start -= 1) {
      const before = words[start - 1]
      const isOpen = before !== undefined && isJoined(start - 1)
      const stems = Array.from({ length: end - start + 1 }, (_, offset) => stemAt.get(start + offset) ?? '')
      phrases.push({
        stems,
        text: text.slice(words[start]?.from, words[end]?.to).replace(possessive, ''),
        isNoun: isOpen && (stemAt.has(start - 1) || announcing.has(before.word.toLowerCase())),
      })
      if (!isOpen) break
    }
  }
  return phrases
}
