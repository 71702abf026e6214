import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { hubToken } from '#server/features/following/hubs/subscriptions.ts'
import type { HubRequest } from '#server/ports/feeds.ts'
import { signed } from '#tests/fakes/feeds/hub.ts'
import { atomFeed } from '#tests/fakes/feeds/write-feed.ts'
import {
  app,
  asked,
  feeds,
  follow,
  hour,
  hub,
  itemsOf,
  openHubCase,
  pass,
  publish,
  subscribed,
} from './hub-case.ts'
import { channelOf, published, videoOf, workUntilIdle } from './world.ts'

openHubCase()
const body = Buffer.from('<feed/>')
const at = (request: HubRequest, token: string): HubRequest => ({
  ...request,
  callback: `https://precis.example/api/hubs/${token}`,
})
const tokenOf = ({ callback }: HubRequest): string => callback.split('/').at(-1) ?? ''
/** The number of times that feeds were asked for what was pushed now. */
const polls = async (): Promise<number> => {
  feeds.requests.length = 0
  await workUntilIdle(app)
  return feeds.requests.length
}

describe('a hub that asks back', () => {
  it.each<[string, Record<string, string>]>([
    [
      'about a feed that nobody asked for',
      { 'hub.topic': `https://www.youtube.com/feeds/videos.xml?channel_id=${channelOf(2)}` },
    ],
    ['to end what is wanted', { 'hub.mode': 'unsubscribe' }],
    ['in a way that there is not', { 'hub.mode': 'publish' }],
  ])('%s is not given its challenge', async (_name, changes) => {
    publish(1)
    await follow()
    const request = await asked()
    const answer = await hub.askBack(request, changes)
    expect(answer.status).toBe(404)
    expect(answer.text).not.toContain('challenge')
    // And is not let push either.
    expect((await hub.push(request)).status).toBe(404)
  })

  it('more than a day late, or before it was asked, is not given its challenge', async () => {
    publish(1)
    await follow()
    const request = await asked()
    await app.database.pool.query(`update hub_subscriptions set asked_at = asked_at - interval '25 hours'`)
    expect((await hub.askBack(request)).status).toBe(404)
    await app.database.pool.query('update hub_subscriptions set asked_at = null')
    expect((await hub.askBack(request)).status).toBe(404)
  })

  it('is given its challenge as plain text, whatever that says', async () => {
    publish(1)
    await follow()
    const { callback, topic } = await asked()
    const text = '<script>alert(1)</script>'
    const query = new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.topic': topic,
      'hub.challenge': text,
    }).toString()
    const { headers, body: given } = await app.app.inject({ url: `${new URL(callback).pathname}?${query}` })
    expect([given, headers['content-type'], headers['x-content-type-options']]).toEqual([
      text,
      'text/plain; charset=utf-8',
      'nosniff',
    ])
  })

  it('with a lease of no sense gets a bounded one', async () => {
    publish(1)
    await follow()
    const request = await asked()
    for (const lease of ['1', '9999999999', '-5', 'NaN', '1e9']) {
      expect((await hub.askBack(request, { 'hub.lease_seconds': lease })).status).toBe(200)
      const { rows } = await app.database.pool.query<{ soonest: boolean; latest: boolean }>(
        `select next_at >= ledger_now() + interval '59 minutes' as soonest,
          pushes_until <= ledger_now() + interval '30 days' as latest from hub_subscriptions`,
      )
      expect([lease, rows]).toEqual([lease, [{ soonest: true, latest: true }]])
    }
  })

  it('at an address that an attacker made up is answered like one that is not there', async () => {
    publish(1)
    await follow()
    const request = await asked()
    const [id = '', mac = ''] = tokenOf(request).split('.')
    const other = '00000000-0000-4000-8000-000000000000'
    const made = ['x', id, `${id}.`, `${id}.${mac}x`, `${id}.${mac.toLowerCase()}`, `${other}.${mac}`]
    for (const token of made) {
      expect([token, (await hub.askBack(at(request, token))).status]).toEqual([token, 404])
      expect([token, (await hub.push(at(request, token))).status]).toEqual([token, 404])
    }
    // One of ours of a source that nobody follows.
    const gone = at(request, hubToken(app.deps.secret, other))
    expect([(await hub.askBack(gone)).status, (await hub.push(gone)).status]).toEqual([404, 404])
  })

  it('to deny it is believed, and asked again the next day', async () => {
    publish(1)
    await follow()
    const request = await subscribed()
    expect((await hub.askBack(request, { 'hub.mode': 'denied', 'hub.reason': 'no' })).status).toBe(200)
    expect((await hub.push(request)).status).toBe(404)
    await pass(23 * hour)
    expect(hub.asked).toHaveLength(1)
    await pass(2 * hour)
    expect(hub.asked).toHaveLength(2)
  })
})

