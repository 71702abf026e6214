import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { maxDailyEntries, maxDailyVideos } from '#product/following.ts'
import { storeOutcome, storeTranscripts, takeDueEntries } from '#server/features/following/entries-repo.ts'
import { pollFollowed } from '#server/features/following/poll-followed.ts'
import { jump } from '../quota/quota-case.ts'
import { createMember } from '../security/people.ts'
import type { Person } from '../security/people.ts'
import { episode, startPodcasts, workUntilIdle } from './world.ts'

const hour = 3_600_000
let podcasts: Awaited<ReturnType<typeof startPodcasts>>
beforeAll(async () => {
  podcasts = await startPodcasts()
})
beforeEach(() => podcasts.empty())
afterAll(() => podcasts[Symbol.asyncDispose]())

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

/** A transcript that the simulator gives. */
function transcript(type: Form): { url: string; type: string } {
  const path = `/transcripts/${type.replaceAll('/', '-')}`
  podcasts.feeds.files.set(path, forms[type])
  return { url: `${podcasts.feeds.origin}${path}`, type }
}
const summaryOf = ({ headers }: Person, id: string | null | undefined) =>
  podcasts.app.call('GET /api/summaries/:id', { path: `/api/summaries/${id}`, headers })
const remaining = async ({ headers }: Person) => {
  const reply = await podcasts.app.call('GET /api/usage-status', { headers })
  return reply.ok ? reply.body.remainingCount : null
}

