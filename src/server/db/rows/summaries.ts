import { z } from 'zod'
import type { Chapter, SummarySentence } from '#contract/evidence.ts'
import type { Summary } from '#contract/summaries.ts'
import type { StoredLine } from '#evidence/line-state.ts'
import { summaryStyles } from '#product/summary-options.ts'
import { moment, wideInt } from '../columns.ts'

/** A sentence of a summary that was stored before a sentence could rest on several places has neither paragraph nor further places. */
type StoredSentence = StoredLine & Partial<Pick<SummarySentence, 'paragraph' | 'more'>>

/** What a summary holds beside its own identity; checked before it was stored, and read by `readStoredBody`. */
export type SummaryBody = Pick<Summary, 'gist' | 'summary' | 'coverage' | 'parts'> & {
  insights: StoredLine[]
  chapters: (Omit<Chapter, 'gist'> & { gist: StoredLine | null })[]
  /** Absent in summaries that were stored before gists were checked. */
  gistSentence?: StoredSentence | null
  summarySentences: StoredSentence[]
  /** Absent in summaries that were stored before the end of captions was looked at. */
  captionsEnd?: Summary['captionsEnd']
  /** Absent in summaries that were stored before there were other forms than key insights. */
  form?: Summary['form']
  /** Absent where no checker was to be asked, and in summaries of before there was one. */
  checking?: Summary['checking']
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
  /** Why the engine that was asked first did not make it; `null` in summaries of before, and where it did. */
  fallbackReason: z.enum(['outage', 'run', 'share']).nullable(),
  /** What a call could have cost that no share had room for. */
  fallbackMicroUsd: wideInt.nullable(),
  createdAt: moment,
})
