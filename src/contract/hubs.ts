import { z } from 'zod'
import type { Contract } from './route.ts'

const hubParams = z.strictObject({ token: z.string().max(200) })

/** What a hub says when it asks back (WebSub 5.3); others may say more. */
const challengeSchema = z.object({
  'hub.mode': z.string().max(40),
  'hub.topic': z.string().max(2048),
  'hub.challenge': z.string().max(2048).optional(),
  'hub.lease_seconds': z.string().max(20).optional(),
})

export const hubRoutes = {
  'GET /api/hubs/:token': {
    scope: 'any',
    summary:
      'For hubs of feeds (WebSub): gives the challenge of a hub back where we asked it for this feed, and for nothing else',
    params: hubParams,
    query: challengeSchema,
    response: 'bytes',
  },
  'POST /api/hubs/:token': {
    scope: 'any',
    summary:
      'For hubs of feeds (WebSub): says that a feed has changed, signed with the secret of its subscription',
    params: hubParams,
    body: 'bytes',
    bodyLimitBytes: 1_048_576,
    status: 204,
    response: z.void(),
  },
} as const satisfies Contract
