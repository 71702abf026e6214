import { byFallingValue, distancesTo, maxOf, smooth } from './boosted-trees.ts'
import type { Coverage, WeightedStems } from './match-terms.ts'
import type { Question } from './read-question.ts'
import { weightOf } from './transcript-index.ts'
import type { TranscriptIndex } from './transcript-index.ts'

/**
 * A word of a question in a transcript: what it tells in this transcript, how far each sentence is from it,
 * and how often it has it.
 */
export type AskedStem = {
  stem: string
  weight: number
  distances: Float64Array
  counts: Float64Array
  total: number
}

/** Finds the words of a question in a transcript. */
export function findAskedStems(index: TranscriptIndex, { stems }: Question): AskedStem[] {
  return [...stems.keys()].map((stem) => {
    const counts = new Float64Array(index.sentences.length)
    const postings = index.postings.get(stem) ?? []
    for (const { sentence, count } of postings) counts[sentence] = count
    return {
      stem,
      weight: weightOf(index, stem),
      distances: distancesTo(
        postings.map(({ sentence }) => sentence),
        counts.length,
      ),
      counts,
      total: postings.reduce((sum, { count }) => sum + count, 0),
    }
  })
}

/** The most words that stand within `reach` sentences of one sentence, each by its worth. */
export function mostTogether<Stem extends AskedStem>(
  stems: readonly Stem[],
  reach: number,
  worthOf: (stem: Stem) => number,
): number {
  const sums = new Float64Array(stems[0]?.distances.length ?? 0)
  for (const stem of stems) {
    const worth = worthOf(stem)
    for (let at = 0; at < sums.length; at += 1) {
      if ((stem.distances[at] ?? Infinity) <= reach) sums[at] = (sums[at] ?? 0) + worth
    }
  }
  return maxOf(sums)
}

/**
 * The largest sum of what words are worth by how often they occur within `reach` sentences of one; what does
 * not occur there adds nothing.
 */
export function densestWindow<Stem extends AskedStem>(
  stems: readonly Stem[],
  reach: number,
  worthOf: (stem: Stem, count: number) => number,
): number {
  const masses = new Float64Array(stems[0]?.counts.length ?? 0)
  for (const stem of stems) {
    const { counts, total } = stem
    if (total === 0) continue
    let sum = counts.subarray(0, reach).reduce((before, count) => before + count, 0)
    for (let at = 0; at < masses.length; at += 1) {
      sum += (counts[at + reach] ?? 0) - (counts[at - reach - 1] ?? 0)
      if (sum > 0) masses[at] = (masses[at] ?? 0) + worthOf(stem, sum)
    }
  }
  return maxOf(masses)
}

const discussionSentences = 40
const maxStems = 25
/** So much counts where nothing of the question stands nearby. */
const floor = 0.2

/**
 * Stems of the discussion that a question is about: those that stand more often where its own stems are dense
 * than elsewhere, its own among them. The strongest counts 1.
 */
export function discussionStems(
  index: TranscriptIndex,
  base: Float64Array,
  coverage: Coverage,
): WeightedStems {
  const [near, wide] = [coverage(6), coverage(15)]
  const density = smooth(base, 15).map(
    (value, at) => value * (floor + (near[at] ?? 0)) * (floor + (wide[at] ?? 0)),
  )
  const counts = new Map<string, number>()
  for (const at of byFallingValue(density).slice(0, discussionSentences)) {
    for (const [stem, count] of index.stems[at] ?? []) counts.set(stem, (counts.get(stem) ?? 0) + count)
  }
  const found = [...counts]
    .filter(([, count]) => count > 1)
    .map(([stem, count]) => ({ stem, worth: worthOfRelated(index, stem, count) }))
    .toSorted((a, b) => b.worth - a.worth || (a.stem < b.stem ? -1 : 1))
    .slice(0, maxStems)
  const max = found[0]?.worth ?? 1
  return new Map(found.map(({ stem, worth }) => [stem, worth / max]))
}

function worthOfRelated(index: TranscriptIndex, stem: string, count: number): number {
  const everywhere = (index.postings.get(stem) ?? []).reduce((sum, posting) => sum + posting.count, 0)
  return (Math.log1p(count) * count * weightOf(index, stem)) / Math.max(1, everywhere)
}
