import { isQuestion } from '#core/kinds/kind-patterns.ts'
import type { Term } from '#core/text/find-words.ts'
import type { Unit } from '../read-units.ts'

/** Equal parts of a transcript in which a word may be at home. */
const blocks = 20
/** The opening: this many words, and this share of all words besides. */
const opening = { words: 60, share: 0.06 }
const closingShare = 0.1
/** The least number of sentences with a concept that the title does not name. */
const minSentences = 2

/** One use of a word: the sentence that it stands in, and how often its pair with the word before is said. */
type Use = { at: number; term: Term; pair: number }

/** The pairs of neighbours of a sentence, each as often as it is said, named by both with a blank between. */
function pairsOf(terms: readonly Term[]): string[] {
  return terms.slice(1).flatMap(({ stem, position }, at) => {
    const before = terms[at]
    return before?.position === position - 1 ? [`${before.stem} ${stem}`] : []
  })
}

function gatherUses(transcript: TranscriptOutline): Map<string, Use[]> {
  const { units, pairCounts } = transcript
  const uses = new Map<string, Use[]>()
  for (const [at, { terms }] of units.entries()) {
    let withLast = 0
    for (const [position, term] of terms.entries()) {
      const next = terms[position + 1]
      const withNext = next === undefined ? 0 : (pairCounts.get(`${term.stem} ${next.stem}`) ?? 0)
      const pair = Math.max(withLast, withNext)
      withLast = withNext
      const known = uses.get(term.stem)
      if (known === undefined) uses.set(term.stem, [{ at, term, pair }])
      else known.push({ at, term, pair })
    }
  }
  return uses
}

function share(uses: readonly Use[], isMeant: (use: Use) => boolean): number {
  return uses.length === 0 ? 0 : uses.filter(isMeant).length / uses.length
}

function isCapital({ term }: Use): boolean {
  const first = term.word.charAt(0)
  return first !== first.toLowerCase()
}

function largest(counts: Iterable<number>): number {
  let most = 0
  for (const count of counts) most = Math.max(most, count)
  return most
}

/**
 * The features that show the probability of a word to stand in a summary: how often and where it is said, by
 * how many, and among which others. By stem; words of one sentence alone are left out, unless the title has
 * them.
 */
export function termFeatures(
  transcript: TranscriptOutline,
  titleStems: ReadonlySet<string>,
): Map<string, number[]> {
  const features = new Map<string, number[]>()
  for (const [stem, uses] of gatherUses(transcript)) {
    const sentences = new Set(uses.map(({ at }) => at))
    const isNamed = titleStems.has(stem)
    if (sentences.size < minSentences && !isNamed) continue
    features.set(stem, [
      Number(isNamed),
      /\d/.test(stem) ? 1 : 0,
      stem.length,
      ...usage(transcript, uses, sentences),
    ])
  }
  return features
}

function usage(
  transcript: TranscriptOutline,
  uses: readonly Use[],
  sentences: ReadonlySet<number>,
): number[] {
  const { units, words, wordsBefore, wordsOf, asks } = transcript
  const before = ({ at }: { at: number }): number => wordsBefore[at] ?? 0
  const holders = [...sentences].flatMap((at) => units[at] ?? [])
  const inBlock = new Map<number, number>()
  for (const use of uses) {
    const block = Math.min(blocks - 1, Math.floor((blocks * before(use)) / words))
    inBlock.set(block, (inBlock.get(block) ?? 0) + 1)
  }
  const inOpening = uses.filter((use) => before(use) < opening.words + opening.share * words).length
  const inside = uses.filter(({ term }) => term.position > 0)
  const mean = (sum: number): number => sum / holders.length
  const pair = largest(uses.map((use) => use.pair))
  return [
    Math.log(1 + sentences.size),
    Math.log(1 + uses.length),
    Math.log(sentences.size / units.length),
    uses.length / sentences.size,
    inBlock.size / blocks,
    largest(inBlock.values()) / uses.length,
    before(uses[0] ?? { at: 0 }) / words,
    before(uses.at(-1) ?? { at: 0 }) / words,
    Math.log(1 + inOpening),
    Number(inOpening > 0),
    share(uses, (use) => before(use) > (1 - closingShare) * words),
    share(uses, ({ at }) => asks[at] === true),
    share(inside, isCapital),
    Math.log(1 + (pair > 1 ? pair : 0)),
    mean(holders.reduce((sum, { length }) => sum + length, 0)),
    mean(holders.reduce((sum, { terms }) => sum + terms.length, 0)),
    Math.log(words),
    ofSpeakers(transcript, Math.log(1 + new Set(holders.map(({ sentence }) => sentence.turn)).size)),
    ofSpeakers(transcript, new Set(holders.map(({ sentence }) => sentence.speaker)).size / wordsOf.size),
  ]
}

/** The position of each sentence in a transcript, and the share of each speaker. */
export type TranscriptOutline = {
  units: readonly Unit[]
  /** Words of the whole transcript, at least 1, and before each sentence. */
  words: number
  wordsBefore: readonly number[]
  asks: readonly boolean[]
  /** The pairs of neighbouring stems of each sentence, and how often each is said in all. */
  pairs: readonly (readonly string[])[]
  pairCounts: ReadonlyMap<string, number>
  /** Words by speaker and by turn. A transcript of one voice tells nothing by them. */
  hasSpeakers: boolean
  wordsOf: ReadonlyMap<string | null, number>
  wordsInTurn: ReadonlyMap<number, number>
  /** The number of sentences of the same turn before each. */
  positionsInTurn: readonly number[]
}

/** Reads the outline of a transcript out of its sentences. */
export function outlineTranscript(units: readonly Unit[]): TranscriptOutline {
  const wordsBefore: number[] = []
  const positionsInTurn: number[] = []
  const wordsOf = new Map<string | null, number>()
  const wordsInTurn = new Map<number, number>()
  let words = 0
  let turn: number | null = null
  for (const { sentence, length } of units) {
    wordsBefore.push(words)
    positionsInTurn.push(sentence.turn === turn ? (positionsInTurn.at(-1) ?? 0) + 1 : 0)
    words += length
    turn = sentence.turn
    wordsOf.set(sentence.speaker, (wordsOf.get(sentence.speaker) ?? 0) + length)
    wordsInTurn.set(turn, (wordsInTurn.get(turn) ?? 0) + length)
  }
  const pairs = units.map(({ terms }) => pairsOf(terms))
  const pairCounts = new Map<string, number>()
  for (const pair of pairs.flat()) pairCounts.set(pair, (pairCounts.get(pair) ?? 0) + 1)
  return {
    units,
    words: Math.max(1, words),
    wordsBefore,
    asks: units.map(({ sentence }) => isQuestion(sentence.text)),
    pairs,
    pairCounts,
    hasSpeakers: wordsOf.size > 1,
    wordsOf,
    wordsInTurn,
    positionsInTurn,
  }
}

/** The value of a feature of speakers, turns and positions in a transcript of one voice: unknown. */
export function ofSpeakers({ hasSpeakers }: TranscriptOutline, value: number): number {
  return hasSpeakers ? value : Number.NaN
}
