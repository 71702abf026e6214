import { z } from 'zod'
import {
  maxAddedLinks,
  maxCollectionTitle,
  maxCollectionVideos,
  maxQuestionCharacters,
  maxTag,
  maxTags,
} from '#product/limits.ts'
import { formIds } from '#product/summary-forms.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import { insightSchema } from './evidence.ts'
import { fileLabelsSchema } from './file-labels.ts'
import { chosenFormSchema, formRefSchema, keyInsightsChosen } from './forms.ts'
import { pageFacts, pageQuerySchema } from './pagination.ts'
import { listFactsSchema } from './playlists.ts'
import { problemSchema } from './problem.ts'
import { answerSchema } from './questions.ts'
import type { Contract } from './route.ts'
import { styleSchema } from './summary.ts'

export const itemStates = ['waiting', 'working', 'done', 'failed', 'skipped'] as const

const title = z.string().trim().min(1).max(maxCollectionTitle)
const tags = z.array(z.string().trim().min(1).max(maxTag)).max(maxTags)

/** A collection of summaries, with how far the videos of its list are. */
export const collectionSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  tags: z.array(z.string()),
  source: listFactsSchema.nullable().describe('The list that it was made of; null for one made by hand.'),
  style: styleSchema,
  language: z.enum(summaryLanguages),
  form: chosenFormSchema.default(keyInsightsChosen),
  state: z.enum(['working', 'paused', 'ended']),
  pausedBy: z
    .enum(['owner', 'quota'])
    .nullable()
    .describe('`quota`: no summaries are left; it goes on by itself at `resumesAt`.'),
  resumesAt: z.iso.datetime().nullable(),
  counts: z.object({
    total: z.int().nonnegative(),
    waiting: z.int().nonnegative(),
    working: z.int().nonnegative(),
    done: z.int().nonnegative(),
    failed: z.int().nonnegative(),
    skipped: z.int().nonnegative().describe('Videos of which the owner had a summary already.'),
  }),
  sharePath: z.string().nullable().describe('Like `/c/{token}`; null while it is not shared.'),
  feedPath: z
    .string()
    .nullable()
    .default(null)
    .describe('The secret address of its feed, a path on this server; null until it has one.'),
  createdAt: z.iso.datetime(),
})
export type Collection = z.infer<typeof collectionSchema>

/** The line of a summary that stands for it, and where the video says it. */
const leadingLineSchema = insightSchema.pick({
  text: true,
  quote: true,
  second: true,
  speaker: true,
  state: true,
})

/** A video of a collection. */
export const collectionItemSchema = z.object({
  id: z.uuid(),
  videoId: z.string().nullable(),
  title: z.string().nullable(),
  channel: z.string().nullable(),
  durationSeconds: z.number().nonnegative().nullable(),
  state: z.enum(itemStates),
  problem: problemSchema
    .pick({ code: true, title: true, detail: true })
    .nullable()
    .describe('Why it failed.'),
  historyId: z.uuid().nullable().describe('Its summary lies at `/v/{historyId}`.'),
  form: z.string().nullable().describe('What the form of its summary is called; null without a summary.'),
  line: leadingLineSchema.nullable().describe('The gist of its summary, else its first insight or line.'),
  lineSeconds: z
    .array(z.number().nonnegative())
    .describe('Where in the video its insights, or lines, are said.'),
})
export type CollectionItem = z.infer<typeof collectionItemSchema>

const idParams = z.strictObject({ id: z.uuid() })
const ids = z.array(z.uuid()).min(1).max(maxCollectionVideos)

