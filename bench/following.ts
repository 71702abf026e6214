import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { pino } from 'pino'
import { AppError } from '#core/app-error.ts'
import { parseFeed } from '#server/adapters/feeds/parse-feed.ts'
import type { Database } from '#server/db/database.ts'
import { pollFollowed } from '#server/features/following/poll-followed.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { FollowedFeeds } from '#server/ports/feeds.ts'
import { atomFeed } from '#tests/fakes/feeds/write-feed.ts'
import { withDatabase } from './rows/with-database.ts'
import { report } from './table.ts'

/**
 * The number of followed channels one node asks for news a second, and how many statements each takes: feeds
 * that have not changed, that have nothing new, and that have one new video for all who follow.
 *
 * npx node bench/following.ts [--channels CHANNELS] [--followers FOLLOWERS] [--latency MS]
 */
const { values } = parseArgs({
  options: {
    channels: { type: 'string', default: '10000' },
    followers: { type: 'string', default: '100000' },
    latency: { type: 'string', default: '200' },
  },
})
const [channels = 0, followers = 0, latencyMs = 0] = [values.channels, values.followers, values.latency].map(
  Number,
)
/** As one turn of the product takes. */
const atOnce = 20
const entriesOfFeed = 15
const log = pino({ level: 'warn' })
const began = Date.UTC(2026, 10, 1)

const never = new AbortController().signal
const keyInSql = `'v' || lpad(n::text, 6, '0') || '_' || lpad(k::text, 3, '0')`

const videoLists = {
  open: () => Promise.reject(new AppError('YOUTUBE_UNREACHABLE')),
  more: () => Promise.reject(new AppError('YOUTUBE_UNREACHABLE')),
}

/** Every channel is pushed by it, which adds nothing to a poll. */
const youtubeHub = 'https://hub.example/'
const hubs = { callbackOrigin: 'https://precis.example', youtubeHub, subscribe: async () => undefined }
const common = { log, videoLists, hubs, metrics: { count: () => undefined } }

await withDatabase(log, async (database) => {
  await seed(database)
  const statements = countStatements()
  const cases = { 'not changed': null, 'nothing new': 0, 'one new video': 1 }
  for (const [name, news] of Object.entries(cases)) {
    await makeDue(database)
    const before = { statements: statements(), items: await countItems(database) }
    const from = performance.now()
    let polls = 0
    for (let found = 1; found > 0; polls += found) {
      found = await pollFollowed({ ...common, db: database.db, feeds: feeds(news) }, atOnce, never)
    }
    const seconds = (performance.now() - from) / 1000
    const items = (await countItems(database)) - before.items
    report({
      what: `polls a second of ${channels} channels with ${followers} followers, ${name}, feeds after ${latencyMs} ms`,
      measured: `${(polls / seconds).toFixed(1)} (${((statements() - before.statements) / polls).toFixed(1)} statements a poll, ${items} items given)`,
      beside: `${(channels / (15 * 60)).toFixed(1)} for every channel each 15 minutes`,
      ratio: polls / seconds / (channels / (15 * 60)),
      wanted: 'more than 1',
    })
  }
  await reportSizes(database)
})

async function seed({ pool }: Database): Promise<void> {
  await pool.query(`insert into people (id) select md5('person' || n)::uuid from generate_series(1, $1) n`, [
    followers,
  ])
  await pool.query(
    `insert into users (id, email, person_id)
      select md5('user' || n)::uuid, 'follower-' || n || '@example.org', md5('person' || n)::uuid from generate_series(1, $1) n`,
    [followers],
  )
  await pool.query(
    `insert into watches (id, kind, source_key, feed_url, title, next_poll_at, read_at, listed_at, created_at)
      select md5('watch' || n)::uuid, 'channel', 'UC' || lpad(n::text, 22, '0'), 'https://feed.example/' || n, 'Channel ' || n,
        now(), now(), now(), now() - interval '30 days' from generate_series(1, $1) n`,
    [channels],
  )
  await pool.query(
    `insert into watched_entries (watch_id, entry_key, video_id, url, published_at, seen_by, seen_at, rank, is_anchor, state)
      select md5('watch' || n)::uuid, ${keyInSql}, ${keyInSql}, 'https://video.example/', to_timestamp($2) - k * interval '1 day',
        'feed', now(), k, true, 'old' from generate_series(1, $1) n, generate_series(1, $3) k`,
    [channels, began / 1000, entriesOfFeed],
  )
  await pool.query(
    `insert into hub_subscriptions (watch_id, hub_url, topic, asked_at, pushes_until, next_at)
      select id, $1, feed_url, now(), now() + interval '5 days', now() + interval '4 days' from watches`,
    [youtubeHub],
  )
  // Few channels have most followers.
  await pool.query(
    `insert into follows (user_id, watch_id, created_at)
      select md5('user' || n)::uuid, md5('watch' || (1 + floor(power(random(), 3) * $2)::int))::uuid, now()
      from generate_series(1, $1) n`,
    [followers, channels],
  )
  await pool.query('analyze')
}

/**
 * The space that a channel with its entries, its hub, a follow and a video of a follower take on disk, their
 * indexes included.
 */
async function reportSizes({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<Record<'channel' | 'hub' | 'entry' | 'follow' | 'item', number>>(
    `select pg_total_relation_size('hub_subscriptions') / $1 as hub, pg_total_relation_size('watches') / $1 as channel,
      pg_total_relation_size('watched_entries') / (select count(*) from watched_entries) as entry,
      pg_total_relation_size('follows') / $2 as follow, pg_total_relation_size('followed_items') / (select count(*) from followed_items) as item`,
    [channels, followers],
  )
  const [size] = rows
  report({
    what: 'bytes in the database',
    measured: `${size?.channel} a channel, ${size?.hub} its hub, ${size?.entry} an entry, ${size?.follow} a follow, ${size?.item} a video of a follower`,
  })
}

/** Every channel is due, and none of the lists beside the feeds. */
async function makeDue({ pool }: Database): Promise<void> {
  await pool.query(
    `update watches set next_poll_at = now() - random() * interval '1 hour', listed_at = now()`,
  )
}

async function countItems({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from followed_items')
  return rows[0]?.count ?? 0
}

/**
 * Feeds that answer after a while: `null` as they were, else with so many new videos above those that are
 * known.
 */
function feeds(news: number | null): FollowedFeeds {
  return {
    readTranscript: () => Promise.reject(new AppError('FEED_UNREACHABLE')),
    readList: () => Promise.resolve([]),
    read: async (url, { signal }) => {
      await systemClock.wait(latencyMs, signal)
      if (news === null) return null
      const channel = url.split('/').at(-1) ?? ''
      const videos = Array.from({ length: entriesOfFeed }, (_, index) => {
        const k = index + 1 - news
        const at = new Date(began - k * 24 * 3_600_000).toISOString()
        return { key: `v${channel.padStart(6, '0')}_${String(k).padStart(3, '0')}`, title: `Video ${k}`, at }
      })
      const xml = new TextEncoder().encode(atomFeed(url, `Channel ${channel}`, videos))
      return { ...parseFeed({ bytes: xml, isCut: false }), etag: null, lastModified: null }
    },
  }
}

/** Counts every statement of this process from now on. */
function countStatements(): () => number {
  let count = 0
  const query: unknown = Reflect.get(Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('The driver has no query')
  Reflect.set(Client.prototype, 'query', function counted(this: unknown, ...given: unknown[]): unknown {
    count += 1
    const answer: unknown = Reflect.apply(query, this, given)
    return answer
  })
  return () => count
}
