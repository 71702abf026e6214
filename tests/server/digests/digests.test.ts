import { parseRssFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { videoOf, workUntilIdle } from '../following/world.ts'
import { jump } from '../quota/quota-case.ts'
import { createMember } from '../security/people.ts'
import {
  app,
  channel,
  digestOf,
  failures,
  follower,
  hour,
  listOf,
  mailbox,
  origin,
  passDay,
  publish,
  settle,
  openDigestCase,
} from './digest-case.ts'

openDigestCase()

describe('a digest', () => {
  it('has the gist and three checked lines of each new video, and is made and mailed once', async () => {
    const ada = await follower(2)
    await passDay()
    const { items } = await listOf(ada)
    expect(items).toMatchObject([{ done: 1, failed: 0, waiting: 0 }])
    const reply = await digestOf(ada, items[0]?.id)
    const [entry] = reply.ok ? reply.body.entries : []
    expect(entry).toMatchObject({
      state: 'done',
      title: `Title of ${videoOf(2)}`,
      source: `Source ${channel}`,
      reason: null,
      reasonCode: null,
    })
    // Without a model, which writes one, the first sentence of the summary.
    expect(entry?.gist).toEqual(expect.stringMatching(/\S/))
    expect(entry?.insights.length).toBeGreaterThan(0)
    expect(entry?.lineSeconds).toContain(entry?.insights[0]?.second)
    expect(entry?.durationSeconds).toBe(60)
    expect(entry?.insights.every(({ state }) => ['verified', 'words-found', 'quoted'].includes(state))).toBe(
      true,
    )
    expect(mailbox.emails).toHaveLength(1)
    const [mail] = mailbox.emails
    expect(mail?.to).toBe(ada.email)
    const second = Math.floor(entry?.insights[0]?.second ?? 0)
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(`${origin}/v/${entry?.historyId}?t=${second}s`)
      expect(body).toContain('Title of')
      expect(body).toContain('Quoted')
    }
    await passDay()
    expect(mailbox.emails).toHaveLength(1)
    expect((await listOf(ada)).items).toHaveLength(1)
  })

  it('is not made when there is nothing', async () => {
    const ada = await follower()
    await passDay()
    await passDay()
    expect((await listOf(ada)).items).toEqual([])
    expect(mailbox.emails).toEqual([])
  })

  it('says what failed and why, and what waits for the allowance', async () => {
    failures.set(videoOf(2), new AppError('MEMBERS_ONLY', 'This video is for channel members only.'))
    const ada = await follower(2, 3, 4, 5)
    await jump(app.database, hour)
    await workUntilIdle(app)
    await jump(app.database, 22 * hour)
    await workUntilIdle(app)
    const { items } = await listOf(ada)
    const reply = await digestOf(ada, items.at(-1)?.id)
    const entries = reply.ok ? reply.body.entries : []
    expect(entries.map(({ state }) => state).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'done',
      'done',
      'failed',
      'unpaid',
    ])
    expect(entries.find(({ state }) => state === 'failed')?.reason).toBe(
      'This video is for channel members only.',
    )
    expect(mailbox.emails[0]?.text).toContain('This video is for channel members only.')
    expect(mailbox.emails[0]?.text).toContain('Waiting for your allowance')
    // What waited comes in a digest of its own when it is done.
    await passDay()
    await passDay()
    expect((await listOf(ada)).items.map(({ done }) => done).toSorted((a, b) => a - b)).toEqual([1, 2])
  })

  it('is nobody else’s', async () => {
    const ada = await follower(2)
    await passDay()
    const { items } = await listOf(ada)
    expect((await digestOf(await createMember(app), items[0]?.id)).status).toBe(404)
  })

  it('comes once after days in which no node ran', async () => {
    const ada = await follower(2)
    await jump(app.database, 5 * 24 * hour)
    await workUntilIdle(app)
    await passDay()
    expect((await listOf(ada)).items).toHaveLength(1)
    expect(mailbox.emails).toHaveLength(1)
  })
})