describe('a podcast', () => {
  it.each(formTypes)('has its new episodes summarized from %s', async (type) => {
    podcasts.feeds.published.set('show', [episode(1)])
    const ada = await createMember(podcasts.app)
    const { id, kind, title, url } = await podcasts.followed(ada)
    expect([kind, title, url]).toEqual(['podcast', 'Podcast show', podcasts.feedOf()])
    podcasts.feeds.published.set('show', [episode(2, [transcript(type)]), episode(1)])
    await podcasts.pass()
    const items = await podcasts.itemsOf(ada, id)
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
    podcasts.feeds.published.set('show', [])
    const people = [await createMember(podcasts.app), await createMember(podcasts.app)] as const
    const ids = [(await podcasts.followed(people[0])).id, (await podcasts.followed(people[1])).id] as const
    podcasts.feeds.published.set('show', [episode(1, [transcript('text/vtt')])])
    await podcasts.pass()
    const [mine] = await podcasts.itemsOf(people[0], ids[0])
    const [theirs] = await podcasts.itemsOf(people[1], ids[1])
    expect([mine?.state, theirs?.state]).toEqual(['done', 'done'])
    expect((await summaryOf(people[0], mine?.historyId)).status).toBe(200)
    expect((await summaryOf(people[1], mine?.historyId)).status).toBe(404)
    const { rows } = await podcasts.app.database.pool.query('select origin from transcripts')
    expect(rows).toEqual([{ origin: 'pasted' }, { origin: 'pasted' }])
  })

  it('looks again at an episode whose transcript came while it was looked at', async () => {
    podcasts.feeds.published.set('show', [])
    const ada = await createMember(podcasts.app)
    const { id } = await podcasts.followed(ada)
    podcasts.feeds.published.set('show', [episode(1)])
    await podcasts.pass()
    await jump(podcasts.app.database, hour)
    const { db, pool } = podcasts.app.database
    const turn = '00000000-0000-4000-8000-000000000001'
    const [entry] = await takeDueEntries(db, turn, 1)
    const { rows } = await pool.query<{ id: string }>('select id from watches')
    const given = { ...episode(1), videoId: null, url: podcasts.feedOf(), publishedAt: null, soundUrl: null }
    await storeTranscripts(db, rows[0]?.id ?? '', [{ ...given, transcripts: [transcript('text/vtt')] }])
    await storeOutcome(db, entry?.id ?? '', turn, {
      state: 'waiting',
      code: 'TRANSCRIPT_UNAVAILABLE',
      detail: 'There was none.',
      retryMinutes: 60,
      countsAttempt: true,
    })
    await workUntilIdle(podcasts.app)
    expect(await podcasts.itemsOf(ada, id)).toMatchObject([{ title: 'Episode 1', state: 'done' }])
  })

  it('has an episode wait for a transcript that comes later, and says so', async () => {
    podcasts.feeds.published.set('show', [])
    const ada = await createMember(podcasts.app)
    const { id } = await podcasts.followed(ada)
    podcasts.feeds.published.set('show', [episode(1)])
    await podcasts.pass()
    const reason = 'The podcast gives no transcript of this episode.'
    expect(await podcasts.itemsOf(ada, id)).toMatchObject([{ state: 'waiting', reason }])
    // The same episode; another one makes the feed another version.
    podcasts.feeds.published.set('show', [episode(2), episode(1, [transcript('text/vtt')])])
    await podcasts.pass()
    expect((await podcasts.itemsOf(ada, id)).map(({ title, state }) => `${title} ${state}`)).toEqual([
      'Episode 2 waiting',
      'Episode 1 done',
    ])
    for (let days = 0; days < 12; days += 1) await podcasts.pass(24 * hour)
    expect((await podcasts.itemsOf(ada, id))[0]).toMatchObject({
      title: 'Episode 2',
      state: 'failed',
      reason,
    })
    expect(await remaining(ada)).toBe(2)
  })

  it('takes nothing from inside, however its transcript is named, and charges nothing for it', async () => {
    podcasts.feeds.published.set('show', [])
    podcasts.feeds.troubles.set('inside', 'redirect-inside')
    const ada = await createMember(podcasts.app)
    const { id } = await podcasts.followed(ada)
    const hostile = ['http://169.254.169.254/latest/meta-data/', 'http://[::1]/', podcasts.feedOf('inside')]
    podcasts.feeds.published.set(
      'show',
      hostile.map((url, n) => episode(n, [{ url, type: 'text/vtt' }])),
    )
    await podcasts.pass()
    const reason = 'We can only read addresses on the public internet.'
    const refused = { state: 'failed', reason, historyId: null }
    expect(await podcasts.itemsOf(ada, id)).toMatchObject([refused, refused, refused])
    expect(await remaining(ada)).toBe(2)
  })

  it('gives the newest thirty of a day however many there are, and says how many were left out', async () => {
    const ada = await createMember(podcasts.app)
    podcasts.feeds.published.set('show', [episode(1)])
    await podcasts.followed(ada)
    const publish = async (numbers: readonly number[], hours: number) => {
      const known = podcasts.feeds.published.get('show') ?? []
      podcasts.feeds.published.set('show', [...numbers.map((n) => episode(n)).toReversed(), ...known])
      await jump(podcasts.app.database, hours * hour)
      await pollFollowed(podcasts.app.deps, 5, new AbortController().signal)
    }
    const look = async ({ headers }: Person) => {
      const reply = await podcasts.app.call('GET /api/follows', { headers })
      const [found] = reply.ok ? reply.body.follows : []
      const items = await podcasts.itemsOf(ada, found?.id ?? '', '?limit=50').catch(() => [])
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
    expect((await podcasts.app.deps.db.pool.query(awaited)).rowCount).toBe(maxDailyVideos)
    // The same day takes no more, and the next one does.
    await publish([200], 1)
    await publish([201], 24)
    expect(await look(ada)).toEqual({ leftOut: 31, titles: titles([...newest, 201]) })
    // Of what was there before, nothing was left out for who begins to follow.
    const ben = await createMember(podcasts.app)
    await podcasts.followed(ben)
    expect((await look(ben)).leftOut).toBe(0)
    await jump(podcasts.app.database, 8 * 24 * hour)
    expect((await look(ada)).leftOut).toBe(0)
  })

  it('that gives its episodes new names at each reading fills no database: so many are stored in a day', async () => {
    const ada = await createMember(podcasts.app)
    podcasts.feeds.published.set('show', [episode(1)])
    const { id } = await podcasts.followed(ada)
    const readAnew = async (from: number, hours: number) => {
      podcasts.feeds.published.set(
        'show',
        Array.from({ length: 400 }, (_, n) => episode(from + n)).toReversed(),
      )
      await jump(podcasts.app.database, hours * hour)
      await pollFollowed(podcasts.app.deps, 5, new AbortController().signal)
    }
    const stored = async () =>
      (await podcasts.app.deps.db.pool.query('select from watched_entries where rank is null')).rowCount
    await readAnew(1000, 1)
    await readAnew(2000, 1)
    await readAnew(3000, 1)
    expect(await stored()).toBe(maxDailyEntries)
    // Of those that are too many the oldest: the rest would else stand below what is known, and be no news.
    const ofSecond = `select from watched_entries where entry_key between 'episode 2000' and 'episode 2099'`
    expect((await podcasts.app.deps.db.pool.query(ofSecond)).rowCount).toBe(maxDailyEntries - 400)
    await readAnew(4000, 25)
    expect(await stored()).toBe(maxDailyEntries + 400)
    expect(await podcasts.itemsOf(ada, id, '?limit=50')).toHaveLength(50)
  })
})
