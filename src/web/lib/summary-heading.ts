import type { Summary } from '#contract/summaries.ts'

/** `AI Summary` only where a language model wrote it. */
export function summaryHeading(summary: Pick<Summary, 'engine'>): string {
  return summary.engine.kind === 'model' ? 'AI Summary' : 'Summary'
}