describe('the settings', () => {
  it('are those of an account alone', async () => {
    expect((await app.call('GET /api/digests')).status).toBe(401)
    const payload = { frequency: 'daily', hour: 8, weekday: 1, zone: 'UTC', isMailed: true }
    expect((await app.call('PUT /api/digests/settings', { payload })).status).toBe(401)
    const { headers } = await follower()
    expect(
      (await app.call('PUT /api/digests/settings', { headers, payload: { ...payload, hour: 24 } })).status,
    ).toBe(400)
  })

  it('begin with each morning, and can be changed', async () => {
    const ada = await follower()
    expect((await listOf(ada)).settings).toMatchObject({
      frequency: 'daily',
      hour: 8,
      zone: 'UTC',
      isMailed: true,
      stoppedBy: null,
    })
    const reply = await settle(ada, {
      frequency: 'weekly',
      hour: 19,
      weekday: 5,
      zone: 'Asia/Kolkata',
      isMailed: false,
    })
    expect(reply.ok && reply.body).toMatchObject({
      frequency: 'weekly',
      hour: 19,
      weekday: 5,
      zone: 'Asia/Kolkata',
      isMailed: false,
    })
    expect(reply.ok && reply.body.nextAt).toMatch(/T13:30:00/)
    publish(2)
    await passDay()
    expect(mailbox.emails).toEqual([])
  })

  it('refuse a zone that there is not, and an account that follows nothing', async () => {
    const ada = await follower()
    expect((await settle(ada, { zone: 'Mars/Olympus' })).status).toBe(400)
    expect((await settle(await createMember(app))).status).toBe(404)
  })
})

describe('the feed', () => {
  it('has the videos of the digests at a secret address, which can be changed', async () => {
    const ada = await follower(2)
    await passDay()
    const url = (await listOf(ada)).settings?.feedUrl ?? ''
    const read = (path: string) => app.app.inject({ url: path })
    const feed = await read(url)
    expect(feed.headers['content-type']).toContain('application/rss+xml')
    expect(feed.body).toContain(`Title of ${videoOf(2)}`)
    expect(parseRssFeed(feed.body).items).toHaveLength(1)
    const known = { 'if-none-match': String(feed.headers.etag) }
    expect((await app.app.inject({ url, headers: known })).statusCode).toBe(304)
    await app.call('POST /api/digests/feed-address', { headers: ada.headers })
    const changed = (await listOf(ada)).settings?.feedUrl ?? ''
    expect(changed).not.toBe(url)
    expect((await read(url)).statusCode).toBe(404)
    expect((await read(changed)).statusCode).toBe(200)
  })

  it('is found by the whole secret alone: by no part of it, no letter changed, and nothing that is stored', async () => {
    const ada = await follower(2)
    const url = (await listOf(ada)).settings?.feedUrl ?? ''
    const token = url.split('/').at(-1) ?? ''
    const { rows } = await app.database.pool.query<{ nonce: string; hash: string }>(
      'select feed_nonce as nonce, feed_hash as hash from digest_settings',
    )
    const flip = (index: number): string =>
      `${token.slice(0, index)}${token[index] === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`
    const guesses = [
      ...Array.from(token, (_, index) => flip(index)),
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase(),
      ...rows.flatMap(({ nonce, hash }) => [nonce, hash]),
    ]
    const answers = await Promise.all(
      guesses.map((guess) => app.app.inject({ url: `/api/digests/feed/${guess}` })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    expect((await app.app.inject({ url })).statusCode).toBe(200)
  })

  it.each(['', 'x', 'A'.repeat(43), '%00', '../../etc'])('is not found by guessing: %j', async (guess) => {
    await follower(2)
    const { statusCode } = await app.app.inject({ url: `/api/digests/feed/${guess}` })
    expect([400, 404]).toContain(statusCode)
  })
})
