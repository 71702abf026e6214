import { z } from 'zod'
import { digestFrequencies } from '#product/following.ts'
import { checkStateSchema, insightSchema } from './evidence.ts'
import { pageFacts, pageQuerySchema } from './pagination.ts'
import { problemCodes } from './problems.ts'
import type { Contract } from './route.ts'

const zoneSchema = z.string().max(64).describe('A time zone as IANA names it, like `Asia/Kolkata`.')

/** The settings of an account's digests. */
export const digestSettingsSchema = z.object({
  frequency: z.enum(digestFrequencies),
  hour: z.int().min(0).max(23).describe('Of the day in the zone.'),
  weekday: z.int().min(1).max(7).describe('1 is Monday; for weekly digests.'),
  zone: zoneSchema,
  isMailed: z.boolean(),
  stoppedBy: z
    .enum(['unsubscribed', 'bounced'])
    .nullable()
    .describe('Why emails stopped, where not by these settings; mailing again clears it.'),
  nextAt: z.iso.datetime().nullable(),
  feedUrl: z.string().describe('The secret address of the feed: a path on this server.'),
})
export type DigestSettings = z.infer<typeof digestSettingsSchema>

const digestFacts = {
  id: z.uuid(),
  dueOn: z.string().describe('The day in the zone, like `2026-11-26`.'),
  madeAt: z.iso.datetime(),
}

/** A digest in the list. */
export const listedDigestSchema = z.object({
  ...digestFacts,
  done: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  waiting: z.int().nonnegative().describe('Videos for which no summary was left.'),
})
export type ListedDigest = z.infer<typeof listedDigestSchema>

/** A video in a digest. */
export const digestEntrySchema = z.object({
  id: z.uuid(),
  state: z
    .enum(['done', 'failed', 'unpaid'])
    .describe('As it is now; `unpaid` waits until a summary is left.'),
  title: z.string().nullable(),
  source: z.string().nullable().describe('The channel, the playlist or the podcast.'),
  url: z.string(),
  videoId: z.string().nullable(),
  durationSeconds: z.number().nonnegative().nullable(),
  historyId: z.uuid().nullable().describe('Its summary in the history; null where that is gone.'),
  form: z.string().nullable().describe('What the form of its summary is called; null without a summary.'),
  gist: z.string().nullable().describe('Null without a summary, and where it is no longer in view.'),
  insights: z
    .array(
      z.object({
        text: z.string(),
        quote: insightSchema.shape.quote,
        second: z.number().nonnegative().nullable(),
        speaker: insightSchema.shape.speaker,
        state: checkStateSchema,
      }),
    )
    .describe('The first ones whose words were found, or lines in another form; none that differs.'),
  lineSeconds: z
    .array(z.number().nonnegative())
    .describe('Where in the video its insights, or lines, are said.'),
  reason: z.string().nullable().describe('Why it failed, in a sentence.'),
  reasonCode: z.enum(problemCodes).nullable().describe('The code of that reason.'),
})
export type DigestEntry = z.infer<typeof digestEntrySchema>

const tokenParams = z.strictObject({ token: z.string().max(200) })

export const digestRoutes = {
  'GET /api/digests': {
    name: 'listDigests',
    access: 'account',
    scope: 'library',
    summary: 'The digests of the account, newest first, and how it wants them',
    query: pageQuerySchema,
    response: z.object({
      settings: digestSettingsSchema.nullable().describe('Null until the account follows something.'),
      items: z.array(listedDigestSchema),
      ...pageFacts,
    }),
  },
  'GET /api/digests/:id': {
    name: 'getDigest',
    access: 'owner',
    limits: 'as far as its summaries are in view',
    scope: 'library',
    summary: 'A digest with its videos',
    params: z.strictObject({ id: z.uuid() }),
    response: z.object({ ...digestFacts, entries: z.array(digestEntrySchema) }),
  },
  'PUT /api/digests/settings': {
    name: 'updateDigestSettings',
    access: 'account',
    example: { frequency: 'daily', hour: 7, weekday: 1, zone: 'Europe/Berlin', isMailed: true },
    scope: 'library',
    summary: 'Choose how often digests come, when, and whether by email',
    body: digestSettingsSchema
      .pick({ frequency: true, hour: true, weekday: true, zone: true, isMailed: true })
      .strict(),
    response: digestSettingsSchema,
  },
  'POST /api/digests/feed-address': {
    name: 'replaceDigestFeedAddress',
    access: 'account',
    scope: 'library',
    summary: 'Give the feed of digests another secret address; the old one stops working',
    response: digestSettingsSchema,
  },
  'GET /api/digests/feed/:token': {
    name: 'getDigestFeed',
    access: 'link',
    limits: 'the newest 20 digests',
    scope: 'any',
    summary: 'The newest digests as an RSS feed, for anyone who has its address',
    params: tokenParams,
    response: 'bytes',
  },
  'GET /api/digests/unsubscribe/:token': {
    name: 'openUnsubscribePage',
    access: 'everybody',
    limits: 'leads to the page that asks; stops nothing',
    scope: 'any',
    summary: 'Go to the page that asks whether to stop the emails of a digest; opening it stops nothing',
    params: tokenParams,
    response: 'bytes',
  },
  'POST /api/digests/unsubscribe/:token': {
    name: 'unsubscribeFromDigests',
    access: {
      role: 'everybody',
      who: 'every caller with the address, which is in each email of the account',
    },
    limits: 'stops emails alone',
    scope: 'any',
    summary: 'Stop the emails of a digest, by the address that each of them has (RFC 8058)',
    params: tokenParams,
    body: 'bytes',
    bodyLimitBytes: 4096,
    response: z.object({ isStopped: z.literal(true) }),
  },
  'POST /api/webhooks/mail': {
    name: 'receiveMailEvents',
    access: {
      role: 'everybody',
      key: 'answer',
      who: 'the mail provider, by its signature; not there without `MAIL_WEBHOOK_SECRET`',
    },
    summary:
      'What a mail provider reports about emails: one that bounces for good stops the digest of its address',
    body: 'bytes',
    bodyLimitBytes: 262_144,
    response: z.object({ received: z.literal(true) }),
  },
} as const satisfies Contract
