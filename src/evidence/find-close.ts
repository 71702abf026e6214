import { acceptAlignment, tolerance } from './accept-alignment.ts'
import { alignWords } from './align-words.ts'
import type { EvidenceIndex, QuoteWords } from './evidence-index.ts'
import type { Range } from './find-exact.ts'
import { findWindows } from './find-windows.ts'
import { isUnspaced } from './scan-words.ts'

/** A character of a script without blanks is about half a word. */
const charactersAWord = 2
/** Longer quotes, in words or characters, are looked for word for word only: the work grows with the square. */
const maxQuoteLength = 400
/** Scores that differ by less than a word are told apart by their distance. */
const nearlyEqual = 1

type Hit = { range: Range; score: number; away: number }

/** The stretch that holds the quote but for slips of wording, and decides the same; `null` when there is none. */
export function findClose(index: EvidenceIndex, quote: QuoteWords, hint: number | null): Range | null {
  const { ids, words, inNumber } = quote
  const isBare = words.filter(isUnspaced).length * 2 > words.length
  const scale = isBare ? charactersAWord : 1
  if (ids.length < tolerance.words * scale || ids.length > maxQuoteLength) return null
  const min = tolerance.met * ids.length - inNumber.size
  let best: Hit | null = null
  for (const window of findWindows(index, quote, hint, min)) {
    const { pairs, score } = alignWords(ids, index.words, window.from, window.to)
    const range = acceptAlignment(index, quote, pairs, { scale, hint })
    if (range === null) continue
    const away = hint === null ? range.from : Math.abs((index.sentenceAt[range.from] ?? 0) - hint)
    const hit = { range, score, away }
    if (best === null || isBetter(hit, best)) best = hit
  }
  return best?.range ?? null
}

function isBetter(hit: Hit, best: Hit): boolean {
  if (Math.abs(hit.score - best.score) >= nearlyEqual) return hit.score > best.score
  return hit.away < best.away
}
