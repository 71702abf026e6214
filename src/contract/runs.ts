import { z } from 'zod'
import { formIds } from '#product/summary-forms.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import type { Contract } from './route.ts'
import { styleSchema, summaryAnswerSchema, summaryEventSchema } from './summaries.ts'

/** A summary in the making, as its caller asked for it. */
export const runSchema = z.object({
  runId: z
    .uuid()
    .describe('Follow it by `GET /api/runs/:id/events`; `/v/{runId}` shows it, then its result.'),
  videoUrl: z.string().nullable().describe('Null for a transcript.'),
  transcriptId: z.uuid().nullable().describe('Null for a video.'),
  videoTitle: z.string().nullable().describe('Null until it is known.'),
  style: styleSchema,
  form: z.string().default(formIds[0]).describe('The form that was asked for, by its id.'),
  language: z.enum(summaryLanguages),
  startedAt: z.iso.datetime(),
})
export type Run = z.infer<typeof runSchema>

const runParams = z.strictObject({ id: z.uuid() })

export const runRoutes = {
  'GET /api/runs': {
    scope: 'summarize',
    summary: 'The summaries in progress that the caller has asked for, newest first; at most ten',
    response: z.object({ runs: z.array(runSchema).max(10) }),
  },
  'DELETE /api/runs/:id': {
    scope: 'summarize',
    summary: 'Cancel a summary in progress: its reservation is released at once',
    params: runParams,
    response: z.object({
      cancelled: z
        .boolean()
        .describe(
          'False when the summary was finished before: it counts, and can be followed to its result.',
        ),
    }),
  },
  'GET /api/runs/:id/events': {
    scope: 'summarize',
    summary: 'Follow a summary in progress again, from the event after the one that `Last-Event-ID` names',
    params: runParams,
    response: summaryAnswerSchema,
    events: summaryEventSchema,
  },
} as const satisfies Contract
