import { z } from 'zod'
import { maxListedVideos } from '#product/limits.ts'
import { formIds } from '#product/summary-forms.ts'
import { perMinute } from './access.ts'
import { formRefSchema } from './forms.ts'
import type { Contract } from './route.ts'

/** A video as YouTube's list names it. */
export const listedVideoSchema = z.object({
  videoId: z.string(),
  title: z.string().nullable(),
  channel: z.string().nullable(),
  durationSeconds: z.number().nonnegative().nullable(),
  publishedText: z.string().nullable().describe("When it appeared, in YouTube's own words."),
  state: z
    .enum(['playable', 'gone', 'live', 'upcoming'])
    .describe('`gone` is private or deleted; a live or announced one has no captions yet.'),
})

/** The facts about a link to many videos. */
export const listFactsSchema = z.object({
  kind: z.enum(['playlist', 'mix', 'channel']),
  id: z.string().describe('Of the playlist or the mix, or of the channel (`UC…`).'),
  url: z.string().describe('Its address at YouTube.'),
  title: z.string().nullable(),
  owner: z.string().nullable().describe('The name of its channel.'),
  videoCount: z.int().nonnegative().nullable().describe('As YouTube says it; null where it does not.'),
})
export type ListFacts = z.infer<typeof listFactsSchema>

/** A video of a list as one caller sees it. */
const choiceSchema = listedVideoSchema.extend({
  historyId: z.uuid().nullable().describe('The summary of it that the caller has already; null without one.'),
})

/** A part of a list that was stored for choosing from it. */
export const storedListSchema = z.object({
  id: z.uuid().describe('Leads to the list for a day.'),
  list: listFactsSchema,
  total: z.int().nonnegative().describe('How many videos were listed.'),
  yours: z.int().nonnegative().describe('How many of them the caller has a summary of.'),
  isWhole: z.boolean().describe('False where YouTube has more than were listed.'),
  videos: z.array(choiceSchema),
})
export type StoredList = z.infer<typeof storedListSchema>

const ownedInSchema = formRefSchema
  .default(formIds[0])
  .describe('Of which form a summary has to be for a video to be the caller’s; of key insights any.')

const sliceSchema = {
  form: ownedInSchema,
  from: z.coerce.number().int().min(0).max(maxListedVideos).default(0).describe('The first video, from 0.'),
  limit: z.coerce.number().int().min(1).max(200).default(100),
}

export const playlistRoutes = {
  'POST /api/playlists': {
    name: 'storeList',
    access: 'account',
    counts: { account: perMinute(20, "You've opened many playlists in a short time.") },
    limits: '5,000 videos',
    example: { url: 'https://www.youtube.com/@simulated.lectures' },
    scope: 'library',
    summary: `List all videos of a playlist or a channel to choose from, up to ${maxListedVideos}`,
    body: z.strictObject({ url: z.string().trim().min(1).max(2000), form: ownedInSchema }),
    response: storedListSchema,
  },
  'GET /api/playlists/:id': {
    name: 'getStoredList',
    access: { role: 'account', who: 'signed in, of what YouTube shows to everybody' },
    scope: 'library',
    summary: 'A part of a list that was stored to choose from',
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject(sliceSchema),
    response: storedListSchema,
  },
  'GET /api/playlists': {
    name: 'lookUpList',
    access: 'anybody',
    counts: { network: perMinute(30, 'Too many playlist links were opened from your network.') },
    scope: 'library',
    summary:
      'What a link to a playlist, a mix or a channel names, and its first videos; of a mix the first alone',
    query: z.strictObject({ url: z.string().trim().min(1).max(2000) }),
    response: z.object({ list: listFactsSchema, videos: z.array(listedVideoSchema).max(100) }),
  },
} as const satisfies Contract
