import type { Insight } from '#contract/summaries.ts'

const tenths = 10

/** How many of the statements so far lie in each tenth of the video; none where its length is not known. */
export function liveCoverage(insights: readonly Insight[], durationSeconds: number | null): number[] {
  const counts = Array.from({ length: tenths }, () => 0)
  if (durationSeconds === null || durationSeconds === 0) return counts
  for (const { second } of insights) {
    if (second === null) continue
    const tenth = Math.min(tenths - 1, Math.floor((second / durationSeconds) * tenths))
    counts[tenth] = (counts[tenth] ?? 0) + 1
  }
  return counts
}
