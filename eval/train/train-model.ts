import { readTitle } from '#core/extractive/extract-summary.ts'
import { readUnits } from '#core/extractive/read-units.ts'
import { rateTerms, sentenceFeatures, toScores } from '#core/extractive/salience/learned-salience.ts'
import type { SalienceModel, SalienceNet } from '#core/extractive/salience/learned-salience.ts'
import { outlineTranscript, termFeatures } from '#core/extractive/salience/term-features.ts'
import type { TranscriptOutline } from '#core/extractive/salience/term-features.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { createTermReader } from '#core/text/find-words.ts'
import type { Term } from '#core/text/find-words.ts'
import { createRandom } from '../check/random.ts'
import type { Transcript } from '../records.ts'
import { contentTokens, wordTokens } from '../rouge.ts'
import { trainNet } from './train-net.ts'
import type { Example } from './train-net.ts'

const english = languageOf('en')

/** A transcript as the model reads it, with what its summary by a person says. */
type TrainingTranscript = {
  outline: TranscriptOutline
  title: Term[]
  /** Stems that the summary has. */
  summaryStems: ReadonlySet<string>
  /** The share of the summary that each sentence holds, by its length. */
  gains: readonly number[]
}

/** The weight of a word that means something beside any word. */
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

const seed = 20_261_123
/** Odds of words that the sentences are learned with come from nets that did not see the transcript. */
const folds = 4
const minWords = 5
const minSentences = 10
const termOptions = { hidden: 8, epochs: 6, isChance: true }
const sentenceOptions = { hidden: 8, epochs: 5, isChance: false }

/** The fact that is not known of most videos: who speaks. Transcripts are learned with it and without it. */
function withoutSpeakers(outline: TranscriptOutline): TranscriptOutline {
  return { ...outline, hasSpeakers: false }
}

function termExamples(transcripts: readonly TrainingTranscript[]): Example[] {
  return transcripts.flatMap(({ outline, title, summaryStems }) => {
    const stems = new Set(title.map(({ stem }) => stem))
    return [outline, withoutSpeakers(outline)].flatMap((variant) => {
      const features = termFeatures(variant, stems)
      const weight = 1 / Math.sqrt(features.size)
      return [...features].map(([stem, inputs]) => ({
        inputs,
        target: Number(summaryStems.has(stem)),
        weight,
      }))
    })
  })
}

function sentenceExamples({ outline, title, gains }: TrainingTranscript, terms: SalienceNet): Example[] {
  const used = outline.units.flatMap(({ length }, at) => (length >= minWords ? [at] : []))
  if (used.length < minSentences) return []
  const targets = toScores(used.map((at) => gains[at] ?? 0))
  const odds = rateTerms(terms, outline, title)
  return [outline, withoutSpeakers(outline)].flatMap((variant) => {
    const rows = sentenceFeatures(variant, odds)
    return used.map((at, position) => ({
      inputs: rows[at] ?? [],
      target: targets[position] ?? 0,
      weight: 1 / Math.sqrt(used.length),
    }))
  })
}

function trainTerms(transcripts: readonly TrainingTranscript[]): SalienceNet {
  return trainNet(termExamples(transcripts), termOptions, createRandom(seed))
}

/**
 * The two nets of the extractive engine, learned from these transcripts; the same transcripts give the same
 * nets.
 */
export function trainModel(transcripts: readonly TrainingTranscript[]): SalienceModel {
  const examples = Array.from({ length: folds }, (_, fold) => {
    const seen = trainTerms(transcripts.filter((_transcript, at) => at % folds !== fold))
    return transcripts
      .filter((_transcript, at) => at % folds === fold)
      .flatMap((transcript) => sentenceExamples(transcript, seen))
  }).flat()
  const sentences = trainNet(examples, sentenceOptions, createRandom(seed))
  return { terms: trainTerms(transcripts), sentences }
}