export const collectionRoutes = {
  'GET /api/collections': {
    name: 'listCollections',
    access: 'account',
    scope: 'library',
    summary: 'The collections of the signed-in user, newest first',
    query: pageQuerySchema.extend({ tag: z.string().trim().max(maxTag).optional() }),
    response: z.object({ items: z.array(collectionSchema), ...pageFacts }),
  },
  'POST /api/collections': {
    name: 'createCollection',
    access: 'account',
    limits: '500 for one account; 1,000 videos in one; each summary counts, half of the workers',
    example: { title: 'Rockets', tags: ['space'] },
    scope: 'library',
    isIdempotent: true,
    summary: 'Make a collection: of the videos of a list, each summarized, or by hand',
    status: 201,
    bodyLimitBytes: 256 * 1024,
    body: z.strictObject({
      title: title.optional().describe('The title of the list by default.'),
      tags: tags.default([]),
      list: z
        .strictObject({
          id: z.uuid(),
          videoIds: z.array(z.string().max(20)).min(1).max(maxCollectionVideos).optional(),
          first: z.int().min(1).max(maxCollectionVideos).optional().describe('The newest of a channel.'),
        })
        .optional()
        .describe('Of a stored list: these videos, the first of them, or all.'),
      historyIds: ids.optional().describe('Summaries of the caller, for one made by hand.'),
      style: styleSchema.default('standard'),
      language: z.enum(summaryLanguages).default(summaryLanguages[0]),
      form: formRefSchema
        .default(formIds[0])
        .describe('The form of its summaries; a video counts as known where its summary has it.'),
    }),
    response: collectionSchema,
  },
  'GET /api/collections/:id': {
    name: 'getCollection',
    access: 'owner',
    scope: 'library',
    summary: 'A collection of the signed-in user',
    params: idParams,
    response: collectionSchema,
  },
  'GET /api/collections/:id/items': {
    name: 'listCollectionItems',
    access: 'owner',
    limits: 'as far back as the history is in view',
    scope: 'library',
    summary: 'The videos of a collection in their order, searched, with the state of each',
    params: idParams,
    query: z.strictObject({
      from: z.coerce.number().int().min(0).max(maxCollectionVideos).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      q: z.string().trim().max(200).default('').describe('Words in titles, summaries and transcripts.'),
      state: z.enum(itemStates).optional(),
    }),
    response: z.object({ items: z.array(collectionItemSchema), total: z.int().nonnegative() }),
  },
  'PATCH /api/collections/:id': {
    name: 'updateCollection',
    access: 'owner',
    example: { title: 'Rockets' },
    scope: 'library',
    summary: 'Rename a collection, or give it other tags or another form',
    params: idParams,
    body: z.strictObject({
      title: title.optional(),
      tags: tags.optional(),
      form: formRefSchema.optional().describe('Of what is summarized from now on; made summaries stay.'),
    }),
    response: collectionSchema,
  },
  'DELETE /api/collections/:id': {
    name: 'deleteCollection',
    access: 'owner',
    scope: 'library',
    summary: 'Delete a collection; its summaries stay in the history',
    params: idParams,
    response: z.object({ id: z.uuid() }),
  },
  'POST /api/collections/:id/work': {
    name: 'controlCollectionWork',
    access: 'owner',
    example: { action: 'pause' },
    scope: 'library',
    summary: 'Pause a collection, go on with it, or try what failed again',
    params: idParams,
    body: z.strictObject({ action: z.enum(['pause', 'resume', 'retry']) }),
    response: collectionSchema,
  },
  'POST /api/collections/:id/items': {
    name: 'changeCollectionItems',
    access: 'owner',
    limits: '1,000 videos',
    example: { remove: ['6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b'] },
    scope: 'library',
    summary: 'Put summaries of the caller or videos to summarize into a collection, or take videos out of it',
    params: idParams,
    body: z.strictObject({
      add: ids.optional().describe('Ids of the history.'),
      videoUrls: z
        .array(z.string().trim().min(1).max(2048))
        .max(maxAddedLinks)
        .optional()
        .describe('Links to videos, each summarized unless the caller has its summary; each counts as one.'),
      remove: ids.optional(),
    }),
    response: collectionSchema,
  },
  'GET /api/collections/:id/file': {
    name: 'downloadCollection',
    access: { role: 'owner', held: 'answer' },
    limits: 'where the account may download: 403 else, as on a held device',
    scope: 'library',
    summary: 'A collection as one Markdown file, where the account may download',
    params: idParams,
    query: z.strictObject({ labels: fileLabelsSchema }),
    response: 'bytes',
  },
  'POST /api/collections/:id/ask': {
    name: 'askCollection',
    access: 'owner',
    limits: 'questions of 500 characters, counted with those of `POST /api/ask`',
    example: { question: 'What did it cost?' },
    scope: 'ask',
    summary: 'Ask all videos of a collection: the passages that answer, each with its video and its second',
    params: idParams,
    body: z.strictObject({ question: z.string().trim().min(1).max(maxQuestionCharacters) }),
    response: answerSchema,
  },
  'POST /api/collections/:id/share': {
    name: 'shareCollection',
    access: 'owner',
    scope: 'library',
    summary: 'Share a collection at an address that nobody can guess; the same one as long as it is shared',
    params: idParams,
    response: z.object({ sharePath: z.string() }),
  },
  'DELETE /api/collections/:id/share': {
    name: 'unshareCollection',
    access: 'owner',
    scope: 'library',
    summary: 'Stop sharing a collection; its address never leads anywhere again',
    params: idParams,
    response: z.object({ sharePath: z.null() }),
  },
} as const satisfies Contract
