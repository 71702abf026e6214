import type { Api } from '#contract/api.ts'
import type { CallingApp } from '#tests/harness.ts'
import { about, nowhere, summarize } from './call-case.ts'
import type { CallCase } from './call-case.ts'
import type { Person } from './people.ts'

/** A collection of a caller with a summary in it. */
async function collect(app: CallingApp, owner: Person): Promise<string> {
  const payload = { title: 'Mine', historyIds: [await summarize(app, owner)] }
  const reply = await app.call('POST /api/collections', { headers: owner.headers, payload })
  return reply.ok ? reply.body.id : nowhere
}

/** The token of a collection that a caller shares. */
async function share(app: CallingApp, owner: Person): Promise<string> {
  const path = `/api/collections/${await collect(app, owner)}/share`
  const reply = await app.call('POST /api/collections/:id/share', { path, headers: owner.headers })
  return reply.ok ? reply.body.sharePath.replace('/c/', '') : nowhere
}

/** The token of the feed of a collection that a caller made. */
async function feed(app: CallingApp, owner: Person): Promise<string> {
  const path = `/api/collections/${await collect(app, owner)}/feed-address`
  const reply = await app.call('POST /api/collections/:id/feed-address', { path, headers: owner.headers })
  return reply.ok ? (reply.body.feedPath.split('/').at(-1) ?? nowhere) : nowhere
}

/** The calls about playlists and collections. */
export const collectionCalls = {
  // There are no lists without YouTube, which everybody learns.
  'GET /api/playlists': {
    ask: async () => ({ path: '/api/playlists?url=youtube.com/@simulated.lectures' }),
    letIn: [404],
  },
  'POST /api/playlists': { letIn: [404] },
  'GET /api/playlists/:id': { ask: async () => ({ path: `/api/playlists/${nowhere}` }), letIn: [404] },
  'GET /api/collections': {},
  'POST /api/collections': {},
  'GET /api/collections/:id': about(collect, '/api/collections/:id'),
  'GET /api/collections/:id/items': about(collect, '/api/collections/:id/items'),
  'PATCH /api/collections/:id': about(collect, '/api/collections/:id'),
  'DELETE /api/collections/:id': about(collect, '/api/collections/:id'),
  'POST /api/collections/:id/work': about(collect, '/api/collections/:id/work'),
  'POST /api/collections/:id/items': about(collect, '/api/collections/:id/items'),
  'GET /api/collections/:id/file': { ...about(collect, '/api/collections/:id/file'), letIn: [403] },
  'POST /api/collections/:id/ask': about(collect, '/api/collections/:id/ask'),
  'GET /api/collections/:id/overview': about(collect, '/api/collections/:id/overview'),
  'POST /api/collections/:id/overview': about(collect, '/api/collections/:id/overview'),
  'POST /api/collections/:id/share': about(collect, '/api/collections/:id/share'),
  'DELETE /api/collections/:id/share': about(collect, '/api/collections/:id/share'),
  'POST /api/collections/:id/feed-address': about(collect, '/api/collections/:id/feed-address'),
  'GET /api/collections/feed/:token': about(feed, '/api/collections/feed/:id'),
  'GET /api/shared-collections/:token': about(share, '/api/shared-collections/:id'),
} as const satisfies Partial<Record<keyof Api, CallCase>>
