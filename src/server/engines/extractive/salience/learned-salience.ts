import { z } from 'zod'
import type { Term } from '#server/domain/text/read-terms.ts'
import type { Unit } from '../read-units.ts'
import { applyNet, salienceNetSchema } from './salience-net.ts'
import type { SalienceNet } from './salience-net.ts'
import { sentenceFeatures } from './sentence-features.ts'
import type { TermOdds } from './sentence-features.ts'
import { outlineTranscript } from './transcript-outline.ts'
import type { TranscriptOutline } from './transcript-outline.ts'
import { termFeatures } from './term-features.ts'
import weights from './salience-weights.json' with { type: 'json' }

const salienceModelSchema = z.strictObject({ terms: salienceNetSchema, sentences: salienceNetSchema })
/** What rates words, and what rates sentences by their words and all else. */
export type SalienceModel = z.infer<typeof salienceModelSchema>

/** As `npm run eval -- train salience` wrote it. */
const trained = salienceModelSchema.parse(weights)

/** Above 1, so that a few sure words count more than many doubtful ones. */
const oddsPower = 1.5
/** How much more a word weighs that the title names. */
const titleFavour = 3
/** How much more a sentence counts for each standard deviation above the others of its transcript. */
const ratingFavour = 0.7

/** What a sentence speaks of, with the weight that each has in the whole transcript; repeats stand twice. */
export type WeightedConcepts = readonly { concept: string; weight: number }[]

/** How much of a summary each sentence holds, as learned from transcripts with summaries by people. */
export type LearnedSalience = { concepts: WeightedConcepts[]; ratings: number[] }

/** How likely each word of a transcript is to stand in a summary of it; what one sentence alone says has no entry. */
export function rateTerms(net: SalienceNet, transcript: TranscriptOutline, title: readonly Term[]): TermOdds {
  const features = termFeatures(transcript, new Set(title.map(({ stem }) => stem)))
  return new Map([...features].map(([stem, inputs]) => [stem, 1 / (1 + Math.exp(-applyNet(net, inputs)))]))
}

/** Values as standard deviations from their mean. */
export function toScores(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return values.map((value) => (variance === 0 ? 0 : (value - mean) / Math.sqrt(variance)))
}

/**
 * The concepts of each sentence, which are its meaningful words, weighted by how likely they are to stand in a summary; and how much
 * its place, its speaker and its wording speak for it, 1 in the mean.
 */
export function learnedSalience(
  units: readonly Unit[],
  title: readonly Term[],
  model: SalienceModel = trained,
): LearnedSalience {
  const transcript = outlineTranscript(units)
  const odds = rateTerms(model.terms, transcript, title)
  const named = new Set(title.map(({ stem }) => stem))
  const weightOf = new Map(
    [...odds].map(([stem, chance]) => [stem, chance ** oddsPower * (named.has(stem) ? 1 + titleFavour : 1)]),
  )
  const rows = sentenceFeatures(transcript, odds)
  const scores = toScores(rows.map((inputs) => applyNet(model.sentences, inputs)))
  return {
    concepts: units.map(({ terms }) =>
      terms
        .map(({ stem }) => ({ concept: stem, weight: weightOf.get(stem) ?? 0 }))
        .filter(({ weight }) => weight > 0),
    ),
    ratings: scores.map((score) => Math.exp(ratingFavour * score)),
  }
}
