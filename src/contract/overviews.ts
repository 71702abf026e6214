import { z } from 'zod'
import { perDay } from './access.ts'
import { insightSchema } from './evidence.ts'
import type { Contract } from './route.ts'

const overviewCitationSchema = z.object({
  title: z.string().nullable().describe('Of the video.'),
  videoId: z.string().nullable(),
  historyId: z.uuid().nullable().describe('Its summary lies at `/v/{historyId}`; null on a shared page.'),
  quote: insightSchema.shape.quote,
  second: z.number().nonnegative().nullable(),
  speaker: insightSchema.shape.speaker,
})

/** A line of an overview, checked like one of a summary, with the citations that it rests on. */
const overviewLineSchema = insightSchema
  .pick({ text: true, state: true, findings: true })
  .extend({ citations: z.array(overviewCitationSchema).min(1) })
export type OverviewLine = z.infer<typeof overviewLineSchema>

/** The overview of a collection, written by a language model. */
export const overviewSchema = z.object({
  gist: overviewLineSchema.nullable(),
  lines: z.array(overviewLineSchema),
  engine: z.string().describe('The model that wrote it.'),
  language: z.string().describe('BCP 47.'),
  videos: z.int().nonnegative().describe('How many summaries it was written of.'),
  of: z.int().nonnegative().describe('How many the collection has now.'),
  isCurrent: z.boolean().describe('Whether these are the same.'),
  madeAt: z.iso.datetime(),
})
export type Overview = z.infer<typeof overviewSchema>

/** The overview of a collection, and whether one is being written or may be asked for. */
export const overviewAnswerSchema = z.object({
  overview: overviewSchema
    .nullable()
    .describe('Null without a language model, before the first, and below two summaries.'),
  isBeingMade: z.boolean(),
  canBeMade: z
    .boolean()
    .describe('There is a model, the collection has two summaries, and no overview of just these.'),
})
export type OverviewAnswer = z.infer<typeof overviewAnswerSchema>

const idParams = z.strictObject({ id: z.uuid() })

export const overviewRoutes = {
  'GET /api/collections/:id/overview': {
    name: 'getOverview',
    access: 'owner',
    limits: 'as far back as the history is in view',
    scope: 'library',
    summary: 'What a language model wrote about all videos of a collection, each line with its state',
    params: idParams,
    response: overviewAnswerSchema,
  },
  'POST /api/collections/:id/overview': {
    name: 'startOverview',
    access: 'owner',
    counts: { account: perDay(10, "You've had ten overviews written today. You can have more tomorrow.") },
    scope: 'library',
    summary:
      'Have an overview of a collection written, where its summaries have changed; it is there shortly after',
    params: idParams,
    response: overviewAnswerSchema,
  },
} as const satisfies Contract
