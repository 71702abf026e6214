import type { Unit } from '../read-units.ts'
import { ofSpeakers } from './transcript-outline.ts'
import type { TranscriptOutline } from './transcript-outline.ts'
import { pairsOf } from './term-features.ts'

/** Sentences before and after one whose words tell how much is being said there. */
const reach = 3
const pairFavour = 0.75
const short = 8
const long = 32

/** How likely each stem is to stand in a summary, from 0 to 1. */
export type TermOdds = ReadonlyMap<string, number>

function stemsOf({ terms }: Unit): Set<string> {
  return new Set(terms.map(({ stem }) => stem))
}

function sumOf(stems: Iterable<string>, odds: TermOdds): number {
  let sum = 0
  for (const stem of stems) sum += odds.get(stem) ?? 0
  return sum
}

function lengthFeatures({ length, terms }: Unit): number[] {
  const words = Math.max(1, length)
  return [Math.log(words), Number(words < short), Number(words > long), terms.length / words]
}

/**
 * Where a sentence stands. In discussions the opening says most of what people write up, and the net learned from those; a speaker alone
 * has the whole time to come to the point, so that the place tells nothing there.
 */
function positionFeatures(transcript: TranscriptOutline, at: number): number[] {
  const { units, words, wordsBefore, wordsOf, wordsInTurn, positionsInTurn, asks } = transcript
  const sentence = units[at]?.sentence
  const share = (wordsBefore[at] ?? 0) / words
  const position = positionsInTurn[at] ?? 0
  return [
    ofSpeakers(transcript, share),
    ofSpeakers(transcript, Math.exp(-at / short)),
    ofSpeakers(transcript, Number(share < 0.05)),
    ofSpeakers(transcript, Number(share > 0.9)),
    Math.log(units.length),
    Number(asks[at - 1] === true),
    Number(asks[at + 1] === true),
    ofSpeakers(transcript, (wordsOf.get(sentence?.speaker ?? null) ?? 0) / words),
    ofSpeakers(transcript, Math.log(1 + (wordsInTurn.get(sentence?.turn ?? -1) ?? 0))),
    ofSpeakers(transcript, Number(position === 0)),
    ofSpeakers(transcript, Math.log(1 + position)),
  ]
}

/** What tells how much of a summary a sentence holds, a row for each sentence. */
export function sentenceFeatures(transcript: TranscriptOutline, odds: TermOdds): number[][] {
  const { units } = transcript
  const stems = units.map(stemsOf)
  const sums = stems.map((each) => sumOf(each, odds))
  const pairs = new Map<string, number>()
  for (const pair of units.flatMap(({ terms }) => pairsOf(terms))) pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  const seen = new Set<string>()

  function contentFeatures(unit: Unit, at: number): number[] {
    const here = stems[at] ?? new Set<string>()
    const sum = sums[at] ?? 0
    const fresh = [...here].filter((stem) => !seen.has(stem)).length / Math.max(1, here.size)
    for (const stem of here) seen.add(stem)
    const around = sums
      .slice(Math.max(0, at - reach), at + reach + 1)
      .reduce((total, each) => total + each, -sum)
    const repeated = pairsOf(unit.terms).reduce((total, pair) => total + Math.log(pairs.get(pair) ?? 1), 0)
    return [
      Math.log(0.05 + sum),
      sum / Math.max(1, unit.length),
      [...here].reduce((best, stem) => Math.max(best, odds.get(stem) ?? 0), 0),
      around / (2 * reach),
      fresh,
      Math.log(1 + pairFavour * repeated),
      unit.clarity,
      Number(unit.standing === 'leaning'),
      Number(unit.sentence.fragment),
      Number(/\p{N}/u.test(unit.text)),
    ]
  }

  return units.map((unit, at) => [
    ...contentFeatures(unit, at),
    ...lengthFeatures(unit),
    ...positionFeatures(transcript, at),
  ])
}
