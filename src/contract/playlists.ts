import { z } from 'zod'
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

/** What a link to many videos names. */
export const listFactsSchema = z.object({
  kind: z.enum(['playlist', 'mix', 'channel']),
  id: z.string().describe('Of the playlist or the mix, or of the channel (`UC…`).'),
  url: z.string().describe('Its address at YouTube.'),
  title: z.string().nullable(),
  owner: z.string().nullable().describe('The name of its channel.'),
  videoCount: z.int().nonnegative().nullable().describe('As YouTube says it; null where it does not.'),
})
export type ListFacts = z.infer<typeof listFactsSchema>

export const playlistRoutes = {
  'GET /api/playlists': {
    scope: 'library',
    summary:
      'What a link to a playlist, a mix or a channel names, and its first videos; of a mix the first alone',
    query: z.strictObject({ url: z.string().trim().min(1).max(2000) }),
    response: z.object({ list: listFactsSchema, videos: z.array(listedVideoSchema).max(100) }),
  },
} as const satisfies Contract
