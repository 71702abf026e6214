import { z } from 'zod'
import type { Chapter, SummarySentence } from '#contract/evidence.ts'
import type { Hearing } from '#contract/hearing.ts'
import type { CaptionsPart } from '#contract/problem.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { answerFaults } from '#contract/quota.ts'
import type { RunEvent } from '#contract/run-events.ts'
import type { LineChecking, Summary } from '#contract/summary.ts'
import { originSchema, timingsSchema } from '#contract/transcripts.ts'
import type { CaptionTrack, Sentence, Transcript } from '#contract/transcripts.ts'
import { planIds } from '#product/plans.ts'
import type { RequestedForm } from '#product/summary-forms.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import { summaryStyles } from '#product/summary-options.ts'
import { moment, wideInt } from './sql.ts'
import type { StoredLine } from './stored-lines.ts'

/** JSON that was checked before it was stored. */
function storedList<Item>() {
  return z.custom<Item[]>((value) => Array.isArray(value))
}

const captionKinds = ['human', 'automatic', 'unknown'] as const satisfies Transcript['captionKind'][]

/**
 * The stored facts of a transcript beside its text and its chapters: of a video one shared row, and for each
 * owner a row for each different paste.
 */
export const transcriptFactsRow = z.object({
  id: z.guid(),
  /** The origin; a transcript that a browser read is stored as a pasted one, with a mark. */
  origin: originSchema.exclude(['browser']),
  /** A pasted one that the extension read in the browser of its owner. */
  isFromBrowser: z.boolean(),
  /** YouTube id; `null` only for a paste that belongs to no video. */
  videoId: z.string().nullable(),
  /** SHA-256 of all sentences, in hexadecimal; of a pasted one of all that it says. */
  contentHash: z.string(),
  title: z.string().nullable(),
  channel: z.string().nullable(),
  /** The chosen captions, such as `de/human`; empty for the default ones. */
  captions: z.string(),
  tracks: storedList<CaptionTrack>(),
  /** A day like `2026-11-21`. */
  publishedOn: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  /** BCP 47, `und` when unknown. */
  language: z.string(),
  captionKind: z.enum(captionKinds),
  timings: timingsSchema,
  credit: z.string().nullable(),
  /** Its hearing by a program; `null` where none wrote it down from sound. */
  hearing: z.custom<Hearing>((value) => typeof value === 'object').nullable(),
  droppedCues: z.int(),
  repairedCues: z.int(),
  /** By how much the times of a given file were shifted to begin at 0:00. */
  clockOffsetSeconds: z.int(),
  createdAt: moment,
})

/** The same with the creator's chapters; `start` in seconds. */
export const transcriptRow = transcriptFactsRow.extend({
  chapters: storedList<{ title: string; start: number }>(),
})

/** The storage of a transcript's text; one of the three is set. */
export const textRow = z.object({
  /**
   * JSON that PostgreSQL takes as text, since it would read all of it to see whether it is JSON; about 150 kB
   * for an hour of talk.
   */
  sentences: z
    .string()
    .transform((stored) => storedSentences.parse(JSON.parse(stored)))
    .nullable(),
  /** The same of a pasted transcript, packed by zstd. */
  packed: z.custom<Uint8Array>((value) => value instanceof Uint8Array).nullable(),
  /** The address of the sentences outside of the database, like `s3:9f86d0…`: store and SHA-256. */
  bodyAddress: z.string().nullable(),
})

/** Sentences as they were stored. */
export const storedSentences = storedList<Sentence>()

/** The task of a run. */
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

/** The reason for which a run ended without a summary. */
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

/** The events of a run, in order and without gaps. */
export const runEventRow = z.object({
  seq: z.int(),
  event: z.custom<StoredRunEvent>((value) => typeof value === 'object' && value !== null),
})

/**
 * A sentence of a summary that was stored before a sentence could rest on several places has neither
 * paragraph nor further places.
 */
type StoredSentence = StoredLine & Partial<Pick<SummarySentence, 'paragraph' | 'more'>>

/** A checking that was stored before checkers were examined has no examination. */
type StoredChecking = Omit<LineChecking, 'examination'> & Partial<Pick<LineChecking, 'examination'>>

/** The content of a summary; checked before it was stored, and read by `readStoredBody`. */
export type SummaryBody = Pick<Summary, 'gist' | 'summary' | 'coverage' | 'parts'> & {
  insights: StoredLine[]
  chapters: (Omit<Chapter, 'gist'> & { gist: StoredLine | null })[]
  /** Absent in summaries that were stored before gists were checked. */
  gistSentence?: StoredSentence | null
  summarySentences: StoredSentence[]
  /** Absent in summaries that were stored before the end of captions was looked at. */
  captionsEnd?: Summary['captionsEnd']
  /** Absent in summaries that were stored before kinds of talk were told apart. */
  talk?: Summary['talk']
  /** Absent in summaries that were stored before there were other forms than key insights. */
  form?: Summary['form']
  /** Absent where no checker was to be asked, and in summaries of before there was one. */
  checking?: StoredChecking | null
  /** The language that was asked for, where a model wrote in another. */
  askedLanguage?: SummaryLanguage
}

/** The body as the column has it; lines of any age are read by `readStoredBody`. */
export const storedBody = z.custom<SummaryBody>((value) => typeof value === 'object' && value !== null)

/** A checked summary of one transcript by one engine. */
export const summaryRow = z.object({
  id: z.guid(),
  transcriptId: z.guid(),
  engineKind: z.enum(['extractive', 'model']),
  engineName: z.string(),
  engineVersion: z.string(),
  /** BCP 47, the language that the summary is in. */
  language: z.string(),
  style: z.enum(summaryStyles),
  /** The id of its form. */
  form: z.string(),
  body: storedBody,
  /**
   * The reason for which the engine that was asked first did not make it; `null` in summaries of earlier
   * versions, and where it did.
   */
  fallbackReason: z.enum(['outage', 'run', 'share']).nullable(),
  /** The fault of that engine's answer, where it gave one. */
  fallbackFault: z.enum(answerFaults).nullable(),
  /** The possible costs of a call that no share had room for. */
  fallbackMicroUsd: wideInt.nullable(),
  createdAt: moment,
})

/** The plans that are paid for. */
export const paidPlanSchema = z.enum(planIds).exclude(['free'])
