import { describe, expect, it } from 'vitest'
import { startHearing } from '#server/features/recordings/worker/hear-pieces.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { SoundLinks } from '#server/ports/sound-links.ts'
import { startApp } from '#tests/harness.ts'
import { podcastReader } from '../following/world.ts'
import { createMember, createSubscriber } from '../security/people.ts'
import {
  app,
  ears,
  ended,
  episodeFeed,
  give,
  host,
  openLinkCase,
  outcome,
  owner,
  record,
  vtt,
} from './link-case.ts'
import { ffmpegFile, linksWith, soundFile } from './link-world.ts'
import { read, remaining } from './recording-app.ts'

openLinkCase()

describe('the link of an episode', () => {
  it('is read from the transcript that its publisher gives, and takes no minutes', async () => {
    const transcript = host.put('/talk.vtt', vtt)
    const sound = host.put('/talk.mp3', 'never asked for')
    const feed = episodeFeed(sound, `<podcast:transcript url="${transcript}" type="text/vtt"/>`)
    const recording = await ended(await record(host.put('/feed.xml', feed, 'application/rss+xml')))
    expect(recording).toMatchObject({ state: 'ready', name: 'The lamp', failure: null, pieces: [] })
    expect(ears.pieces.length).toBe(0)
    expect(host.requests).not.toContain('/talk.mp3')
    expect(await remaining(app, owner)).toBe(1200)
    const path = `/api/transcripts/${recording.transcriptId}`
    const given = await app.call('GET /api/transcripts/:id', { path, headers: owner.headers })
    expect(given.ok && given.body).toMatchObject({ videoTitle: 'The lamp', credit: null })
  })

  it('has its own address for a name where its page has none', async () => {
    const sound = host.put('/untitled.mp3', 'no sound', 'audio/mpeg')
    const page = host.put('/untitled', `<title> </title><audio src="${sound}"></audio>`, 'text/html')
    expect(await ended(await record(page))).toMatchObject({ name: page })
  })

  it('of a video has the video beside its transcript', async () => {
    const transcript = host.put('/video.vtt', vtt)
    const found = { title: null, transcripts: [{ url: transcript, type: 'text/vtt' }], sound: null }
    await using other = await startApp({
      feeds: podcastReader(),
      soundLinks: { ...linksWith(), find: async () => found },
      hears: true,
    })
    const person = await createMember(other)
    const { headers } = person
    const url = 'https://youtu.be/noCaptions1'
    const reply = await other.call('POST /api/recordings/links', { headers, payload: { url } })
    const id = reply.ok ? reply.body.recording.id : ''
    await expect.poll(async () => (await read(other, person, id)).state, { timeout: 20_000 }).toBe('ready')
    const path = `/api/transcripts/${(await read(other, person, id)).transcriptId}`
    const given = await other.call('GET /api/transcripts/:id', { path, headers })
    expect(given.ok && given.body.videoId).toBe('noCaptions1')
  })

  it('is not counted as an attempt when its server stops', async () => {
    await using other = await startApp()
    const begun = Promise.withResolvers<void>()
    const find: SoundLinks['find'] = async (_link, { signal }) => {
      const over = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
      begun.resolve()
      return await over
    }
    const deps = { ...other.deps, clock: systemClock, soundLinks: { ...linksWith(), find } }
    const work = startHearing(deps, { concurrency: 1, pollMs: 50 })
    const { headers } = await createMember(other)
    await other.call('POST /api/recordings/links', { headers, payload: { url: 'https://a.example/b' } })
    await begun.promise
    await work.stop()
    const { rows } = await other.database.pool.query('select attempts, lease from recordings')
    expect(rows).toEqual([{ attempts: 0, lease: null }])
  })

  it('needs an account', async () => {
    expect(await give(`${host.origin}/feed.xml`, { ...owner, headers: {} })).toMatchObject({ status: 401 })
  })

  it.each(['', 'x'.repeat(2049)])('is refused where it is none', async (url) => {
    expect(await give(url)).toMatchObject({ status: 400, problem: { code: 'INVALID_REQUEST' } })
  })

  it('is another person’s to read', async () => {
    const id = await record(host.put('/mine.vtt', vtt, 'text/vtt'))
    const stranger = await createMember(app)
    const path = `/api/recordings/${id}?afterMs=-1`
    expect(await app.call('GET /api/recordings/:id', { path, headers: stranger.headers })).toMatchObject({
      status: 404,
    })
  })
})

