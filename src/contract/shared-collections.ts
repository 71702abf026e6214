import { z } from 'zod'
import { maxCollectionVideos } from '#product/limits.ts'
import { collectionItemSchema } from './collections.ts'
import { overviewSchema } from './overviews.ts'
import { listFactsSchema } from './playlists.ts'
import type { Contract } from './route.ts'

/** A shared collection: nothing of who shares it, and only what has a summary. */
export const sharedCollectionSchema = z.object({
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
    }),
  ),
})
export type SharedCollection = z.infer<typeof sharedCollectionSchema>

export const sharedCollectionRoutes = {
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