describe('a push', () => {
  it('that its hub has not signed changes nothing', async () => {
    publish(1)
    feeds.published.set(channelOf(2), [published(1, Date.now(), 2)])
    await follow()
    await follow(`https://www.youtube.com/channel/${channelOf(2)}`)
    await asked()
    const [request, theirs] = hub.asked
    if (request === undefined || theirs === undefined) throw new Error('Two hubs are asked')
    for (const each of hub.asked) await hub.askBack(each)
    const right = signed(request.secret, body)['x-hub-signature'] ?? ''
    const forged: Record<string, string>[] = [
      {},
      { 'x-hub-signature': '' },
      { 'x-hub-signature': 'sha1=' },
      { 'x-hub-signature': right.slice(5) },
      { 'x-hub-signature': `${right}0` },
      { 'x-hub-signature': right.replace('sha1', 'md5') },
      { 'x-hub-signature': right.replace('sha1', 'sha256') },
      signed('a secret of another server', body),
      // That of another feed, and of another body.
      signed(theirs.secret, body),
      signed(request.secret, Buffer.from('<feed />')),
    ]
    for (const headers of forged)
      expect([headers, (await hub.push(request, body, headers)).status]).toEqual([headers, 403])
    expect(await polls()).toBe(0)
    for (const algorithm of ['sha1', 'sha256', 'sha384', 'sha512'])
      expect((await hub.push(request, body, signed(request.secret, body, algorithm))).status).toBe(204)
    expect(await polls()).toBe(1)
  })

  it('is counted by what came of it', async () => {
    publish(1)
    await follow()
    const request = await subscribed()
    const count = async (outcome: string): Promise<number> => {
      const { body: text } = await app.app.inject({ url: '/metrics' })
      const line = new RegExp(`precis_hub_calls_total\\{what="push",outcome="${outcome}"\\} (\\d+)`)
      return Number(line.exec(text)?.[1] ?? 0)
    }
    const before = [await count('accepted'), await count('refused')]
    await hub.push(request)
    await hub.push(request, body, {})
    const after = [await count('accepted'), await count('refused')]
    expect(after).toEqual(before.map((number) => number + 1))
  })

  it('before its hub was let push, and of a source that nobody follows any more, changes nothing', async () => {
    publish(1)
    const ada = await follow()
    const request = await asked()
    expect((await hub.push(request)).status).toBe(404)
    await hub.askBack(request)
    await app.call('DELETE /api/follows/:id', { path: `/api/follows/${ada.followId}`, headers: ada.headers })
    await hub.push(request)
    expect(await polls()).toBe(0)
    await app.database.pool.query('delete from watches')
    expect((await hub.push(request)).status).toBe(404)
  })

  it('that is sent again and again, or comes as a flood, has its source asked once a minute', async () => {
    publish(1)
    const ada = await follow()
    const request = await subscribed()
    publish(2)
    const flood = async (): Promise<void> => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => hub.push(request)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    }
    await flood()
    expect(await polls()).toBe(1)
    await flood()
    expect(await polls()).toBe(0)
    await flood()
    await pass(61_000)
    expect(feeds.requests).toHaveLength(1)
    expect(await itemsOf(ada)).toEqual([`${videoOf(2)} done`])
  })

  it('is not read: what it says of videos comes from nowhere', async () => {
    publish(1)
    const ada = await follow()
    const request = await subscribed()
    const said = atomFeed(request.topic, 'Forged', [published(66, Date.now())])
    expect((await hub.push(request, Buffer.from(said))).status).toBe(204)
    await pass(0)
    expect(await itemsOf(ada)).toEqual([])
  })

  it('may have any media type, and no body at all', async () => {
    publish(1)
    await follow()
    const request = await subscribed()
    const url = `/api/hubs/${tokenOf(request)}`
    const headers = signed(request.secret, Buffer.from(''))
    expect((await app.app.inject({ method: 'POST', url, headers })).statusCode).toBe(204)
    const json = { ...signed(request.secret, body), 'content-type': 'application/json' }
    expect((await hub.push(request, body, json)).status).toBe(204)
  })

  it('that is too large is refused, of an address that is none of ours before its body is asked for', async () => {
    publish(1)
    await follow()
    const request = await subscribed()
    const large = Buffer.alloc(1_048_577)
    expect((await hub.push(request, large)).status).toBe(413)
    expect((await hub.push(at(request, 'x'), large)).status).toBe(404)
    expect((await hub.push(request, large.subarray(1))).status).toBe(204)
  })

  it('stays packed: 64 MB of blanks in 64 kB are those 64 kB', async () => {
    publish(1)
    await follow()
    const request = await subscribed()
    const blanks = Buffer.alloc(64 * 1_048_576, ' ')
    const bomb = gzipSync(blanks)
    const packed = { 'content-encoding': 'gzip' }
    const whole = signed(request.secret, blanks)
    expect((await hub.push(request, bomb, { ...packed, ...whole })).status).toBe(403)
    expect((await hub.push(request, bomb, { ...packed, ...signed(request.secret, bomb) })).status).toBe(204)
  })
})
