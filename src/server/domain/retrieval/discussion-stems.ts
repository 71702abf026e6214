import type { Coverage, WeightedStems } from './match-terms.ts'
import { byFallingValue, smooth } from './smooth.ts'
import { weightOf } from './transcript-index.ts'
import type { TranscriptIndex } from './transcript-index.ts'

const discussionSentences = 40
const maxStems = 25
/** So much counts where nothing of the question stands nearby. */
const floor = 0.2

/**
 * Stems of the discussion that a question is about: those that stand more often where its own stems are dense than elsewhere, its
 * own among them. The strongest counts 1.
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
    .map(([stem, count]) => ({ stem, worth: worthOf(index, stem, count) }))
    .toSorted((a, b) => b.worth - a.worth || (a.stem < b.stem ? -1 : 1))
    .slice(0, maxStems)
  const max = found[0]?.worth ?? 1
  return new Map(found.map(({ stem, worth }) => [stem, worth / max]))
}

function worthOf(index: TranscriptIndex, stem: string, count: number): number {
  const everywhere = (index.postings.get(stem) ?? []).reduce((sum, posting) => sum + posting.count, 0)
  return (Math.log1p(count) * count * weightOf(index, stem)) / Math.max(1, everywhere)
}
