import { z } from 'zod'
import type { CaptionsPart, ProblemCode } from '#contract/problem.ts'
import type { RunEvent } from '#contract/summaries.ts'
import type { RequestedForm } from '#product/summary-forms.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'

/** What a run is to do. */
export type RunTask = {
  subject: { videoId: string } | { transcriptId: string }
  style: SummaryStyle
  /** Absent for key insights, and in runs of before there were other forms. */
  form?: RequestedForm
  /** The language to write in. */
  language: SummaryLanguage
  /** The span of the call that asked for it, where traces are on. */
  traceparent?: string
}

/** Why a run ended without a summary. */
export type RunProblem = {
  code: ProblemCode
  detail: string
  retryAfterSeconds?: number
  videoTitle?: string
  startsAt?: string
  captionsPart?: CaptionsPart
}

/** An event as it is stored: the last one names the summary, which is read when it is handed out. */
export type StoredRunEvent =
  | RunEvent
  | { event: 'done'; data: { summaryId: string } }
  | { event: 'problem'; data: RunProblem }

/** The work for one summary; one row at work per key. */
export const runRow = z.object({
  id: z.guid(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  task: z.custom<RunTask>((value) => typeof value === 'object' && value !== null),
  /** Counts the workers that took it; every write of a worker names its own. */
  attempt: z.int(),
  /** Higher goes first. */
  priority: z.int(),
  /** The number of its newest event. */
  lastSeq: z.int(),
})

/** What happened in a run, in order and without gaps. */
export const runEventRow = z.object({
  seq: z.int(),
  event: z.custom<StoredRunEvent>((value) => typeof value === 'object' && value !== null),
})
