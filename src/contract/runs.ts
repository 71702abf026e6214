import { z } from 'zod'
import { librarySizes } from '#product/limits.ts'
import { formIds } from '#product/summary-forms.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import { pageFacts, pageQuerySchema } from './pagination.ts'
import { problemSchema } from './problem.ts'
import type { Contract } from './route.ts'
import { summaryAnswerSchema, summaryEventSchema } from './summaries.ts'
import { styleSchema, summarySchema, videoFields } from './summary.ts'

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
    name: 'listRuns',
    access: 'anybody',
    scope: 'summarize',
    summary: 'The summaries in progress that the caller has asked for, newest first; at most ten',
    response: z.object({ runs: z.array(runSchema).max(10) }),
  },
  'DELETE /api/runs/:id': {
    name: 'cancelRun',
    access: 'holder',
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
    name: 'followRun',
    access: 'holder',
    scope: 'summarize',
    summary: 'Follow a summary in progress again, from the event after the one that `Last-Event-ID` names',
    params: runParams,
    response: summaryAnswerSchema,
    events: summaryEventSchema,
  },
} as const satisfies Contract

/** A summary that the caller was given in the last days, as a short list shows it. */
const recentItemSchema = z.object({
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

/** A run that ended while no page of the caller looked. */
const endedSchema = z.discriminatedUnion('outcome', [
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

const recentPageSchema = z.object({
  items: z.array(recentItemSchema),
  ...pageFacts,
  unseenCount: z.int().nonnegative().describe('How many of the summaries no page has shown yet.'),
  ended: z.array(endedSchema).max(10).describe('What ended and was not seen yet, newest first.'),
})
export type RecentPage = z.infer<typeof recentPageSchema>

/** A video of the home page of an account: the newest summary of it, and the line that stands for it. */
const libraryVideoSchema = recentItemSchema.omit({ style: true, form: true, language: true }).extend({
  line: z.string().nullable().describe('The gist, else the first line that is not in doubt.'),
  source: z.string().nullable().describe('The followed source that brought it; null for all others.'),
})
export type LibraryVideo = z.infer<typeof libraryVideoSchema>

const libraryHighlightSchema = z.object({
  id: z.uuid().describe('Of the summary; its address is `/v/{id}`.'),
  videoTitle: z.string(),
  text: z.string(),
  note: z.string(),
  second: z.number().nonnegative().nullable(),
  createdAt: z.iso.datetime(),
})
export type LibraryHighlight = z.infer<typeof libraryHighlightSchema>

const librarySchema = z.object({
  videos: z.array(libraryVideoSchema).max(librarySizes.videos),
  followed: z.array(libraryVideoSchema).max(librarySizes.followed),
  highlights: z.array(libraryHighlightSchema).max(librarySizes.highlights),
})
export type Library = z.infer<typeof librarySchema>

export const recentRoutes = {
  'GET /api/library': {
    name: 'getLibrary',
    access: 'account',
    limits: 'as far back as the history is in view',
    scope: 'library',
    summary:
      'The newest summaries of the account, those of what it follows, and what it highlighted last, for a home page',
    response: librarySchema,
  },
  'GET /api/recent': {
    name: 'listRecent',
    access: 'anybody',
    scope: 'library',
    summary:
      'The summaries of the last 7 days of the caller, signed in or not, and what ended while they were away',
    query: pageQuerySchema,
    response: recentPageSchema,
  },
  'POST /api/recent/:id/seen': {
    name: 'markSeen',
    access: 'holder',
    summary:
      'Say that a page has shown a summary, or the failure of a run, by the id of the item or of the run',
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject({
      older: z
        .enum(['true', 'false'])
        .default('false')
        .describe('Whether the page has shown all summaries before that one as well, as a list.'),
    }),
    response: z.object({ id: z.uuid() }),
  },
} as const satisfies Contract
