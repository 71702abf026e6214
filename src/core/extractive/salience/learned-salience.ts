import { z } from 'zod'
import type { Term } from '#core/text/find-words.ts'
import type { Unit } from '../read-units.ts'
import trainedWeights from './salience-weights.json' with { type: 'json' }
import { termFeatures, ofSpeakers, outlineTranscript } from './term-features.ts'
import type { TranscriptOutline } from './term-features.ts'

/**
 * A net with one hidden layer. Inputs are standardised by `means` and `deviations`; a hidden unit adds `out`
 * times its activation to the result.
 */
const salienceNetSchema = z.strictObject({
  means: z.array(z.number()),
  deviations: z.array(z.number().positive()),
  bias: z.number(),
  hidden: z.array(z.strictObject({ bias: z.number(), out: z.number(), weights: z.array(z.number()) })),
})
export type SalienceNet = z.infer<typeof salienceNetSchema>

/** Inputs further from the mean than anything in the training data say no more than those at its edge. */
const maxDeviations = 4
/** The share that a hidden unit below zero still passes on. */
export const leak = 0.05

/** The inputs as the net takes them. An input that is not known (`NaN`) is taken for the mean. */
export function standardise(
  net: Pick<SalienceNet, 'means' | 'deviations'>,
  inputs: readonly number[],
): number[] {
  if (inputs.length !== net.means.length) {
    throw new RangeError(`${inputs.length} inputs, and the net has ${net.means.length}`)
  }
  return inputs.map((value, at) => {
    if (Number.isNaN(value)) return 0
    const deviation = (value - (net.means[at] ?? 0)) / (net.deviations[at] ?? 1)
    return Math.max(-maxDeviations, Math.min(maxDeviations, deviation))
  })
}

/**
 * The output of the net for some inputs.
 * @throws RangeError when their number is not the one it was trained on
 */
export function applyNet(net: SalienceNet, inputs: readonly number[]): number {
  const values = standardise(net, inputs)
  let result = net.bias
  for (const { bias, out, weights } of net.hidden) {
    let sum = bias
    for (let at = 0; at < values.length; at += 1) sum += (weights[at] ?? 0) * (values[at] ?? 0)
    result += out * (sum > 0 ? sum : leak * sum)
  }
  return result
}

const salienceModelSchema = z.strictObject({ terms: salienceNetSchema, sentences: salienceNetSchema })
/** The nets that rate words, and rate sentences by their words and all else. */
export type SalienceModel = z.infer<typeof salienceModelSchema>

/** As `npm run eval -- train salience` wrote it. */
const trained = salienceModelSchema.parse(trainedWeights)

/** Above 1, so that a few sure words count more than many doubtful ones. */
const oddsPower = 1.5
/** The factor by which a word of the title weighs more. */
const titleFavour = 3
/** The factor for each standard deviation by which a sentence is above the others of its transcript. */
const ratingFavour = 0.7

/** The concepts of a sentence, each with its weight in the whole transcript; repeats stand twice. */
export type WeightedConcepts = readonly { concept: string; weight: number }[]

/** The share of a summary in each sentence, as learned from transcripts with summaries by people. */
type LearnedSalience = { concepts: WeightedConcepts[]; ratings: number[] }

/** The probability of each word to stand in a summary; a word of one sentence alone has none. */
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
 * The concepts of each sentence, which are its meaningful words, weighted by how likely they are to stand in
 * a summary; and how much its place, its speaker and its wording speak for it, 1 in the mean.
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
    concepts: units.map(({ terms }) => weighConcepts(terms, weightOf)),
    ratings: scores.map((score) => Math.exp(ratingFavour * score)),
  }
}

function weighConcepts(terms: readonly Term[], weightOf: ReadonlyMap<string, number>): WeightedConcepts {
  const concepts: { concept: string; weight: number }[] = []
  for (const { stem } of terms) {
    const weight = weightOf.get(stem) ?? 0
    if (weight > 0) concepts.push({ concept: stem, weight })
  }
  return concepts
}

/** Sentences before and after one whose words tell how much is being said there. */
const reach = 3
const pairFavour = 0.75
const short = 8
const long = 32

/** The probability of each stem to stand in a summary, from 0 to 1. */
type TermOdds = ReadonlyMap<string, number>

function sumOf(stems: Iterable<string>, odds: TermOdds): number {
  let sum = 0
  for (const stem of stems) sum += odds.get(stem) ?? 0
  return sum
}

function lengthFeatures({ length, terms }: Unit): number[] {
  const words = Math.max(1, length)
  return [Math.log(words), Number(words < short), Number(words > long), terms.length / words]
}

/**
 * The features of a sentence's position. In discussions the opening says most of a summary, and the net
 * learned from those; a single speaker has the whole time to come to the point, so the position says nothing
 * there.
 */
function positionFeatures(transcript: TranscriptOutline, at: number): number[] {
  const { units, words, wordsBefore, wordsOf, wordsInTurn, positionsInTurn, asks } = transcript
  const sentence = units[at]?.sentence
  const share = (wordsBefore[at] ?? 0) / words
  const position = positionsInTurn[at] ?? 0
  return [
    ofSpeakers(transcript, share),
    ofSpeakers(transcript, Math.exp(-at / short)),
    ofSpeakers(transcript, Number(share < 0.05)),
    ofSpeakers(transcript, Number(share > 0.9)),
    Math.log(units.length),
    Number(asks[at - 1] === true),
    Number(asks[at + 1] === true),
    ofSpeakers(transcript, (wordsOf.get(sentence?.speaker ?? null) ?? 0) / words),
    ofSpeakers(transcript, Math.log(1 + (wordsInTurn.get(sentence?.turn ?? -1) ?? 0))),
    ofSpeakers(transcript, Number(position === 0)),
    ofSpeakers(transcript, Math.log(1 + position)),
  ]
}

/** The features that show the share of a summary in a sentence, a row for each sentence. */
export function sentenceFeatures(transcript: TranscriptOutline, odds: TermOdds): number[][] {
  const { units, pairs, pairCounts } = transcript
  const sums = units.map(({ stems }) => sumOf(stems.keys(), odds))
  const seen = new Set<string>()

  function contentFeatures(unit: Unit, at: number): number[] {
    const here = [...unit.stems.keys()]
    const sum = sums[at] ?? 0
    const fresh = here.filter((stem) => !seen.has(stem)).length / Math.max(1, here.length)
    for (const stem of here) seen.add(stem)
    const around = sums
      .slice(Math.max(0, at - reach), at + reach + 1)
      .reduce((total, each) => total + each, -sum)
    const repeated = (pairs[at] ?? []).reduce((total, pair) => total + Math.log(pairCounts.get(pair) ?? 1), 0)
    return [
      Math.log(0.05 + sum),
      sum / Math.max(1, unit.length),
      here.reduce((best, stem) => Math.max(best, odds.get(stem) ?? 0), 0),
      around / (2 * reach),
      fresh,
      Math.log(1 + pairFavour * repeated),
      unit.clarity,
      Number(unit.standing === 'leaning'),
      Number(unit.sentence.fragment),
      Number(/\p{N}/u.test(unit.text)),
    ]
  }

  return units.map((unit, at) => [
    ...contentFeatures(unit, at),
    ...lengthFeatures(unit),
    ...positionFeatures(transcript, at),
  ])
}
