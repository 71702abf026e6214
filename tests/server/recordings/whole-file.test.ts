import { hash } from 'node:crypto'
import { Upload } from 'tus-js-client'
import { describe, expect, it } from 'vitest'
import { maxFileBytes } from '#product/limits.ts'
import { startApp } from '#tests/harness.ts'
import { createMember } from '../security/people.ts'
import { app, ears, ended, openLinkCase, owner } from './link-case.ts'
import { ffmpegFile, linksWith, soundFile } from './link-world.ts'
import { createScriptedRecognizer, remaining } from './recording-app.ts'

openLinkCase()

const inBase64 = (text: string): string => Buffer.from(text).toString('base64')
const query = async (text: string) => (await app.database.pool.query<Record<string, unknown>>(text)).rows

async function begin(bytes: number, name = 'talk.avi', { headers } = owner) {
  const metadata = `filename ${inBase64(name)},hash ${inBase64(hash('sha256', name))}`
  return await app.call('POST /api/recordings/files', {
    headers: { ...headers, 'upload-length': `${bytes}`, 'upload-metadata': metadata },
  })
}
async function begun(bytes: number, name?: string): Promise<string> {
  const reply = await begin(bytes, name)
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.body.recording.id
}
const type = 'application/offset+octet-stream'
async function send(id: string, offset: number | string, payload: Buffer, { headers } = owner) {
  return await app.call('PATCH /api/recordings/:id', {
    path: `/api/recordings/${id}`,
    headers: { ...headers, 'content-type': type, 'upload-offset': `${offset}` },
    payload,
  })
}
async function head(id: string): Promise<[unknown, unknown]> {
  const { headers } = await app.app.inject({
    method: 'HEAD',
    url: `/api/recordings/${id}`,
    headers: owner.headers,
  })
  return [headers['upload-offset'], headers['upload-length']]
}

describe.runIf(ffmpegFile !== null)('a file that is sent whole', () => {
  it('is heard when a client of tus sends it, and is deleted once it was cut', async () => {
    const origin = await app.app.listen({ host: '127.0.0.1', port: 0 })
    const file = soundFile(20, 'mp4', '-f', 'lavfi', '-i', 'color=black:s=64x64:d=20', '-shortest')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const upload = new Upload(file, {
      endpoint: `${origin}/api/recordings/files`,
      headers: { cookie: String(owner.headers['cookie']) },
      metadata: { filename: 'A lecture.mp4', language: 'en' },
      onSuccess: () => resolve(),
      onError: reject,
    })
    upload.start()
    await promise
    const id = upload.url?.split('/').at(-1) ?? ''
    const recording = await ended(id)
    expect(recording).toMatchObject({ state: 'ready', name: 'A lecture.mp4', language: 'en' })
    expect(recording.file).toEqual({ bytes: file.length, arrivedBytes: file.length })
    expect(Math.abs(recording.durationMs - 20_000)).toBeLessThan(300)
    expect(ears.pieces.every(({ mediaType }) => mediaType === 'audio/ogg')).toBe(true)
    expect(await query('select from recording_file_parts')).toEqual([])
    expect(await remaining(app, owner)).toBe(1199)
  })

  it('goes on where it ended, and takes no byte twice', async () => {
    const file = soundFile(20, 'wav')
    const id = await begun(file.length)
    const half = Math.floor(file.length / 2)
    expect(await send(id, 0, file.subarray(0, half))).toMatchObject({ status: 204 })
    expect(await head(id)).toEqual([`${half}`, `${file.length}`])
    expect(await send(id, 0, file.subarray(0, half))).toMatchObject({
      status: 409,
      problem: { code: 'CHANGED_ELSEWHERE' },
    })
    expect(await begun(file.length)).toBe(id)
    const both = await Promise.all([1, 2].map(async () => await send(id, half, file.subarray(half))))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect(await ended(id)).toMatchObject({ state: 'ready', durationMs: 20_000 })
    expect(ears.pieces).toHaveLength(1)
  })

  it('of no sound fails with the reason, costs nothing and leaves nothing behind', async () => {
    const id = await begun(5000)
    await send(id, 0, Buffer.alloc(5000, 'no sound '))
    expect(await ended(id)).toMatchObject({ state: 'failed', failure: 'SOUND_UNREADABLE' })
    expect(await query('select from recording_file_parts')).toEqual([])
    expect(await remaining(app, owner)).toBe(1200)
  })

  it('begins again where its sound comes in pieces, and the other way round', async () => {
    const id = await begun(5000, 'both.mp4')
    const payload = { name: 'both.mp4', contentHash: hash('sha256', 'both.mp4'), durationMs: 60_000 }
    const reply = await app.call('POST /api/recordings', { headers: owner.headers, payload })
    expect(reply.ok && reply.body.recording).toMatchObject({ file: null })
    expect(reply.ok && reply.body.recording.id).not.toBe(id)
    expect(await send(id, 0, Buffer.alloc(10))).toMatchObject({ status: 404 })
  })
})

describe('a file that is sent whole is refused', () => {
  it.each<[string, number, number]>([
    ['without a length', Number.NaN, 400],
    ['without a byte', 0, 400],
    ['above the limit', maxFileBytes + 1, 413],
  ])('%s', async (_what, bytes, status) => {
    expect(await begin(bytes)).toMatchObject({ status })
  })

  it('past the length that it said', async () => {
    const id = await begun(100)
    expect(await send(id, 0, Buffer.alloc(101))).toMatchObject({ status: 409 })
    expect(await head(id)).toEqual(['0', '100'])
  })

  it.each(['', 'x', '-1', '1.5', '9e99'])('from the byte "%s"', async (offset) => {
    const { status } = await send(await begun(100), offset, Buffer.alloc(10))
    expect([400, 409]).toContain(status)
  })

  it('as another type', async () => {
    const reply = await app.call('PATCH /api/recordings/:id', {
      path: `/api/recordings/${await begun(100)}`,
      headers: { ...owner.headers, 'content-type': 'video/mp4', 'upload-offset': '0' },
      payload: Buffer.alloc(10),
    })
    expect(reply).toMatchObject({ status: 415 })
  })

  it('beside another one of its owner, until that one is cancelled', async () => {
    const id = await begun(100, 'first.avi')
    expect(await begin(100, 'second.avi')).toMatchObject({ status: 429 })
    const path = `/api/recordings/${id}`
    await app.call('DELETE /api/recordings/:id', { path, headers: owner.headers })
    expect(await begin(100, 'second.avi')).toMatchObject({ status: 201 })
  })

  it('from anybody but its owner, and from visitors', async () => {
    const id = await begun(100)
    expect(await send(id, 0, Buffer.alloc(10), await createMember(app))).toMatchObject({ status: 404 })
    expect(await begin(100, 'visitor.avi', { ...owner, headers: {} })).toMatchObject({ status: 401 })
  })

  it('where the server has no ffmpeg', async () => {
    await using other = await startApp({
      recognizer: createScriptedRecognizer(),
      soundLinks: linksWith({ ffmpegFile: null }),
    })
    const { headers } = await createMember(other)
    const reply = await other.call('POST /api/recordings/files', {
      headers: { ...headers, 'upload-length': '10' },
    })
    expect(reply).toMatchObject({ status: 409, problem: { code: 'SOUND_NEEDS_FFMPEG' } })
  })
})
