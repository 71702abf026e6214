import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { maxDailyEntries, maxDailyVideos } from '#product/following.ts'
import { storeOutcome, storeTranscripts, takeDueEntries } from '#server/features/following/entries-repo.ts'
import { pollFollowed } from '#server/features/following/poll-followed.ts'
import { startFeedSimulator } from '#tests/fakes/feeds/simulator.ts'
import type { FeedSimulator } from '#tests/fakes/feeds/simulator.ts'
import type { Published } from '#tests/fakes/feeds/write-feed.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { emptyTables } from '#tests/setup/test-database.ts'
import { jump, takeClock } from '../quota/quota-case.ts'
import { createMember } from '../security/people.ts'
import type { Person } from '../security/people.ts'
import { podcastReader, workUntilIdle } from './world.ts'

const hour = 3_600_000
let feeds: FeedSimulator
let app: TestApp
beforeAll(async () => {
  feeds = await startFeedSimulator()
  app = await startApp({ feeds: podcastReader(), isCounted: true })
})
beforeEach(async () => {
  feeds.published.clear()
  feeds.troubles.clear()
  feeds.files.clear()
  feeds.requests.length = 0
  await emptyTables(app.database)
  await takeClock(app.database)
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await feeds[Symbol.asyncDispose]()
})

const said = [
  'The lighthouse was built in 1848 by two hundred workers from the coast.',
  'Captain Meyer wrote in 1852 that no ship was lost in the first four winters.',
  'The keepers lit forty lamps every evening and carried the oil up two hundred steps.',
  'A storm in 1871 broke the windows, and the light still burned the whole night.',
  'It guided ships past the rocks for a hundred and thirty years.',
  'Today nobody lives there, and the lamp is switched by a computer.',
]
const at = (index: number): string => String(index * 9).padStart(2, '0')
const forms = {
  'application/x-subrip': said
    .map((text, n) => `${n + 1}\n00:00:${at(n)},000 --> 00:00:${at(n)},900\n${text}\n`)
    .join('\n'),
  'text/vtt': `WEBVTT\n\n${said.map((text, n) => `00:00:${at(n)}.000 --> 00:00:${at(n)}.900\n${text}\n`).join('\n')}`,
  'application/json': JSON.stringify({
    version: '1.0.0',
    segments: said.map((body, n) => ({ speaker: 'Anna', startTime: n * 9, endTime: n * 9 + 8, body })),
  }),
  'text/html': `<style>p{}</style>${said.map((text, n) => `<cite>Anna:</cite><time>0:${at(n)}</time><p>${text}</p>`).join('')}`,
  'text/plain': said.join('\n'),
}
const formTypes = ['application/x-subrip', 'text/vtt', 'application/json', 'text/html', 'text/plain'] as const
type Form = (typeof formTypes)[number]

const feedOf = (name = 'show'): string => `${feeds.origin}/podcasts/${name}`
const episode = (n: number, transcripts: Published['transcripts'] = []): Published => ({
  key: `episode ${n}`,
  title: `Episode ${n}`,
  at: new Date(Date.now() + n).toISOString(),
  transcripts,
})
/** A transcript that the simulator gives. */
function transcript(type: Form): { url: string; type: string } {
  const path = `/transcripts/${type.replaceAll('/', '-')}`
  feeds.files.set(path, forms[type])
  return { url: `${feeds.origin}${path}`, type }
}
const follow = ({ headers }: Person, url = feedOf()) =>
  app.call('POST /api/follows', { headers, payload: { url, backlog: 0 } })
const followed = async (person: Person) => {
  const reply = await follow(person)
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.body
}
const itemsOf = async ({ headers }: Person, id: string, query = '') => {
  const path = `/api/follows/${id}/items${query}`
  const reply = await app.call('GET /api/follows/:id/items', { path, headers })
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.body.items
}
const summaryOf = ({ headers }: Person, id: string | null | undefined) =>
  app.call('GET /api/summaries/:id', { path: `/api/summaries/${id}`, headers })