describe.runIf(ffmpegFile !== null)('the sound of a link', () => {
  it('is cut at pauses, heard in pieces, and counted by its length', async () => {
    const url = host.put('/A%20talk.mp3', soundFile(400, 'mp3'), 'audio/mpeg')
    const recording = await ended(await record(url))
    expect(recording).toMatchObject({ state: 'ready', name: 'A talk', failure: null, link: url })
    expect(Math.abs(recording.durationMs - 400_000)).toBeLessThan(200)
    expect(recording.pieces.length).toBeGreaterThan(1)
    expect(ears.pieces.every(({ mediaType }) => mediaType === 'audio/ogg')).toBe(true)
    expect(ears.pieces.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(2_000_000)
    expect(await remaining(app, owner)).toBe(1193)
  })

  it('is heard once for a person', async () => {
    const url = host.put('/once.wav', soundFile(20, 'wav'), 'audio/wav')
    const first = await record(url)
    await ended(first)
    expect(await record(url)).toBe(first)
    expect(ears.pieces).toHaveLength(1)
  })

  it('is that of a video, whatever its picture', async () => {
    const video = soundFile(20, 'mp4', '-f', 'lavfi', '-i', 'color=black:s=64x64:d=20', '-shortest')
    expect(await outcome(host.put('/video.mp4', video, 'video/mp4'))).toBe('ready null')
  })

  it('is as long as it plays and not as it claims', async () => {
    const sound = Buffer.from(soundFile(20, 'wav'))
    sound.writeUInt32LE(0xff_ff_ff_ff, 4)
    sound.writeUInt32LE(0xff_ff_ff_00, sound.indexOf('data') + 4)
    const { state, durationMs } = await ended(await record(host.put('/lies.wav', sound, 'audio/wav')))
    expect([state, Math.round(durationMs / 1000)]).toEqual(['ready', 20])
    expect(await remaining(app, owner)).toBe(1199)
  })

  it('is used as far as minutes of sound are left, and its credit says where it ends', async () => {
    const guest = await createMember(app)
    await app.database.pool.query(
      `insert into recording_reservations (recording_id, index, person_id, state, sound_ms, created_at)
        select gen_random_uuid(), 0, person_id, 'committed', 1735000, now() from users where email = $1`,
      [guest.email],
    )
    const id = await record(host.put('/long.mp3', soundFile(200, 'mp3'), 'audio/mpeg'), guest)
    const { state, failure, durationMs, transcriptId } = await ended(id, guest)
    expect([state, failure]).toEqual(['ready', 'RECORDING_LIMIT'])
    expect(durationMs).toBeLessThan(60_001)
    const path = `/api/transcripts/${transcriptId}`
    const given = await app.call('GET /api/transcripts/:id', { path, headers: guest.headers })
    expect(given.ok && given.body.credit).toMatch(
      /It ends at \d+:\d\d, before the recording does\. No minutes of sound left\.$/,
    )
    const more = await record(host.put('/more.mp3', soundFile(90, 'mp3'), 'audio/mpeg'), guest)
    expect(await ended(more, guest)).toMatchObject({ state: 'failed', failure: 'RECORDING_LIMIT' })
  })

  it('is heard from where it was when a server dies that read it, and no piece twice', async () => {
    const sound = soundFile(200, 'mp3')
    host.put('/died.mp3', sound, 'audio/mpeg')
    const id = await record(`${host.origin}/died.mp3`)
    const { pieces } = await ended(id)
    const heard = ears.pieces.length
    // As a server leaves it that died after it sent the first pieces.
    await app.database.pool.query(
      `update recordings set state = 'receiving', transcript_id = null, total_pieces = null, lease = gen_random_uuid(),
        due_at = now() - interval '1 second', attempts = 1 where id = $1`,
      [id],
    )
    await app.database.pool.query(`delete from recording_pieces where recording_id = $1 and index = 1`, [id])
    await app.database.pool.query(
      `delete from recording_reservations where recording_id = $1 and index = 1`,
      [id],
    )
    await app.database.pool.query(
      `update recording_pieces set heard = '{"cues":[],"timings":"exact","language":"en","form":"verbose_json","inventions":0}' where recording_id = $1`,
      [id],
    )
    expect((await ended(id)).state).toBe('ready')
    expect(ears.pieces.length).toBe(heard + 1)
    expect(pieces.length).toBe(2)
  })

  it('is given up where it ended each server that read it', async () => {
    const id = await record(host.put('/never.mp3', () => undefined))
    await app.database.pool.query(
      `update recordings set attempts = 5, lease = null, due_at = now() - interval '1 second' where id = $1`,
      [id],
    )
    expect(await ended(id)).toMatchObject({ state: 'failed', failure: 'SOUND_UNREADABLE' })
  })
})

describe('a server without a part', () => {
  it.each([
    ['RECORDING_NEEDS_RECOGNIZER', 'a recognizer', { recognizer: null, soundLinks: linksWith() }],
    ['SOUND_NEEDS_FFMPEG', 'ffmpeg', { recognizer: ears, soundLinks: linksWith({ ffmpegFile: null }) }],
  ] as const)(
    'says %s of sound where it has not %s, and reads transcripts',
    async (code, _part, overrides) => {
      await using other = await startApp({
        ...overrides,
        feeds: podcastReader(),
        hears: true,
        isCounted: true,
      })
      const person = await createSubscriber(other, 'pro')
      const end = async (url: string) => {
        const reply = await other.call('POST /api/recordings/links', {
          headers: person.headers,
          payload: { url },
        })
        if (!reply.ok) throw new Error(reply.problem.detail)
        const { id } = reply.body.recording
        await expect
          .poll(async () => (await read(other, person, id)).state, { timeout: 20_000 })
          .not.toBe('receiving')
        return await read(other, person, id)
      }
      expect(await end(host.put('/a.mp3', 'sound', 'audio/mpeg'))).toMatchObject({
        state: 'failed',
        failure: code,
      })
      const transcript = host.put('/b.vtt', vtt)
      const feed = episodeFeed(
        `${host.origin}/a.mp3`,
        `<podcast:transcript url="${transcript}" type="text/vtt"/>`,
      )
      expect(await end(host.put('/b.xml', feed, 'application/rss+xml'))).toMatchObject({ state: 'ready' })
    },
  )
})
