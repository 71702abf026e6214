import { describe, expect, it } from 'vitest'
import { createMember } from '../security/people.ts'
import { complete, put, record, remaining, start, wav } from './recording-app.ts'
import { app, openRecordingCase, owner } from './recording-case.ts'

openRecordingCase({ hears: true })

/** Counted where they are stored: what a test before has sent may be heard late. */
async function storedPieces(): Promise<number> {
  return (await app.database.pool.query('select from recording_pieces')).rows.length
}

describe('the minutes of sound', () => {
  it('are thirty a day for a free account, which learns when more can be heard', async () => {
    const free = await createMember(app)
    const { id } = await record(app, free)
    for (const index of [0, 1, 2])
      expect(await put(app, free, [id, index], { seconds: 580 })).toMatchObject({ ok: true })
    expect(await remaining(app, free)).toBe(1)
    expect(await put(app, free, [id, 3], { seconds: 580 })).toMatchObject({
      ok: false,
      status: 429,
      problem: { code: 'RECORDING_LIMIT', retryAfterSeconds: expect.any(Number) },
    })
    expect(await put(app, free, [id, 3], { seconds: 60 })).toMatchObject({ ok: true })
    expect(await remaining(app, free)).toBe(0)
  })

  it('are none for visitors, ten with half a day each', async () => {
    for (let visitor = 0; visitor < 10; visitor++) {
      const headers = { 'x-forwarded-for': `10.9.${visitor}.1` }
      expect(await start(app, { headers }, 'half a day', 43_200_000)).toMatchObject({
        ok: false,
        status: 401,
      })
    }
    expect(await storedPieces()).toBe(0)
  })

  it('are reserved one after the other, however many pieces come at once', async () => {
    const free = await createMember(app)
    const started = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => record(app, free, name)))
    const replies = await Promise.all(started.map(({ id }) => put(app, free, [id, 0], { seconds: 590 })))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(3)
  })
})

describe('a piece', () => {
  it.each([
    ['no media at all', { sound: Buffer.from('<script>alert(1)</script>') }, 415],
    ['a video', { type: 'video/mp4', sound: Buffer.from('0000ftypmp42') }, 415],
    ['Ogg without Opus', { sound: Buffer.from('OggS') }, 400],
    ['nothing', { sound: Buffer.alloc(0) }, 415],
    ['a length that it does not have', { sound: wav(300, 1) }, 400],
    ['an end before its beginning', { endMs: 0 }, 400],
    ['more seconds than the recognizer takes', { seconds: 700 }, 413],
    ['more bytes than the recognizer takes', { sound: Buffer.alloc(1_000_001, 'RIFF') }, 413],
    ['more bytes than any may have', { sound: Buffer.alloc(26 * 1024 * 1024) }, 413],
  ])('with %s is refused and counts nothing', async (_what, sent, status) => {
    const { id } = await record(app, owner)
    expect(await put(app, owner, [id, 0], sent)).toMatchObject({ ok: false, status })
    expect(await remaining(app, owner)).toBe(1200)
    expect(await storedPieces()).toBe(0)
  })

  it('of another sound under the same number is refused', async () => {
    const { id } = await record(app, owner)
    await put(app, owner, [id, 0])
    expect(await put(app, owner, [id, 0], { sound: wav(30, 7) })).toMatchObject({ ok: false, status: 400 })
  })

  it('for the recording of somebody else finds nothing', async () => {
    const { id } = await record(app, owner)
    const other = await createMember(app)
    expect(await put(app, other, [id, 0])).toMatchObject({ ok: false, status: 404 })
    expect(await complete(app, other, id, 1)).toMatchObject({ ok: false, status: 404 })
    expect(await put(app, { headers: {} }, [id, 0])).toMatchObject({ ok: false, status: 404 })
  })

  it('may begin in five unfinished recordings, not in a sixth', async () => {
    for (let at = 0; at < 5; at++) await record(app, owner, `talk ${at}`)
    expect(await start(app, owner, 'talk 6')).toMatchObject({ ok: false, status: 429 })
  })
})
