import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { manyVideoId } from '#tests/fakes/youtube/scenarios/many.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import type { YoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import type { Person } from '#tests/server/security/people.ts'
import { createMember, createSubscriber } from '../security/people.ts'
import { collect, read, readItems, recordReservations, storeList, youtubeDeps } from './listed-account.ts'

let youtube: YoutubeSimulator
let server: TestApp
let owner: Person
let summarized: string[]
const { quota, asked } = recordReservations()
beforeAll(async () => {
  youtube = await startYoutubeSimulator()
  server = await startApp({ ...youtubeDeps(youtube.origin), worksOnCollections: true, quota })
  owner = await createSubscriber(server, 'unlimited')
  const videoIds = [1, 2, 4].map(manyVideoId)
  const made = await collect(server, owner, { list: { id: await storeList(server, owner), videoIds } })
  summarized = await vi.waitFor(
    async () => {
      const { items } = await readItems(server, owner, made.id)
      expect(items.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
      return items.flatMap(({ historyId }) => historyId ?? [])
    },
    { timeout: 60_000, interval: 50 },
  )
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await youtube[Symbol.asyncDispose]()
})

const titles = async (id: string, query?: string) =>
  (await readItems(server, owner, id, query)).items.map(({ title }) => title)

it('a collection asks the quota for one video after the other, in the order of the list', () => {
  expect(asked).toEqual({ subjects: [1, 2, 4].map((n) => `video:${manyVideoId(n)}`), now: 0, most: 1 })
})

describe('a collection made by hand', () => {
  it('has summaries of the history in the order that was given, each once', async () => {
    const { id } = await collect(server, owner, {
      title: 'Mine',
      historyIds: summarized.toReversed(),
      tags: ['a', 'a'],
    })
    expect(await read(server, owner, id)).toMatchObject({
      title: 'Mine',
      tags: ['a'],
      source: null,
      state: 'ended',
      counts: { total: 3, done: 3 },
    })
    expect(await titles(id)).toEqual(['Lecture 4', 'Lecture 2', 'Lecture 1'])
    const path = `/api/collections/${id}/items`
    const { headers } = owner
    await server.call('POST /api/collections/:id/items', { headers, path, payload: { add: summarized } })
    expect(await titles(id)).toHaveLength(3)
  })

  it('is made once under one Idempotency-Key', async () => {
    const headers = { ...owner.headers, 'idempotency-key': crypto.randomUUID() }
    const payload = { title: 'Sent twice', historyIds: summarized }
    const make = (title: string) =>
      server.call('POST /api/collections', { headers, payload: { ...payload, title } })
    const both = await Promise.all([make('Sent twice'), make('Sent twice')])
    const [one, other] = both.map((reply) => (reply.ok ? reply.body.id : null))
    expect(one).toEqual(expect.any(String))
    expect(other).toBe(one)
    expect(await make('Another')).toMatchObject({ ok: false, problem: { code: 'IDEMPOTENCY_MISMATCH' } })
  })

  it('is renamed, tagged, found by its tag, and deleted without its summaries', async () => {
    const { id } = await collect(server, owner, { title: 'First', historyIds: summarized })
    const [path, { headers }] = [`/api/collections/${id}`, owner]
    const payload = { title: 'Second', tags: ['course'] }
    expect(await server.call('PATCH /api/collections/:id', { headers, path, payload })).toMatchObject({
      ok: true,
      body: payload,
    })
    const tagged = await server.call('GET /api/collections', { headers, path: '/api/collections?tag=course' })
    expect(tagged).toMatchObject({ ok: true, body: { total: 1, items: [{ id, title: 'Second' }] } })
    expect(await server.call('DELETE /api/collections/:id', { headers, path })).toMatchObject({ ok: true })
    expect(await server.call('GET /api/collections/:id', { headers, path })).toMatchObject({ status: 404 })
    const history = await server.call('GET /api/history', { headers })
    expect(history).toMatchObject({ ok: true, body: { total: 3 } })
  })

  it('is searched in titles and in what was said, and loses what is taken out', async () => {
    const { id } = await collect(server, owner, { title: 'Searched', historyIds: summarized })
    expect(await titles(id, 'q=lecture%204')).toEqual(['Lecture 4'])
    expect(await titles(id, 'q=nobodysaysthisword')).toEqual([])
    const { items } = await readItems(server, owner, id)
    const [first] = items.map((item) => item.id)
    const { headers } = owner
    const path = `/api/collections/${id}/items`
    await server.call('POST /api/collections/:id/items', { headers, path, payload: { remove: [first] } })
    expect(await titles(id)).toEqual(['Lecture 2', 'Lecture 4'])
  })

  it('does not take the summary of another account', async () => {
    const { headers } = await createMember(server)
    const payload = { title: 'Theirs', historyIds: summarized }
    expect(await server.call('POST /api/collections', { headers, payload })).toMatchObject({ status: 404 })
  })

  it('no longer has what was deleted from the history', async () => {
    const { id } = await collect(server, owner, { title: 'Shrinks', historyIds: summarized })
    const [path, { headers }] = [`/api/history/${summarized[0] ?? ''}`, owner]
    await server.call('DELETE /api/history/:id', { headers, path })
    expect(await titles(id)).toEqual(['Lecture 2', 'Lecture 4'])
    expect((await read(server, owner, id)).counts.total).toBe(2)
    await server.call('POST /api/history/:id/restore', { headers, path: `${path}/restore` })
    expect(await titles(id)).toHaveLength(3)
  })
})

describe('a list to choose from', () => {
  it('has all its videos once, in parts, and is not listed twice within minutes', async () => {
    const { headers } = owner
    const payload = { url: 'https://www.youtube.com/playlist?list=PLsimulatedMany5000000' }
    const first = await server.call('POST /api/playlists', { headers, payload })
    if (!first.ok) throw new Error(first.problem.detail)
    expect(first.body).toMatchObject({ total: 500, yours: 3, isWhole: true, list: { videoCount: 500 } })
    expect(first.body.videos).toHaveLength(100)
    expect(first.body.videos[0]).toMatchObject({ videoId: manyVideoId(1), historyId: summarized[0] })
    const before = youtube.requests.length
    const again = await server.call('POST /api/playlists', { headers, payload })
    expect(again.ok && again.body.id).toBe(first.body.id)
    expect(youtube.requests.length).toBe(before)
    const path = `/api/playlists/${first.body.id}?from=450&limit=200`
    const rest = await server.call('GET /api/playlists/:id', { headers, path })
    expect(rest.ok && rest.body.videos.map(({ title }) => title)).toEqual(
      Array.from({ length: 50 }, (_, index) => `Lecture ${451 + index}`),
    )
  })

  it('ends after 5,000 videos, and says so', async () => {
    const { headers } = owner
    const payload = { url: 'https://www.youtube.com/playlist?list=PLsimulatedEndless0000' }
    expect(await server.call('POST /api/playlists', { headers, payload })).toMatchObject({
      ok: true,
      body: { total: 5000, isWhole: false },
    })
  })

  it.each([{ first: 0 }, { videoIds: [] }, { videoIds: ['notInTheList'] }])(
    'is refused without a video: %o',
    async (chosen) => {
      const { headers } = owner
      const payload = { list: { id: await storeList(server, owner), ...chosen } }
      expect(await server.call('POST /api/collections', { headers, payload })).toMatchObject({ status: 400 })
    },
  )

  it('is gone after a day', async () => {
    const { headers } = owner
    const payload = { list: { id: '00000000-0000-4000-8000-000000000000' } }
    expect(await server.call('POST /api/collections', { headers, payload })).toMatchObject({ status: 404 })
  })
})

describe('all videos of a collection', () => {
  it('are asked at once, and the answer names the video and the second', async () => {
    const { id } = await collect(server, owner, { title: 'Asked', historyIds: summarized.slice(0, 2) })
    const [path, { headers }] = [`/api/collections/${id}/ask`, owner]
    const { items } = await readItems(server, owner, id)
    const payload = { question: items[0]?.line?.text ?? '' }
    const answer = await server.call('POST /api/collections/:id/ask', { headers, path, payload })
    if (!answer.ok) throw new Error(answer.problem.detail)
    const { passages, videos = [], answer: written } = answer.body
    expect(written).toBeNull()
    expect(passages.length).toBeGreaterThan(0)
    const own = new Set(items.map(({ videoId }) => videoId))
    expect(videos.filter(({ videoId }) => !own.has(videoId))).toEqual([])
    for (const { second, transcriptId } of passages) {
      expect(second).not.toBeNull()
      expect(videos.some((video) => video.transcriptId === transcriptId)).toBe(true)
    }
  })

  it('are one Markdown file, with the first insight of each and every summary', async () => {
    const { id } = await collect(server, owner, { title: 'A *#course*', historyIds: summarized })
    const url = `/api/collections/${id}/file`
    const { statusCode, body, headers } = await server.app.inject({ url, headers: owner.headers })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': 'attachment; filename="A course.md"',
    })
    expect(body).toContain(String.raw`# A \*\#course\*`)
    expect(body.match(/^- \*\*Lecture \d\*\*: .+\(\[\d+:\d\d\]\(https:/gm)).toHaveLength(3)
    expect(body.match(/^## Lecture \d$/gm)).toHaveLength(3)
    const free = await createMember(server)
    const own = await collect(server, free, { title: 'Free' })
    const refused = await server.call('GET /api/collections/:id/file', {
      headers: free.headers,
      path: `/api/collections/${own.id}/file`,
    })
    expect(refused).toMatchObject({ status: 403 })
  })
})

describe('a shared collection', () => {
  const readShared = async (sharePath: string) =>
    await server.call('GET /api/shared-collections/:token', {
      path: `/api/shared-collections/${sharePath.replace('/c/', '')}`,
    })

  it('is read by everybody with its address, until its owner stops that', async () => {
    const { id } = await collect(server, owner, { title: 'Shown', historyIds: summarized })
    const [path, { headers }] = [`/api/collections/${id}/share`, owner]
    const first = await server.call('POST /api/collections/:id/share', { headers, path })
    const again = await server.call('POST /api/collections/:id/share', { headers, path })
    if (!first.ok || !again.ok) throw new Error('It is not shared.')
    expect(again.body).toEqual(first.body)
    expect((await read(server, owner, id)).sharePath).toBe(first.body.sharePath)
    const shared = await readShared(first.body.sharePath)
    expect(shared).toMatchObject({ ok: true, body: { title: 'Shown', total: 3 } })
    expect(shared.ok && Object.keys(shared.body.items[0] ?? {}).toSorted()).toEqual([
      'channel',
      'durationSeconds',
      'line',
      'lineSeconds',
      'title',
      'videoId',
    ])
    await server.call('DELETE /api/collections/:id/share', { headers, path })
    expect(await readShared(first.body.sharePath)).toMatchObject({ status: 404 })
    const other = await server.call('POST /api/collections/:id/share', { headers, path })
    expect(other.ok && other.body.sharePath).not.toBe(first.body.sharePath)
    expect(await readShared('/c/guessed-token-of-nobody')).toMatchObject({ status: 404 })
  })
})

it('a collection goes with its account', async () => {
  const leaving = await createSubscriber(server, 'pro')
  const { id } = await collect(server, leaving, { title: 'Goes' })
  const exported = await server.app.inject({ url: '/api/account/export', headers: leaving.headers })
  expect(exported.json()).toMatchObject({ collections: [{ title: 'Goes', videos: [] }] })
  const hook = server.deps.accountHooks.find(({ name }) => name === 'collections')
  const { rows } = await server.database.pool.query('select id from users where email = $1', [leaving.email])
  await hook?.purge(server.database.db, rows[0].id)
  const { rowCount } = await server.database.pool.query('select from collections where id = $1', [id])
  expect(rowCount).toBe(0)
})
