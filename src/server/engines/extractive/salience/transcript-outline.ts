import type { Unit } from '../read-units.ts'
import { isQuestion } from '../standing.ts'

/** Where each sentence of a transcript stands, and who says how much of it. */
export type TranscriptOutline = {
  units: readonly Unit[]
  /** Words of the whole transcript, at least 1, and before each sentence. */
  words: number
  wordsBefore: readonly number[]
  asks: readonly boolean[]
  /** Words by speaker and by turn. A transcript of one voice tells nothing by them. */
  hasSpeakers: boolean
  wordsOf: ReadonlyMap<string | null, number>
  wordsInTurn: ReadonlyMap<number, number>
  /** How many sentences of the same turn stand before each. */
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
  return {
    units,
    words: Math.max(1, words),
    wordsBefore,
    asks: units.map(({ sentence }) => isQuestion(sentence.text)),
    hasSpeakers: wordsOf.size > 1,
    wordsOf,
    wordsInTurn,
    positionsInTurn,
  }
}

/** What a feature of speakers, turns and places is worth in a transcript of one voice: not known. */
export function ofSpeakers({ hasSpeakers }: TranscriptOutline, value: number): number {
  return hasSpeakers ? value : Number.NaN
}
