import type { Spread } from '#contract/score.ts'
import { meanOf, round } from './bootstrap-macro.ts'

/**
 * The place where the sentences of a summary come from: places of the transcript's sentences, and how many it
 * has.
 */
export type Positions = { positions: readonly number[]; sentences: number }

const tenths = 10

/**
 * The share of all sentences that comes from each tenth of the transcripts, and how many tenths a summary
 * draws on.
 */
export function measureCoverage(summaries: readonly Positions[]): Spread {
  const counts = Array.from({ length: tenths }, () => 0)
  const touched = summaries.map(({ positions, sentences }) => {
    const own = positions.map((position) => Math.min(tenths - 1, Math.floor((tenths * position) / sentences)))
    for (const tenth of own) counts[tenth] = (counts[tenth] ?? 0) + 1
    return new Set(own).size
  })
  const all = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  )
  return { tenths: counts.map((count) => round((100 * count) / all)), coverage: round(meanOf(touched)) }
}
