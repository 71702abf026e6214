import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import type { Script } from '#tests/fakes/scripted-engine.ts'
import { findScenario, manyVideoId, manyVideos } from '#tests/fakes/youtube/scenarios/many.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import type { YoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import type { Person } from '#tests/server/security/people.ts'
import { createMember, createSubscriber } from '../security/people.ts'
import { collect, read, readItems, storeList, youtubeDeps } from './listed-account.ts'

let youtube: YoutubeSimulator
let server: TestApp
/** The hold that each step of a summary waits for. */
let pace: Script['pace'] = async () => {}
beforeAll(async () => {
  youtube = await startYoutubeSimulator()
  server = await startApp({
    ...youtubeDeps(youtube.origin),
    engine: createScriptedEngine({ insights: 2, pace: async (...step) => await pace(...step) }),
    isCounted: true,
    worksOnCollections: true,
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await youtube[Symbol.asyncDispose]()
})

const within = { timeout: 120_000, interval: 50 }
const ended = async (...asked: Parameters<typeof read>) =>
  await vi.waitFor(async () => {
    const collection = await read(...asked)
    expect(collection.state).toBe('ended')
    return collection
  }, within)

async function reservations(state: string): Promise<number> {
  const { rowCount } = await server.database.pool.query('select from reservations where state = $1', [state])
  return rowCount ?? 0
}

/** Videos whose summaries no test before has made: each waits for its pace. */
function newVideos(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => manyVideoId(from + index))
}

function change({ headers }: Person, id: string, payload: object) {
  const path = `/api/collections/${id}/items`
  return server.call('POST /api/collections/:id/items', { headers, path, payload })
}

describe('a list of videos', () => {
  it('is summarized one after the other, and what fails says why and costs nothing', async () => {
    const person = await createSubscriber(server, 'pro')
    const list = { id: await storeList(server, person), first: 25 }
    const made = await collect(server, person, { list })
    expect(made).toMatchObject({ title: 'Simulated lectures', state: 'working', counts: { total: 25 } })
    const { counts } = await ended(server, person, made.id)
    expect(counts).toEqual({ total: 25, waiting: 0, working: 0, done: 22, failed: 3, skipped: 0 })
    const { items } = await readItems(server, person, made.id)
    for (const { videoId, state, problem, line, lineSeconds } of items) {
      const expected = findScenario(videoId ?? '')?.expected
      expect({ videoId, state }).toEqual({ videoId, state: expected?.isOk === true ? 'done' : 'failed' })
      if (expected?.isOk === false) expect(problem).toMatchObject({ code: expected.code })
      else expect([line?.text === '', lineSeconds.length > 0]).toEqual([false, true])
    }
    expect(await reservations('committed')).toBe(22)
    expect(await reservations('reserved')).toBe(0)
  })

  it('leaves out what the account has already', async () => {
    const person = await createSubscriber(server, 'pro')
    const id = await storeList(server, person)
    const first = await collect(server, person, { list: { id, videoIds: [manyVideoId(1), manyVideoId(2)] } })
    await ended(server, person, first.id)
    const stored = await server.call('GET /api/playlists/:id', {
      headers: person.headers,
      path: `/api/playlists/${id}`,
    })
    expect(stored).toMatchObject({ ok: true, body: { total: manyVideos, yours: 2 } })
    const before = await reservations('committed')
    const second = await collect(server, person, { list: { id, first: 4 } })
    const { counts } = await ended(server, person, second.id)
    expect(counts).toMatchObject({ total: 4, done: 1, failed: 1, skipped: 2 })
    expect(await reservations('committed')).toBe(before + 1)
  })

  it('waits when no summaries are left, and goes on by itself when there are', async () => {
    const person = await createMember(server)
    const id = await storeList(server, person)
    const made = await collect(server, person, { list: { id, videoIds: [1, 2, 4, 5].map(manyVideoId) } })
    const paused = await vi.waitFor(async () => {
      const collection = await read(server, person, made.id)
      expect(collection).toMatchObject({ state: 'paused', counts: { done: 2, waiting: 2, working: 0 } })
      return collection
    }, within)
    expect(paused).toMatchObject({ pausedBy: 'quota', resumesAt: expect.any(String) })
    await server.database.pool.query(`update reservations set created_at = created_at - interval '25 hours',
      window_start = window_start - interval '25 hours'`)
    await server.database.pool.query(`update collections set resumes_at = now() where id = $1`, [made.id])
    expect(await ended(server, person, made.id)).toMatchObject({ counts: { done: 4, failed: 0 } })
  })

  it('takes the summary that a video beside it gave back when it failed', async () => {
    const person = await createMember(server)
    const id = await storeList(server, person)
    const made = await collect(server, person, { list: { id, videoIds: [1, 3, 4].map(manyVideoId) } })
    expect(await ended(server, person, made.id)).toMatchObject({ counts: { done: 2, failed: 1 } })
  })

  it('can be paused, gone on with, and tried again', async () => {
    const person = await createSubscriber(server, 'unlimited')
    const { headers } = person
    const id = await storeList(server, person)
    const held = Promise.withResolvers<void>()
    pace = () => held.promise
    const made = await collect(server, person, { list: { id, videoIds: newVideos(51, 10) } })
    const path = `/api/collections/${made.id}/work`
    await server.call('POST /api/collections/:id/work', { headers, path, payload: { action: 'pause' } })
    held.resolve()
    const stopped = await vi.waitFor(async () => {
      const collection = await read(server, person, made.id)
      expect(collection).toMatchObject({ state: 'paused', pausedBy: 'owner', counts: { working: 0 } })
      return collection
    }, within)
    expect(stopped.counts.waiting).toBeGreaterThan(0)
    await server.call('POST /api/collections/:id/work', { headers, path, payload: { action: 'resume' } })
    expect(await ended(server, person, made.id)).toMatchObject({ counts: { done: 9, failed: 1 } })
    await server.call('POST /api/collections/:id/work', { headers, path, payload: { action: 'retry' } })
    expect(await ended(server, person, made.id)).toMatchObject({
      counts: { done: 9, failed: 1, waiting: 0 },
    })
  })

  it('never takes more than half of the workers, and serves people in turn', async () => {
    const many = await createSubscriber(server, 'unlimited')
    const few = await createSubscriber(server, 'unlimited')
    const id = await storeList(server, many)
    const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let runs = 0
    pace = async (step) => {
      await asked.promise
      if (step === 0) runs += 1
      if (runs > 12) await held.promise
    }
    const long = await collect(server, many, { list: { id, videoIds: newVideos(200, 24) } })
    const short = await collect(server, few, { list: { id, videoIds: newVideos(300, 4) } })
    asked.resolve()
    const seen: number[] = []
    await vi.waitFor(async () => {
      const { rows } = await server.database.pool.query<{ working: number }>(
        `select count(*)::int as working from collection_items where state = 'working'`,
      )
      seen.push(...rows.map(({ working }) => working))
      expect((await read(server, few, short.id)).state).toBe('ended')
    }, within)
    expect(Math.max(...seen)).toBeLessThanOrEqual(2)
    expect((await read(server, many, long.id)).counts.waiting).toBeGreaterThan(8)
    held.resolve()
    await ended(server, many, long.id)
  })

  it('is taken over when its worker is lost', async () => {
    const person = await createSubscriber(server, 'unlimited')
    const id = await storeList(server, person)
    const made = await collect(server, person, { list: { id, videoIds: [manyVideoId(401)] } })
    await ended(server, person, made.id)
    // As a node leaves it that was killed a moment before its lease ends.
    await server.database.pool.query(
      `update collection_items set state = 'working', lease = gen_random_uuid(), history_id = null,
        due_at = now() + interval '300 milliseconds' where collection_id = $1`,
      [made.id],
    )
    await server.database.pool.query(`update collections set state = 'working' where id = $1`, [made.id])
    expect(await ended(server, person, made.id)).toMatchObject({ counts: { done: 1 } })
  })
})

describe('a collection by hand', () => {
  it('takes links: each is summarized once, and what is had already is free', async () => {
    const person = await createSubscriber(server, 'unlimited')
    const { id } = await collect(server, person, { title: 'By link' })
    const link = (n: number): string => `https://youtu.be/${manyVideoId(n)}`
    expect(await change(person, id, { videoUrls: ['https://example.org/'] })).toMatchObject({
      ok: false,
      problem: { code: 'INVALID_LINK' },
    })
    await change(person, id, { videoUrls: [link(1)] })
    await ended(server, person, id)
    const other = await collect(server, person, { title: 'By link, too' })
    const before = await reservations('committed')
    const videoUrls = [link(1), link(3), link(5), link(5)]
    expect(await change(person, other.id, { videoUrls })).toMatchObject({
      ok: true,
      body: { state: 'working', counts: { total: 3, skipped: 1 } },
    })
    const { counts } = await ended(server, person, other.id)
    expect(counts).toMatchObject({ total: 3, done: 1, failed: 1, skipped: 1 })
    const { items } = await readItems(server, person, other.id)
    expect(items.map(({ title }) => title)).toEqual(['Lecture 1', null, 'Lecture 5'])
    await change(person, other.id, { videoUrls })
    expect(await read(server, person, other.id)).toMatchObject({ state: 'ended', counts: { total: 3 } })
    expect(await reservations('committed')).toBe(before + 1)
  })

  it('that is full takes what it has already, and one more only in place of another', async () => {
    const person = await createSubscriber(server, 'unlimited')
    const { id } = await collect(server, person, { title: 'Full' })
    await server.database.pool.query(
      `insert into collection_items (collection_id, place, video_id, state)
      select $1, n, 'video-' || lpad(n::text, 5, '0'), 'skipped' from generate_series(1, 1000) as n`,
      [id],
    )
    const known = 'https://youtu.be/video-00001'
    const another = 'https://youtu.be/video-01001'
    expect(await change(person, id, { videoUrls: [known] })).toMatchObject({ ok: true })
    for (const remove of [undefined, [crypto.randomUUID()]]) {
      expect(await change(person, id, { videoUrls: [another], remove })).toMatchObject({
        ok: false,
        problem: { code: 'INVALID_REQUEST', detail: 'A collection holds 1000 videos at most.' },
      })
    }
    expect((await read(server, person, id)).counts.total).toBe(1000)
    const { items } = await readItems(server, person, id, 'limit=1')
    const remove = items.map((item) => item.id)
    expect(await change(person, id, { videoUrls: [another], remove })).toMatchObject({
      ok: true,
      body: { counts: { total: 1000 } },
    })
  })

  it('ends when the last video that waits is taken out', async () => {
    const person = await createSubscriber(server, 'unlimited')
    const { id } = await collect(server, person, { title: 'Emptied' })
    await server.database.pool.query(
      `update collections set state = 'paused', paused_by = 'owner' where id = $1`,
      [id],
    )
    await change(person, id, { videoUrls: [`https://youtu.be/${manyVideoId(7)}`] })
    const { items } = await readItems(server, person, id)
    expect(await read(server, person, id)).toMatchObject({ state: 'paused', counts: { waiting: 1 } })
    expect(await change(person, id, { remove: items.map((item) => item.id) })).toMatchObject({
      ok: true,
      body: { state: 'ended', pausedBy: null, counts: { total: 0 } },
    })
  })
})
