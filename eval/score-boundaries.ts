import { findBoundaries } from '#core/extractive/find-boundaries.ts'
import { readUnits } from '#core/extractive/read-units.ts'
import { languageOf } from '#core/languages/language-of.ts'
import type { Transcript } from './records.ts'

const english = languageOf('en')

/** Places where a new subject begins, in words from the start of a transcript. */
export type FindPositions = (transcript: Transcript) => number[]

/** A place counts as found when it is at most so many words off. */
const tolerance = 90

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** The places that the engine finds. */
export function enginePositions(transcript: Transcript): number[] {
  const wordsBefore: number[] = []
  let words = 0
  for (const { text } of transcript.sentences) {
    wordsBefore.push(words)
    words += countWords(text)
  }
  const starts = findBoundaries(readUnits(transcript.sentences, english), english)
  return starts.map((start) => wordsBefore[start] ?? 0).filter((position) => position > 0)
}

/** As many places as people marked, evenly spread. */
export function evenPositions(transcript: Transcript): number[] {
  const words = transcript.sentences.reduce((sum, { text }) => sum + countWords(text), 0)
  const parts = transcript.boundaries.length + 1
  return transcript.boundaries.map((_, position) => Math.round(((position + 1) * words) / parts))
}

function f1(found: readonly number[], marked: readonly number[]): number {
  const left = new Set(found)
  let hits = 0
  for (const position of marked) {
    const near = [...left].filter((other) => Math.abs(other - position) <= tolerance)
    const [nearest] = near.toSorted((a, b) => Math.abs(a - position) - Math.abs(b - position))
    if (nearest === undefined) continue
    left.delete(nearest)
    hits += 1
  }
  return hits === 0 ? 0 : (2 * hits) / (found.length + marked.length)
}

/** Mean F1 in percent of the places found in the talks of a group that people marked. */
export function scoreBoundaries(
  find: FindPositions,
  transcripts: readonly Transcript[],
  group: Transcript['group'],
): number {
  const marked = transcripts.filter(
    (transcript) => transcript.group === group && transcript.boundaries.length > 0,
  )
  const scores = marked.map((transcript) => f1(find(transcript), transcript.boundaries))
  return (100 * scores.reduce((sum, score) => sum + score, 0)) / scores.length
}
