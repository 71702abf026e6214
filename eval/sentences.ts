import { readFileSync } from 'node:fs'
import type { Cue } from '#contract/transcripts.ts'
import { parseCaptions } from '#server/domain/captions/parse-captions.ts'
import { countWords } from '#server/domain/text/find-words.ts'
import { splitSentences } from '#server/domain/text/split-sentences.ts'
import { findRealData } from '../scripts/find-real-data.ts'
import { requireDevelopmentSet } from './development-set.ts'
import { readTurns, removeMarks } from './sentences/read-turns.ts'
import type { MarkedTurn } from './sentences/read-turns.ts'

/** Measures how well sentences are found in English speech whose case and marks were removed, as captions of eight words. Of the two transcripts the captions come with their times. Prints a table. */

const wordsInCue = 8
const transcripts = ['JavaScript_TheGoodParts.en.srt', 'IO2009-HTML5.en.srt']

/** Speech without marks, and before which of its words a sentence begins. */
type Speech = Pick<MarkedTurn, 'begins'> & { cues: Cue[] }

/** Words as captions without times. */
function plainCues(words: readonly string[]): Cue[] {
  return Array.from({ length: Math.ceil(words.length / wordsInCue) }, (_, cue) => ({
    start: null,
    duration: null,
    text: words.slice(cue * wordsInCue, (cue + 1) * wordsInCue).join(' '),
    speaker: null,
  }))
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

function percent(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(1)
}

function measure(name: string, turns: readonly Speech[]): void {
  let [hits, found, marked] = [0, 0, 0]
  const began = performance.now()
  const all = turns.map(({ cues }) => foundBegins(cues))
  const elapsed = performance.now() - began
  for (const [position, { begins }] of turns.entries()) {
    const own = all[position] ?? new Set()
    hits += own.intersection(begins).size
    found += own.size
    marked += begins.size
  }
  const words = turns.flatMap(({ cues }) => cues).reduce((sum, { text }) => sum + countWords(text), 0)
  const cells = [name, words, percent(2 * hits, found + marked), percent(hits, found), percent(hits, marked)]
  console.log(`| ${[...cells, ((elapsed * 10_000) / words).toFixed(1)].join(' | ')} |`)
}

console.log('| speech | words | F1 | precision | recall | ms for 10,000 words |')
console.log('| --- | --- | --- | --- | --- | --- |')
const turns = readTurns(requireDevelopmentSet())
for (const group of ['meetings', 'topics'] as const) {
  measure(
    group,
    turns
      .filter((turn) => turn.group === group)
      .map(({ words, begins }) => ({ begins, cues: plainCues(words) })),
  )
}
for (const name of transcripts) {
  const file = findRealData(`captions/google-ccby/${name}`)
  if (file === null) continue
  const { cues } = parseCaptions(new Uint8Array(readFileSync(file)), { fileName: name })
  const { begins } = removeMarks(cues.map(({ text }) => text).join(' '))
  const bare = cues.map((cue) => ({ ...cue, text: removeMarks(cue.text).words.join(' ') }))
  measure(name, [{ begins, cues: bare.filter(({ text }) => text !== '') }])
}
