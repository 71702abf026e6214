import { unsubscribeToken } from '#server/features/digests/tokens.ts'
import { hubSecret, hubToken } from '#server/features/following/hubs/subscriptions.ts'
import { signed } from '#tests/fakes/feeds/hub.ts'
import type { CallingApp } from '#tests/harness.ts'
import type { Person } from './people.ts'
import type { Asked } from './purchases.ts'

const nowhere = '00000000-0000-4000-8000-000000000000'
const followedChannel = 'https://www.youtube.com/channel/UC0000000000000000000001'

async function followChannel(app: CallingApp, { headers }: Person): Promise<string> {
  const reply = await app.call('POST /api/follows', { headers, payload: { url: followedChannel } })
  return reply.ok ? reply.body.id : nowhere
}

/** A followed video that failed. */
async function failedItem(app: CallingApp, owner: Person): Promise<string> {
  const followId = await followChannel(app, owner)
  const { rows } = await app.deps.db.pool.query<{ id: string }>(
    `with entry as (
      insert into watched_entries (watch_id, entry_key, url, seen_by, seen_at, state)
      select watch_id, gen_random_uuid()::text, 'https://x', 'feed', now(), 'failed' from follows where id = $1 returning id)
    insert into followed_items (user_id, follow_id, entry_id, entry_key, state, created_at, changed_at)
    select user_id, follows.id, entry.id, entry.id::text, 'failed', now(), now() from follows, entry where follows.id = $1
    returning id`,
    [followId],
  )
  return rows[0]?.id ?? nowhere
}

type Case = {
  ask?: (app: CallingApp, owner: Person) => Promise<Asked>
  letIn?: readonly number[]
}

function aboutFollowed(find: (app: CallingApp, owner: Person) => Promise<string>, path: string): Case {
  return { ask: async (app, owner) => ({ path: path.replace(':id', await find(app, owner)) }) }
}

/** A digest of an account. */
async function digestOf(app: CallingApp, owner: Person): Promise<string> {
  const followId = await followChannel(app, owner)
  const { rows } = await app.deps.db.pool.query<{ id: string }>(
    `insert into digests (user_id, due_on, made_at, mail) select user_id, current_date, now(), 'none' from follows where id = $1
    on conflict (user_id, due_on) do update set mail = 'none' returning id`,
    [followId],
  )
  return rows[0]?.id ?? nowhere
}

/** The secret part of the address of the feed of an account. */
async function feedOf(app: CallingApp, owner: Person): Promise<string> {
  await followChannel(app, owner)
  const reply = await app.call('GET /api/digests', { headers: owner.headers })
  return reply.ok ? (reply.body.settings?.feedUrl.split('/').at(-1) ?? nowhere) : nowhere
}

async function stopOf(app: CallingApp, owner: Person): Promise<string> {
  await followChannel(app, owner)
  const { rows } = await app.deps.db.pool.query<{ id: string }>('select id from users where email = $1', [
    owner.email,
  ])
  return unsubscribeToken(app.deps.secret, rows[0]?.id ?? nowhere)
}

const hubUrl = 'https://hub.example/'

/**
 * The address that a hub calls about a source that it was asked to push and lets be pushed, with its secret.
 */
async function hubOf(app: CallingApp, owner: Person): Promise<{ token: string; secret: string }> {
  const followId = await followChannel(app, owner)
  const { rows } = await app.deps.db.pool.query<{ id: string }>(
    `insert into hub_subscriptions (watch_id, hub_url, topic, asked_at, pushes_until, next_at)
      select watch_id, $2, 'topic', now(), now() + interval '1 day', now() from follows where id = $1
    on conflict (watch_id) do update set asked_at = now() returning watch_id as id`,
    [followId, hubUrl],
  )
  const followedId = rows[0]?.id ?? nowhere
  const { secret } = app.deps
  return { token: hubToken(secret, followedId), secret: hubSecret(secret, { followedId, hubUrl }) }
}

/** About an account that follows something, for any caller. */
const ofFollowers: Case = {
  ask: async (app, owner) => {
    await followChannel(app, owner)
    return {}
  },
  letIn: [200, 404],
}

/** The calls about what is followed, and its digests. */
export const followedCalls = {
  'GET /api/follows': {},
  'POST /api/follows': {},
  // Not everybody here follows something.
  'GET /api/follows/file': { letIn: [200, 404] },
  'POST /api/follows/file': {
    ask: async () => ({
      path: '/api/follows/file',
      payload: '<opml version="2.0"><body><outline text="A"/></body></opml>',
      headers: { 'content-type': 'text/x-opml' },
    }),
  },
  'PATCH /api/follows/:id': aboutFollowed(followChannel, '/api/follows/:id'),
  'DELETE /api/follows/:id': aboutFollowed(followChannel, '/api/follows/:id'),
  'GET /api/follows/:id/items': aboutFollowed(followChannel, '/api/follows/:id/items'),
  'POST /api/follows/items/:id/retry': aboutFollowed(failedItem, '/api/follows/items/:id/retry'),
  'GET /api/digests': {},
  'GET /api/digests/:id': aboutFollowed(digestOf, '/api/digests/:id'),
  'PUT /api/digests/settings': ofFollowers,
  'POST /api/digests/feed-address': ofFollowers,
  'GET /api/digests/feed/:token': aboutFollowed(feedOf, '/api/digests/feed/:id'),
  'GET /api/digests/unsubscribe/:token': aboutFollowed(stopOf, '/api/digests/unsubscribe/:id'),
  'POST /api/digests/unsubscribe/:token': aboutFollowed(stopOf, '/api/digests/unsubscribe/:id'),
  'GET /api/hubs/:token': {
    ask: async (app, owner) => ({
      path: `/api/hubs/${(await hubOf(app, owner)).token}?hub.mode=subscribe&hub.topic=topic&hub.challenge=1`,
    }),
  },
  'POST /api/hubs/:token': {
    ask: async (app, owner) => {
      const { token, secret } = await hubOf(app, owner)
      const headers = { 'content-type': 'text/xml', ...signed(secret, Buffer.from('<feed/>')) }
      return { path: `/api/hubs/${token}`, payload: '<feed/>', headers }
    },
  },
  // Without its secret there is no such call.
  'POST /api/webhooks/mail': { letIn: [200, 404] },
} as const satisfies Readonly<Record<string, Case>>