const remaining = async ({ headers }: Person) => {
  const reply = await app.call('GET /api/usage-status', { headers })
  return reply.ok ? reply.body.remainingCount : null
}
async function pass(ms = hour): Promise<void> {
  await jump(app.database, ms)
  await workUntilIdle(app)
}

describe('a podcast', () => {
  it.each(formTypes)('has its new episodes summarized from %s', async (type) => {
    feeds.published.set('show', [episode(1)])
    const ada = await createMember(app)
    const { id, kind, title, url } = await followed(ada)
    expect([kind, title, url]).toEqual(['podcast', 'Podcast show', feedOf()])
    feeds.published.set('show', [episode(2, [transcript(type)]), episode(1)])
    await pass()
    const items = await itemsOf(ada, id)
    expect(items).toMatchObject([
      { title: 'Episode 2', videoId: null, state: 'done', reason: null, reasonCode: null },
    ])
    const summary = await summaryOf(ada, items[0]?.historyId)
    const body = JSON.stringify(summary.ok && summary.body)
    expect(body).toContain('Episode 2')
    expect(body).toContain('1848')
    expect(await remaining(ada)).toBe(1)
  })

  it('gives each follower a summary of their own, from a transcript of their own', async () => {
    feeds.published.set('show', [])
    const people = [await createMember(app), await createMember(app)] as const
    const ids = [(await followed(people[0])).id, (await followed(people[1])).id] as const
    feeds.published.set('show', [episode(1, [transcript('text/vtt')])])
    await pass()
    const [mine] = await itemsOf(people[0], ids[0])
    const [theirs] = await itemsOf(people[1], ids[1])
    expect([mine?.state, theirs?.state]).toEqual(['done', 'done'])
    expect((await summaryOf(people[0], mine?.historyId)).status).toBe(200)
    expect((await summaryOf(people[1], mine?.historyId)).status).toBe(404)
    const { rows } = await app.database.pool.query('select origin from transcripts')
    expect(rows).toEqual([{ origin: 'pasted' }, { origin: 'pasted' }])
  })

  it('looks again at an episode whose transcript came while it was looked at', async () => {
    feeds.published.set('show', [])
    const ada = await createMember(app)
    const { id } = await followed(ada)
    feeds.published.set('show', [episode(1)])
    await pass()
    await jump(app.database, hour)
    const { db, pool } = app.database
    const turn = '00000000-0000-4000-8000-000000000001'
    const [entry] = await takeDueEntries(db, turn, 1)
    const { rows } = await pool.query<{ id: string }>('select id from watches')
    const given = { ...episode(1), videoId: null, url: feedOf(), publishedAt: null }
    await storeTranscripts(db, rows[0]?.id ?? '', [{ ...given, transcripts: [transcript('text/vtt')] }])
    await storeOutcome(db, entry?.id ?? '', turn, {
      state: 'waiting',
      code: 'TRANSCRIPT_UNAVAILABLE',
      detail: 'There was none.',
      retryMinutes: 60,
      countsAttempt: true,
    })
    await workUntilIdle(app)
    expect(await itemsOf(ada, id)).toMatchObject([{ title: 'Episode 1', state: 'done' }])
  })

  it('has an episode wait for a transcript that comes later, and says so', async () => {
    feeds.published.set('show', [])
    const ada = await createMember(app)
    const { id } = await followed(ada)
    feeds.published.set('show', [episode(1)])
    await pass()
    const reason = 'The podcast gives no transcript of this episode.'
    expect(await itemsOf(ada, id)).toMatchObject([{ state: 'waiting', reason }])
    // The same episode; another one makes the feed another version.
    feeds.published.set('show', [episode(2), episode(1, [transcript('text/vtt')])])
    await pass()
    expect((await itemsOf(ada, id)).map(({ title, state }) => `${title} ${state}`)).toEqual([
      'Episode 2 waiting',
      'Episode 1 done',
    ])
    for (let days = 0; days < 12; days += 1) await pass(24 * hour)
    expect((await itemsOf(ada, id))[0]).toMatchObject({ title: 'Episode 2', state: 'failed', reason })
    expect(await remaining(ada)).toBe(2)
  })

  it('takes nothing from inside, however its transcript is named, and charges nothing for it', async () => {
    feeds.published.set('show', [])
    feeds.troubles.set('inside', 'redirect-inside')
    const ada = await createMember(app)
    const { id } = await followed(ada)
    const hostile = ['http://169.254.169.254/latest/meta-data/', 'http://[::1]/', feedOf('inside')]
    feeds.published.set(
      'show',
      hostile.map((url, n) => episode(n, [{ url, type: 'text/vtt' }])),
    )
    await pass()
    const reason = 'We can only read feeds and transcripts on the public internet.'
    const refused = { state: 'failed', reason, historyId: null }
    expect(await itemsOf(ada, id)).toMatchObject([refused, refused, refused])
    expect(await remaining(ada)).toBe(2)
  })

  it('gives the newest thirty of a day however many there are, and says how many were left out', async () => {
    const ada = await createMember(app)
    feeds.published.set('show', [episode(1)])
    await followed(ada)
    const publish = async (numbers: readonly number[], hours: number) => {
      const known = feeds.published.get('show') ?? []
      feeds.published.set('show', [...numbers.map((n) => episode(n)).toReversed(), ...known])
      await jump(app.database, hours * hour)
      await pollFollowed(app.deps, 5, new AbortController().signal)
    }
    const look = async ({ headers }: Person) => {
      const reply = await app.call('GET /api/follows', { headers })
      const [found] = reply.ok ? reply.body.follows : []
      const items = await itemsOf(ada, found?.id ?? '', '?limit=50').catch(() => [])
      return {
        leftOut: found?.leftOut,
        titles: items.map(({ title }) => title ?? '').toSorted((one, other) => one.localeCompare(other)),
      }
    }
    const many = Array.from({ length: 60 }, (_, n) => n + 100)
    const newest = many.slice(-maxDailyVideos)
    const titles = (numbers: readonly number[]) => numbers.map((n) => `Episode ${n}`)
    await publish(many, 1)
    expect(await look(ada)).toEqual({ leftOut: 30, titles: titles(newest) })
    const awaited = `select from watched_entries where state = 'waiting'`
    expect((await app.deps.db.pool.query(awaited)).rowCount).toBe(maxDailyVideos)
    // The same day takes no more, and the next one does.
    await publish([200], 1)
    await publish([201], 24)
    expect(await look(ada)).toEqual({ leftOut: 31, titles: titles([...newest, 201]) })
    // Of what was there before, nothing was left out for who begins to follow.
    const ben = await createMember(app)
    await followed(ben)
    expect((await look(ben)).leftOut).toBe(0)
    await jump(app.database, 8 * 24 * hour)
    expect((await look(ada)).leftOut).toBe(0)
  })

  it('that names its episodes anew at each reading fills no database: so many are stored in a day', async () => {
    const ada = await createMember(app)
    feeds.published.set('show', [episode(1)])
    const { id } = await followed(ada)
    const readAnew = async (from: number, hours: number) => {
      feeds.published.set('show', Array.from({ length: 400 }, (_, n) => episode(from + n)).toReversed())
      await jump(app.database, hours * hour)
      await pollFollowed(app.deps, 5, new AbortController().signal)
    }
    const stored = async () =>
      (await app.deps.db.pool.query('select from watched_entries where rank is null')).rowCount
    await readAnew(1000, 1)
    await readAnew(2000, 1)
    await readAnew(3000, 1)
    expect(await stored()).toBe(maxDailyEntries)
    await readAnew(4000, 25)
    expect(await stored()).toBe(maxDailyEntries + 400)
    expect(await itemsOf(ada, id, '?limit=50')).toHaveLength(50)
  })
})
