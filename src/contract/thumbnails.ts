import { z } from 'zod'
import type { Contract } from './route.ts'

export const thumbnailRoutes = {
  'GET /api/thumbnails/:videoId': {
    scope: 'any',
    summary: 'The still picture of a video, fetched by this server so that a page sends nothing to YouTube',
    params: z.strictObject({
      videoId: z.string().regex(/^[\w-]{11}$/, "That isn't the 11 characters of a video id."),
    }),
    response: 'bytes',
  },
} as const satisfies Contract
