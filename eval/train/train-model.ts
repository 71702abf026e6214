import { rateTerms, sentenceFeatures, toScores } from '#core/extractive/salience/learned-salience.ts'
import type { SalienceModel, SalienceNet } from '#core/extractive/salience/learned-salience.ts'
import { termFeatures } from '#core/extractive/salience/term-features.ts'
import type { TranscriptOutline } from '#core/extractive/salience/term-features.ts'
import { createRandom } from '../check/random.ts'
import { trainNet } from './train-net.ts'
import type { Example } from './train-net.ts'
import type { TrainingTranscript } from './training-transcripts.ts'

const seed = 20_261_123
/** Odds of words that the sentences are learned with come from nets that did not see the transcript. */
const folds = 4
const minWords = 5
const minSentences = 10
const termOptions = { hidden: 8, epochs: 6, isChance: true }
const sentenceOptions = { hidden: 8, epochs: 5, isChance: false }

/** What is not known of most videos: who speaks. Transcripts are learned with it and without it. */
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

/** The two nets of the extractive engine, learned from these transcripts; the same transcripts give the same nets. */
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
