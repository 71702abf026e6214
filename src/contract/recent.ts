import { z } from 'zod'
import { formIds } from '#product/summary-forms.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import { pageFacts, pageQuerySchema } from './pagination.ts'
import { problemSchema } from './problem.ts'
import type { Contract } from './route.ts'
import { runSchema } from './runs.ts'
import { styleSchema, summarySchema, videoFields } from './summaries.ts'

/** A summary that the caller was given in the last days, as a short list shows it. */
export const recentItemSchema = z.object({
  id: z.uuid().describe('Its address is `/v/{id}`.'),
  ...summarySchema.pick(videoFields).shape,
  style: styleSchema,
  form: z.string().default(formIds[0]).describe('The form that it has, by its id.'),
  language: z.enum(summaryLanguages),
  isUnseen: z.boolean().describe('Whether no page has shown it yet.'),
  createdAt: z.iso.datetime().describe('When the caller was last given it.'),
})
export type RecentItem = z.infer<typeof recentItemSchema>

const endedAt = z.iso.datetime()

/** What ended while no page of the caller looked. */
export const endedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), historyId: z.uuid(), endedAt }),
  z.object({
    outcome: z.literal('failed'),
    ...runSchema.omit({ startedAt: true }).shape,
    problem: problemSchema.pick({
      code: true,
      title: true,
      detail: true,
      remedies: true,
      videoTitle: true,
      startsAt: true,
      captionsPart: true,
    }),
    endedAt,
  }),
])
export type Ended = z.infer<typeof endedSchema>

export const recentPageSchema = z.object({
  items: z.array(recentItemSchema),
  ...pageFacts,
  ended: z.array(endedSchema).max(10).describe('What ended and was not seen yet, newest first.'),
})
export type RecentPage = z.infer<typeof recentPageSchema>

export const recentRoutes = {
  'GET /api/recent': {
    scope: 'library',
    summary:
      'The summaries of the last 7 days of the caller, signed in or not, and what ended while they were away',
    query: pageQuerySchema,
    response: recentPageSchema,
  },
  'POST /api/recent/:id/seen': {
    summary:
      'Say that a page has shown a summary, or the failure of a run, by the id of the item or of the run',
    params: z.strictObject({ id: z.uuid() }),
    response: z.object({ id: z.uuid() }),
  },
} as const satisfies Contract
