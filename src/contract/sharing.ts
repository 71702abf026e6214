import { z } from 'zod'
import { collectionFeedItems, maxCollectionVideos } from '#product/limits.ts'
import { perMinute } from './access.ts'
import { collectionItemSchema } from './collections.ts'
import { pictureQuerySchema } from './moments.ts'
import { overviewSchema } from './overviews.ts'
import { listFactsSchema } from './playlists.ts'
import { answerSchema, passageSchema } from './questions.ts'
import type { Contract } from './route.ts'
import { summarySchema } from './summary.ts'

/** A question that the shared page of its summary shows, without the ids of what is the owner's alone. */
export const sharedQuestionSchema = answerSchema
  .omit({ createdAt: true, videos: true, withoutModel: true })
  .extend({ passages: z.array(passageSchema.omit({ transcriptId: true })) })
export type SharedQuestion = z.infer<typeof sharedQuestionSchema>

/** A shared summary: nothing of who shares it, and no transcript that a person gave. */
export const sharedSummarySchema = summarySchema
  .omit({ id: true, cached: true, fromPlaylist: true, transcriptId: true, withoutModel: true })
  .extend({
    transcriptId: z.uuid().nullable().describe('null for a transcript that a person gave.'),
    questions: z
      .array(sharedQuestionSchema)
      .describe('The questions about it, newest first; none unless the owner shows them.'),
  })
export type SharedSummary = z.infer<typeof sharedSummarySchema>

const itemParams = z.strictObject({ id: z.uuid() })
const tokenParams = z.strictObject({ token: z.string().max(64) })

export const sharingRoutes = {
  'POST /api/history/:id/share': {
    name: 'shareSummary',
    access: 'holder',
    counts: { person: perMinute(20, "You've shared many summaries in a short time.") },
    limits: 'a summary that the account sees, or that is shared already',
    summary: 'Share a summary at an address that nobody can guess; the same one as long as it is shared',
    params: itemParams,
    response: z.object({
      sharePath: z.string().describe('Like `/s/{token}`.'),
      isNew: z
        .boolean()
        .describe('Whether this call made the address; false for one that is shared already.'),
    }),
  },
  'DELETE /api/history/:id/share': {
    name: 'unshareSummary',
    access: 'holder',
    summary: 'Stop sharing a summary; its address never leads anywhere again',
    params: itemParams,
    response: z.object({ sharePath: z.null() }),
  },
  'PUT /api/history/:id/share/questions': {
    name: 'showSharedQuestions',
    access: 'holder',
    limits: 'of a shared summary',
    example: { areShown: true },
    summary: 'Choose whether the shared page shows the questions asked about the summary',
    params: itemParams,
    body: z.strictObject({ areShown: z.boolean() }),
    response: z.object({ areShown: z.boolean() }),
  },
  'GET /api/shared/:token': {
    name: 'getSharedSummary',
    access: 'link',
    scope: 'any',
    summary: 'Read a shared summary',
    params: tokenParams,
    response: sharedSummarySchema,
  },
  'GET /api/shared/:token/image.png': {
    name: 'getSharedSummaryImage',
    access: 'link',
    scope: 'any',
    summary:
      'The picture of a shared summary, 1200 by 630: title, gist, how many lines were found, a map of the video',
    params: tokenParams,
    query: pictureQuerySchema,
    response: 'bytes',
  },
} as const satisfies Contract

export const exampleRoutes = {
  'GET /api/examples/:videoId': {
    name: 'getExample',
    access: 'everybody',
    scope: 'any',
    summary: 'The summary of one of the two example videos; costs nobody anything',
    params: z.strictObject({ videoId: z.string().max(20) }),
    query: z.strictObject({
      by: z
        .enum(['people', 'built-in'])
        .default('people')
        .describe('Written by people, or made by the built-in engine without AI.'),
    }),
    response: summarySchema,
  },
} as const satisfies Contract

/** A shared collection: nothing of who shares it, and only what has a summary. */
const sharedCollectionSchema = z.object({
  title: z.string(),
  source: listFactsSchema.nullable(),
  total: z.int().nonnegative(),
  overview: overviewSchema.nullable(),
  items: z.array(
    collectionItemSchema.pick({
      videoId: true,
      title: true,
      channel: true,
      durationSeconds: true,
      line: true,
      lineSeconds: true,
    }),
  ),
})
export type SharedCollection = z.infer<typeof sharedCollectionSchema>

export const sharedCollectionRoutes = {
  'POST /api/collections/:id/feed-address': {
    name: 'replaceCollectionFeedAddress',
    access: 'owner',
    scope: 'library',
    summary: 'Give the feed of a collection a secret address, or another one; the old one stops working',
    params: z.strictObject({ id: z.uuid() }),
    response: z.object({ feedPath: z.string() }),
  },
  'GET /api/collections/feed/:token': {
    name: 'getCollectionFeed',
    access: 'link',
    limits: `the newest ${collectionFeedItems} summaries, as far as its owner sees them`,
    scope: 'any',
    summary: 'The newest summaries of a collection as an RSS feed, for anyone who has its address',
    params: z.strictObject({ token: z.string().max(64) }),
    response: 'bytes',
  },
  'GET /api/shared-collections/:token': {
    name: 'getSharedCollection',
    access: 'link',
    scope: 'any',
    summary: 'Read a shared collection: the first insight of each of its summaries',
    params: z.strictObject({ token: z.string().max(64) }),
    query: z.strictObject({
      from: z.coerce.number().int().min(0).max(maxCollectionVideos).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: sharedCollectionSchema,
  },
} as const satisfies Contract
