import { findBoundaries } from '#server/engines/extractive/find-boundaries.ts'
import { english } from '#server/domain/languages/english.ts'
import { readUnits } from '#server/engines/extractive/read-units.ts'
import type { Talk } from './records.ts'

/** Places where a new subject begins, in words from the start of a talk. */
export type FindPlaces = (talk: Talk) => number[]

/** A place counts as found when it is at most so many words off. */
const tolerance = 90

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** The places that the engine finds. */
export function enginePlaces(talk: Talk): number[] {
  const wordsBefore: number[] = []
  let words = 0
  for (const { text } of talk.sentences) {
    wordsBefore.push(words)
    words += countWords(text)
  }
  const starts = findBoundaries(readUnits(talk.sentences, english), english)
  return starts.map((start) => wordsBefore[start] ?? 0).filter((place) => place > 0)
}

/** As many places as people marked, evenly spread. */
export function evenPlaces(talk: Talk): number[] {
  const words = talk.sentences.reduce((sum, { text }) => sum + countWords(text), 0)
  const parts = talk.boundaries.length + 1
  return talk.boundaries.map((_, place) => Math.round(((place + 1) * words) / parts))
}

function f1(found: readonly number[], marked: readonly number[]): number {
  const left = new Set(found)
  let hits = 0
  for (const place of marked) {
    const near = [...left].filter((other) => Math.abs(other - place) <= tolerance)
    const [nearest] = near.toSorted((a, b) => Math.abs(a - place) - Math.abs(b - place))
    if (nearest === undefined) continue
    left.delete(nearest)
    hits += 1
  }
  return hits === 0 ? 0 : (2 * hits) / (found.length + marked.length)
}

/** Mean F1 in percent of the places found in the talks of a group that people marked. */
export function scoreBoundaries(find: FindPlaces, talks: readonly Talk[], group: Talk['group']): number {
  const marked = talks.filter((talk) => talk.group === group && talk.boundaries.length > 0)
  const scores = marked.map((talk) => f1(find(talk), talk.boundaries))
  return (100 * scores.reduce((sum, score) => sum + score, 0)) / scores.length
}
