import type { WordRange } from './find-words.ts'

/** Sizes in words: a piece is cut at a good place from `min`, and anywhere at `max`. */
export type PieceSize = { min: number; max: number }

/** The quality of a piece's first word: `strong` ones begin one from `min`, `weak` from 16 words. */
export type OpeningOf = (word: number) => 'strong' | 'weak' | null

/** A piece of the words `from` up to `to`; `isForced` when it begins at no good position. */
export type Piece = { from: number; to: number; isForced: boolean }

const weakFrom = 16
const minTailLength = 5

/** Cuts a long run of words into pieces; a tail of a few words stays with the piece before. */
export function cutLong(count: number, size: PieceSize, openingOf: OpeningOf): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  let isForced = false
  for (let i = 1; i < count; i += 1) {
    const length = i - from
    const opening = length >= Math.min(size.min, weakFrom) ? openingOf(i) : null
    const isGood = (opening === 'strong' && length >= size.min) || (opening !== null && length >= weakFrom)
    if (!isGood && length < size.max) continue
    if (count - i < minTailLength) break
    pieces.push({ from, to: i, isForced })
    from = i
    isForced = !isGood
  }
  pieces.push({ from, to: count, isForced })
  return pieces
}

const strongWords = new Set('so but now okay well however because'.split(' '))
const weakWords = new Set('and then actually which also or if when where like'.split(' '))

/** No thought ends with one of these: they lean on the next word, as in `not because`. */
const forwardWords = new Set('a an as at but by for from in into not of on than the to with'.split(' '))

/** `not this but that` is one thought when it is no longer than so many words. */
const contrastWords = 10

function plainWord(word: string): string {
  return word.toLowerCase().replace(/[^a-z]/g, '')
}

/** The degree to which English speakers begin a new thought with the word at `position`. */
export function englishOpening(words: readonly string[], position: number): 'strong' | 'weak' | null {
  const near = words.slice(Math.max(0, position - contrastWords), position + 1)
  const [word = '', ...before] = near.toReversed().map(plainWord)
  if (!strongWords.has(word) && !weakWords.has(word)) return null
  if (forwardWords.has(before[0] ?? '')) return null
  const contrast = before.findIndex((each) => each === 'not' || each === 'but')
  if (word === 'but' && before[contrast] === 'not') return null
  return strongWords.has(word) ? 'strong' : 'weak'
}

/**
 * A language without a list: a piece may begin after a comma, or with a cue. Cues of scripts without blanks
 * begin at phrases; elsewhere they break where the line was full.
 */
export function clauseOpening(
  text: string,
  words: readonly WordRange[],
  cueStarts: ReadonlySet<number>,
  beginsAtPhrases: boolean,
): OpeningOf {
  return (word) => {
    const here = words[word]
    const before = words[word - 1]
    if (here === undefined || before === undefined) return null
    if (/[,;:.!?…،、，；：।。！？]/.test(text.slice(before.to - 1, here.from))) return 'strong'
    if (!cueStarts.has(here.from)) return null
    return beginsAtPhrases ? 'strong' : 'weak'
  }
}
