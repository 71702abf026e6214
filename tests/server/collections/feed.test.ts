import { parseRssFeed } from 'feedsmith'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { manyVideoId } from '#tests/fakes/youtube/scenarios/many.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import type { YoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import type { Person } from '#tests/server/security/people.ts'
import { createMember, createSubscriber } from '../security/people.ts'
import { collect, read, readItems, storeList, youtubeDeps } from './listed-account.ts'

let youtube: YoutubeSimulator
let server: TestApp
let owner: Person
let id: string
beforeAll(async () => {
  youtube = await startYoutubeSimulator()
  server = await startApp({ ...youtubeDeps(youtube.origin), worksOnCollections: true })
  owner = await createSubscriber(server, 'unlimited')
  const videoIds = [1, 2].map(manyVideoId)
  const list = { id: await storeList(server, owner), videoIds }
  id = (await collect(server, owner, { title: 'Rivers & <tides>', list })).id
  await vi.waitFor(
    async () => {
      const { items } = await readItems(server, owner, id)
      expect(items.map(({ state }) => state)).toEqual(['done', 'done'])
    },
    { timeout: 60_000, interval: 20 },
  )
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await youtube[Symbol.asyncDispose]()
})

/** Gives the collection another address for its feed. */
async function change(person = owner) {
  const path = `/api/collections/${id}/feed-address`
  return await server.call('POST /api/collections/:id/feed-address', { path, headers: person.headers })
}

async function address(): Promise<string> {
  const changed = await change()
  if (!changed.ok) throw new Error('The feed has no address')
  return changed.body.feedPath
}

describe('the feed of a collection', () => {
  it('has its summaries for everybody with the secret address, as a reader of feeds takes them', async () => {
    expect((await read(server, owner, id)).feedPath).toBeNull()
    const url = await address()
    expect((await read(server, owner, id)).feedPath).toBe(url)
    const { body, headers } = await server.app.inject({ url })
    expect(headers).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
    })
    const { title, items = [], atom } = parseRssFeed(body)
    expect(title).toBe('Rivers & <tides>')
    expect(atom?.links?.[0]).toMatchObject({
      href: expect.stringMatching(new RegExp(`${url}$`)),
      rel: 'self',
    })
    expect(new Set(items.map((item) => item.title))).toEqual(new Set(['Lecture 1', 'Lecture 2']))
    const historyIds = (await readItems(server, owner, id)).items.map(({ historyId }) => historyId)
    for (const item of items) {
      expect(historyIds).toContain(item.link?.split('/v/')[1])
      expect(item.description).toMatch(/^<p>.+<\/p><p>.+<\/p><ul><li>.+<\/li><\/ul>$/s)
      expect(Date.parse(String(item.pubDate))).toBeGreaterThan(0)
      expect(item.guid?.isPermaLink).toBe(false)
    }
  })

  it('is sent once: a reader that has it gets 304 until something is new', async () => {
    const url = await address()
    const first = await server.app.inject({ url })
    const etag = String(first.headers.etag)
    const again = await server.app.inject({ url, headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const [item] = (await readItems(server, owner, id)).items
    await server.database.pool.query('update history_items set deleted_at = now() where id = $1', [
      item?.historyId,
    ])
    const changed = await server.app.inject({ url, headers: { 'if-none-match': etag } })
    expect(changed.statusCode).toBe(200)
    expect(parseRssFeed(changed.body).items).toHaveLength(1)
  })

  it('has another address with the next press, and the old one answers 404 at once', async () => {
    const old = await address()
    const next = await address()
    expect(next).not.toBe(old)
    expect((await server.app.inject({ url: old })).statusCode).toBe(404)
    expect((await server.app.inject({ url: next })).statusCode).toBe(200)
  })

  it('is found by nothing that is stored, and its address is changed by its owner alone', async () => {
    const url = await address()
    const { rows } = await server.database.pool.query<{ nonce: string; hash: string }>(
      'select feed_nonce as nonce, feed_hash as hash from collections',
    )
    for (const guess of [...rows.flatMap(({ nonce, hash }) => [nonce, hash]), 'x', '%00', id])
      expect([400, 404]).toContain(
        (await server.app.inject({ url: `/api/collections/feed/${guess}` })).statusCode,
      )
    expect(await change(await createMember(server))).toMatchObject({ status: 404 })
    expect((await server.app.inject({ url })).statusCode).toBe(200)
    // The link of a share opens no feed.
    const share = `/api/collections/${id}/share`
    const shared = await server.call('POST /api/collections/:id/share', {
      path: share,
      headers: owner.headers,
    })
    const token = shared.ok ? shared.body.sharePath.replace('/c/', '') : ''
    expect((await server.app.inject({ url: `/api/collections/feed/${token}` })).statusCode).toBe(404)
  })
})
