import { readFileSync } from 'node:fs'
import type { Cue } from '#contract/transcripts.ts'
import { countWords } from '#core/text/find-words.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import { parseFile } from '#tests/setup/parse-file.ts'
import { removeMarks } from './read-turns.ts'
import type { MarkedTurn } from './read-turns.ts'

/** Speech without marks, and before which of its words a sentence begins. */
export type Speech = Pick<MarkedTurn, 'begins'> & { cues: Cue[] }

/** The number of sentences begin where they do, of those that were found, and of those that there are. */
export type Begins = { hits: number; found: number; marked: number }

/** The captions of a file with their case and marks removed, as one speech. */
export function withoutMarks(file: string): Speech {
  const { cues } = parseFile(new Uint8Array(readFileSync(file)), file)
  const { begins } = removeMarks(cues.map(({ text }) => text).join(' '))
  const bare = cues.map((cue) => ({ ...cue, text: removeMarks(cue.text).words.join(' ') }))
  return { begins, cues: bare.filter(({ text }) => text !== '') }
}

/** Cuts speech into sentences as the product does, and counts those that begin at the right word. */
export function measureBegins(speeches: readonly Speech[]): Begins {
  const sum = { hits: 0, found: 0, marked: 0 }
  for (const { cues, begins } of speeches) {
    const own = foundBegins(cues)
    sum.hits += own.intersection(begins).size
    sum.found += own.size
    sum.marked += begins.size
  }
  return sum
}

/** The harmonic mean of precision and recall. */
export function f1Of({ hits, found, marked }: Begins): number {
  return (2 * hits) / (found + marked)
}

function foundBegins(cues: Cue[]): Set<number> {
  const begins = new Set<number>()
  let at = 0
  for (const { text } of splitSentences(cues, 'en')) {
    begins.add(at)
    at += countWords(text)
  }
  begins.delete(0)
  return begins
}
