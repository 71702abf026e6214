import { z } from 'zod'
import { formIds } from '#product/summary-forms.ts'
import { summaryStyles } from '#product/summary-options.ts'
import { testEvent } from '#product/webhooks.ts'
import { problemCodes } from './problem.ts'

const made = {
  runId: z.uuid().nullable().describe('The run that made it; null where it was there already.'),
  videoUrl: z.string().nullable().describe('Null for a pasted transcript.'),
  style: z.enum(summaryStyles),
  form: z.string().default(formIds[0]).describe('The form of the summary, by its id.'),
  language: z.string().describe('BCP 47.'),
}

/** What each event says, under the name of the event. */
export const webhookDataSchemas = {
  'summary.completed': z.object({
    summaryId: z.uuid().describe('For `GET /api/summaries/:id`.'),
    ...made,
    videoTitle: z.string().nullable(),
  }),
  'summary.failed': z.object({
    ...made,
    problem: z
      .object({ code: z.enum(problemCodes), detail: z.string() })
      .describe('As a call would be told.'),
  }),
  'digest.ready': z.object({
    digestId: z.uuid(),
    title: z.string(),
    summaries: z
      .array(z.object({ summaryId: z.uuid().nullable(), videoUrl: z.string(), videoTitle: z.string() }))
      .max(100)
      .describe('The videos of the digest; `summaryId` is null for one without a summary.'),
  }),
  'collection.ended': z.object({
    collectionId: z.uuid().describe('For `GET /api/collections/:id`.'),
    title: z.string(),
    total: z.int(),
    summarized: z.int(),
    failed: z.int(),
  }),
  [testEvent]: z.object({ webhookId: z.uuid() }),
} as const

type Schemas = typeof webhookDataSchemas

/** The data of one kind of event. */
export type WebhookData<E extends keyof Schemas> = z.output<Schemas[E]>

/** What is sent: the envelope of Standard Webhooks. */
export const webhookBodySchema = z.object({
  type: z.string().describe('The name of the event.'),
  timestamp: z.iso.datetime().describe('When it happened.'),
  data: z.record(z.string(), z.unknown()),
})
