import { createHash } from 'node:crypto'
import type { Engine } from '#contract/summaries.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import type { RunTask } from '#server/db/rows/runs.ts'
import type { KnownSubject } from '#server/features/transcripts/service.ts'

/** The options of a summary. */
export type SummaryOptions = Pick<RunTask, 'style' | 'language'>

/** The default options: the first style, in English. */
export const defaultOptions: SummaryOptions = { style: summaryStyles[0], language: summaryLanguages[0] }

/**
 * The engine and the options, as far as they shape a summary. The extractive engine has no options, so all of them give the
 * same summary.
 */
export function engineVariant(engine: Engine, { style, language }: SummaryOptions): string {
  const own = [engine.kind, engine.name, engine.version]
  return JSON.stringify(engine.kind === 'extractive' ? own : [...own, style, language])
}

/** The key of a run, before its transcript is known: equal keys have equal summaries. */
export function runKey(subject: KnownSubject, variant: string): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, variant]))
    .digest('hex')
}

/** The key of a stored summary: its transcript and its variant. */
export function summaryKey(transcript: { id: string; contentHash: string }, variant: string): string {
  return `${transcript.id}/${transcript.contentHash}/${variant}`
}
