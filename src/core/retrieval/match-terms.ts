import { byFallingValue, distancesTo, smooth } from './boosted-trees.ts'
import { weightOf } from './transcript-index.ts'
import type { TranscriptIndex } from './transcript-index.ts'

/** Stems with how much each counts. */
export type WeightedStems = ReadonlyMap<string, number>

/** Saturation and length normalisation of BM25 (Robertson and Zaragoza, 2009). */
const saturation = 1.2
const lengthShare = 0.75

/** BM25 of each sentence for these stems. */
export function scoreSentences(index: TranscriptIndex, stems: WeightedStems): Float64Array {
  const scores = new Float64Array(index.sentences.length)
  for (const [stem, weight] of stems) {
    const worth = weight * weightOf(index, stem)
    for (const { sentence, count } of index.postings.get(stem) ?? []) {
      const length = (index.termCounts[sentence] ?? 0) / index.meanTerms
      const norm = saturation * (1 - lengthShare + lengthShare * length)
      scores[sentence] = (scores[sentence] ?? 0) + (worth * count * (saturation + 1)) / (count + norm)
    }
  }
  return scores
}

/**
 * The share of the stems' weight within a distance of so many sentences; stems farther away count less.
 * Nobody writes into it.
 */
export type Coverage = (reach: number) => Float64Array

/** Prepares the coverage of stems. */
export function createCoverage(index: TranscriptIndex, stems: WeightedStems): Coverage {
  const length = index.sentences.length
  const weights = [...stems].map(([stem, weight]) => weight * weightOf(index, stem))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const distances = [...stems.keys()].map((stem) =>
    distancesTo(
      (index.postings.get(stem) ?? []).map(({ sentence }) => sentence),
      length,
    ),
  )
  const known = new Map<number, Float64Array>()
  const measure = (reach: number): Float64Array => {
    const covered = new Float64Array(length)
    for (const [position, row] of distances.entries()) {
      const share = (weights[position] ?? 0) / (total || 1)
      for (let at = 0; at < length; at += 1) {
        const distance = row[at] ?? Infinity
        if (distance <= reach) covered[at] = (covered[at] ?? 0) + share * (1 - distance / (reach + 1))
      }
    }
    known.set(reach, covered)
    return covered
  }
  return (reach) => known.get(reach) ?? measure(reach)
}

const feedbackSentences = 12
const maxFeedbackStems = 15

/**
 * Stems that stand often where the question's own stand, and that it does not name: synonyms and related
 * words from the transcript itself (pseudo-relevance feedback). The strongest counts 1.
 */
export function feedbackStems(
  index: TranscriptIndex,
  asked: WeightedStems,
  { base, coverage }: { base: Float64Array; coverage: Coverage },
): WeightedStems {
  const [near, wide, widest] = [coverage(2), coverage(6), coverage(15)]
  const nearby = smooth(base, 3)
  const likely = base.map(
    (_, at) => (wide[at] ?? 0) * (0.3 + (near[at] ?? 0)) + 0.02 * (nearby[at] ?? 0) + 0.3 * (widest[at] ?? 0),
  )
  const mass = new Map<string, number>()
  const read = new Set<number>()
  for (const best of byFallingValue(likely).slice(0, feedbackSentences)) {
    for (const at of [best - 1, best, best + 1]) {
      const stems = index.stems[at]
      if (stems === undefined || read.has(at)) continue
      read.add(at)
      for (const [stem, count] of stems) mass.set(stem, (mass.get(stem) ?? 0) + count * (likely[best] ?? 0))
    }
  }
  const found = [...mass]
    .filter(([stem]) => !asked.has(stem) && (index.postings.get(stem)?.length ?? 0) > 1)
    .map(([stem, sum]) => ({ stem, worth: sum * weightOf(index, stem) }))
    .toSorted((a, b) => b.worth - a.worth || (a.stem < b.stem ? -1 : 1))
    .slice(0, maxFeedbackStems)
  const max = found[0]?.worth ?? 1
  return new Map(found.map(({ stem, worth }) => [stem, worth / max]))
}
