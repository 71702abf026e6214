import type { Insight } from '#contract/summaries.ts'

/** How many insights have their words in the transcript, out of how many. */
export function countChecked(insights: readonly Insight[]): { checked: number; total: number } {
  return {
    checked: insights.filter((insight) => insight.state !== 'unverified').length,
    total: insights.length,
  }
}
