import { z } from 'zod'
import {
  backlogSizes,
  followKinds,
  followsPerMinute,
  itemStates,
  leftOutDays,
  maxDailyVideos,
} from '#product/following.ts'
import { formIds } from '#product/summary-forms.ts'
import { perMinute } from './access.ts'
import { chosenFormSchema, formRefSchema } from './forms.ts'
import { pageFacts, pageQuerySchema } from './pagination.ts'
import { problemCodes } from './problems.ts'
import type { Contract } from './route.ts'

/** A channel, a playlist or a podcast that an account follows. */
export const followSchema = z.object({
  id: z.uuid(),
  kind: z.enum(followKinds),
  title: z.string().nullable().describe('Null where its feed has none.'),
  url: z.string().describe('The page of the channel or the playlist, or the feed of the podcast.'),
  followedAt: z.iso.datetime(),
  checkedAt: z.iso.datetime().nullable().describe('When it was looked at last, and answered.'),
  newestAt: z.iso.datetime().nullable().describe('When something new was last found.'),
  isFailing: z.boolean().describe('No way to it answered the last time; we try it again.'),
  form: chosenFormSchema,
  waiting: z.int().nonnegative().describe('How many of its videos are not summarized yet.'),
  leftOut: z
    .int()
    .nonnegative()
    .describe(
      `How many new videos of the last ${leftOutDays} days were left out: of each source the newest ${maxDailyVideos} a day are summarized.`,
    ),
})
export type Follow = z.infer<typeof followSchema>

/** A video or an episode that a follow brought. */
export const followedItemSchema = z.object({
  id: z.uuid(),
  state: z
    .enum(itemStates)
    .describe('`waiting` for its captions; `unpaid`: no summary is left, and it is made when there is one.'),
  title: z.string().nullable(),
  url: z.string(),
  videoId: z.string().nullable().describe('Null for an episode of a podcast.'),
  seenAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime().nullable().describe('When we try it again, where it waits.'),
  historyId: z.uuid().nullable().describe('Its summary in the history, once it is done.'),
  gist: z.string().nullable().describe('Null without a summary, and where it is no longer in view.'),
  durationSeconds: z.number().nonnegative().nullable(),
  lineSeconds: z
    .array(z.number().nonnegative())
    .describe('Where in the video its insights, or lines, are said.'),
  reason: z.string().nullable().describe('Why it waits or failed, in a sentence.'),
  reasonCode: z.enum(problemCodes).nullable().describe('The code of that reason.'),
})
export type FollowedItem = z.infer<typeof followedItemSchema>

/** A source that a list of feeds names. */
const listedSourceSchema = z.object({
  url: z.string(),
  title: z.string().nullable(),
  state: z
    .enum(['new', 'followed', 'refused'])
    .describe('`refused` is no address that can be followed; whether a new one is a feed is not known yet.'),
})
export type ListedSource = z.infer<typeof listedSourceSchema>

const followParams = z.strictObject({ id: z.uuid() })

export const followRoutes = {
  'GET /api/follows': {
    name: 'listFollows',
    access: 'account',
    scope: 'library',
    summary: 'What the account follows, and how much it may follow',
    response: z.object({ follows: z.array(followSchema), max: z.int().positive() }),
  },
  'POST /api/follows': {
    name: 'follow',
    access: 'account',
    counts: {
      account: perMinute(followsPerMinute, `You can follow ${followsPerMinute} sources a minute.`),
    },
    limits: 'as many sources as the account may follow',
    example: { url: 'https://www.youtube.com/channel/UC0000000000000000000001' },
    scope: 'library',
    summary: 'Follow a channel, a playlist or a podcast; following again changes nothing',
    body: z.strictObject({
      url: z.string().trim().min(1, 'Paste a link.').max(2048),
      backlog: z
        .literal(backlogSizes)
        .default(0)
        .describe('How many of the newest videos that are there already to summarize as well.'),
      form: formRefSchema.default(formIds[0]).describe('The form of its summaries.'),
      zone: z
        .string()
        .max(64)
        .default('UTC')
        .describe('The time zone of the first digest, as IANA names it.'),
    }),
    status: 201,
    response: followSchema,
  },
  'GET /api/follows/file': {
    name: 'downloadFollows',
    access: 'account',
    scope: 'library',
    summary: 'What the account follows as OPML, for feed readers and podcast players',
    response: 'bytes',
  },
  'POST /api/follows/file': {
    name: 'readFollowList',
    access: 'account',
    counts: { account: perMinute(10, 'You can open 10 lists a minute.') },
    limits: 'files of 1 MB; follows nothing by itself',
    scope: 'library',
    summary: 'Read which sources an OPML file names, to follow them one by one',
    body: 'bytes',
    bodyLimitBytes: 1_048_576,
    response: z.object({ sources: z.array(listedSourceSchema) }),
  },
  'PATCH /api/follows/:id': {
    name: 'updateFollow',
    access: 'owner',
    limits: 'an own form where the account may have some',
    example: { form: 'outline' },
    scope: 'library',
    summary: 'Choose another form for the summaries of a follow; those that were made stay',
    params: followParams,
    body: z.strictObject({ form: formRefSchema }),
    response: followSchema,
  },
  'DELETE /api/follows/:id': {
    name: 'unfollow',
    access: 'owner',
    scope: 'library',
    summary: 'Unfollow; what was summarized stays in the history',
    params: followParams,
    status: 204,
    response: z.void(),
  },
  'GET /api/follows/:id/items': {
    name: 'listFollowedItems',
    access: 'owner',
    scope: 'library',
    summary: 'The videos that a follow brought, newest first, each with its state',
    params: followParams,
    query: pageQuerySchema,
    response: z.object({ items: z.array(followedItemSchema), ...pageFacts }),
  },
  'POST /api/follows/items/:id/retry': {
    name: 'retryFollowedItem',
    access: 'owner',
    scope: 'library',
    summary: 'Try a video again that failed',
    params: followParams,
    status: 204,
    response: z.void(),
  },
} as const satisfies Contract

const hubParams = z.strictObject({ token: z.string().max(200) })

/** The challenge of a hub that asks back (WebSub 5.3); others may send more fields. */
const challengeSchema = z.object({
  'hub.mode': z.string().max(40),
  'hub.topic': z.string().max(2048),
  'hub.challenge': z.string().max(2048).optional(),
  'hub.lease_seconds': z.string().max(20).optional(),
})

export const hubRoutes = {
  'GET /api/hubs/:token': {
    name: 'confirmHubSubscription',
    access: {
      role: 'everybody',
      who: 'the hub of a feed that is followed, at an address that cannot be guessed; for what it was asked within a day, 404 for all else',
    },
    scope: 'any',
    summary:
      'For hubs of feeds (WebSub): gives the challenge of a hub back where we asked it for this feed, and for nothing else',
    params: hubParams,
    query: challengeSchema,
    response: 'bytes',
  },
  'POST /api/hubs/:token': {
    name: 'receiveHubNotification',
    access: { role: 'everybody', who: 'the same hub, by its signature; 403 without it' },
    limits: 'makes its source due, once a minute; bodies of 1 MB, of which nothing is read',
    scope: 'any',
    summary:
      'For hubs of feeds (WebSub): says that a feed has changed, signed with the secret that the hub got for it',
    params: hubParams,
    body: 'bytes',
    bodyLimitBytes: 1_048_576,
    status: 204,
    response: z.void(),
  },
} as const satisfies Contract
