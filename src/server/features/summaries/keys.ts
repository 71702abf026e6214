import { createHash } from 'node:crypto'
import type { Engine } from '#contract/summaries.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import type { RunTask } from '#server/db/schema/runs.ts'
import type { KnownSubject } from '#server/features/transcripts/service.ts'

/** How a summary is written. */
export type SummaryOptions = Pick<RunTask, 'style' | 'language'>

/** Without a choice: the first style, in English. */
export const defaultOptions: SummaryOptions = { style: summaryStyles[0], language: summaryLanguages[0] }

/**
 * All that shapes how an engine summarizes: itself, and what is asked of it. The extractive engine has one way, so
 * all options give the same answer.
 */
export function engineVariant(engine: Engine, { style, language }: SummaryOptions): string {
  const own = [engine.kind, engine.name, engine.version]
  return JSON.stringify(engine.kind === 'extractive' ? own : [...own, style, language])
}

/** Names the work of a run, before its transcript is known: equal keys have equal answers. */
export function runKey(subject: KnownSubject, variant: string): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, variant]))
    .digest('hex')
}

/** Names a stored summary: the transcript it was made of, and how. */
export function summaryKey(transcript: { id: string; contentHash: string }, variant: string): string {
  return `${transcript.id}/${transcript.contentHash}/${variant}`
}
