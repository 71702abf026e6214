import { createHash } from 'node:crypto'
import type { Engine } from '#contract/summaries.ts'
import type { RunTask } from '#server/db/schema/runs.ts'
import type { KnownSubject } from '#server/features/transcripts/service.ts'

/** How a summary is wanted. */
export type Wish = Pick<RunTask, 'style' | 'language'>

/**
 * All that shapes how an engine summarizes: itself, and what is asked of it. The extractive one has but one way, so
 * any wish gives the same answer.
 */
export function engineVariant(engine: Engine, { style, language }: Wish): string {
  const own = [engine.kind, engine.name, engine.version]
  return JSON.stringify(engine.kind === 'extractive' ? own : [...own, style, language])
}

/** Names the work of a run, before its transcript is known: equal keys have equal answers. */
export function runKey(subject: KnownSubject, variant: string): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, variant]))
    .digest('hex')
}

/** Names a stored summary: the words that it was made of, and how. */
export function summaryKey(transcript: { id: string; contentHash: string }, variant: string): string {
  return `${transcript.id}/${transcript.contentHash}/${variant}`
}
