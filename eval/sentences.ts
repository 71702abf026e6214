import type { Cue } from '#contract/transcripts.ts'
import { countWords } from '#core/text/find-words.ts'
import { findRealData } from '../scripts/find-real-data.ts'
import { requireDevelopmentSet } from './development-set.ts'
import { f1Of, measureBegins, withoutMarks } from './sentences/measure-begins.ts'
import type { Speech } from './sentences/measure-begins.ts'
import { readTurns } from './sentences/read-turns.ts'

/**
 * Measures how well sentences are found in English speech whose case and marks were removed, as captions of
 * eight words. Of the two transcripts the captions come with their times. Prints a table.
 */

const wordsInCue = 8
const transcripts = ['JavaScript_TheGoodParts.en.srt', 'IO2009-HTML5.en.srt']

/** Words as captions without times. */
function plainCues(words: readonly string[]): Cue[] {
  return Array.from({ length: Math.ceil(words.length / wordsInCue) }, (_, cue) => ({
    start: null,
    duration: null,
    text: words.slice(cue * wordsInCue, (cue + 1) * wordsInCue).join(' '),
    speaker: null,
  }))
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}

function measure(name: string, speeches: readonly Speech[]): void {
  const began = performance.now()
  const begins = measureBegins(speeches)
  const elapsed = performance.now() - began
  const words = speeches.flatMap(({ cues }) => cues).reduce((sum, { text }) => sum + countWords(text), 0)
  const { hits, found, marked } = begins
  const cells = [name, words, percent(f1Of(begins)), percent(hits / found), percent(hits / marked)]
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
  if (file !== null) measure(name, [withoutMarks(file)])
}
