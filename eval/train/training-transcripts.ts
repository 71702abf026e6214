import { readTitle } from '#core/extractive/extract-summary.ts'
import { readUnits } from '#core/extractive/read-units.ts'
import type { TranscriptOutline } from '#core/extractive/salience/term-features.ts'
import { outlineTranscript } from '#core/extractive/salience/term-features.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { createTermReader } from '#core/text/find-words.ts'
import type { Term } from '#core/text/find-words.ts'
import type { Transcript } from '../records.ts'
import { contentTokens, wordTokens } from '../rouge.ts'

const english = languageOf('en')

/** A transcript as the model reads it, with what its summary by a person says. */
export type TrainingTranscript = {
  outline: TranscriptOutline
  title: Term[]
  /** Stems that the summary has. */
  summaryStems: ReadonlySet<string>
  /** How much of the summary each sentence holds, by its length. */
  gains: readonly number[]
}

/** How much a word counts that means something beside any word. */
const contentFavour = 2
/** Short sentences would hold most of a summary for their length. */
const lengthFloor = 3
const minTokens = 4

function countTokens(tokens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  return counts
}

/** Reads a transcript for training. */
export function readTrainingTranscript(transcript: Transcript): TrainingTranscript {
  const units = readUnits(transcript.sentences, english)
  const words = countTokens(wordTokens(transcript.reference))
  const content = new Set(contentTokens(transcript.reference))
  const gains = units.map(({ text }) => {
    const tokens = wordTokens(text)
    if (tokens.length < minTokens) return 0
    const known = [...countTokens(tokens)].reduce(
      (sum, [token, count]) => sum + Math.min(count, words.get(token) ?? 0),
      0,
    )
    const meant = [...new Set(contentTokens(text))].filter((token) => content.has(token)).length
    return (known + contentFavour * meant) / (tokens.length + lengthFloor)
  })
  const readTerms = createTermReader(english, [])
  return {
    outline: outlineTranscript(units),
    title: readTitle(transcript.title, english),
    summaryStems: new Set(readTerms(transcript.reference).map(({ stem }) => stem)),
    gains,
  }
}
