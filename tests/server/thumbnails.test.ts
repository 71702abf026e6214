import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { problemSchema } from '#contract/problem.ts'
import { createPictureFiles } from '#server/adapters/picture-files/picture-files.ts'
import { defaultLimits } from '#server/adapters/youtube/http/caller.ts'
import { createThumbnailSource } from '#server/adapters/youtube/thumbnail-source.ts'
import { createThumbnails } from '#server/features/thumbnails/thumbnails.ts'
import type { Thumbnails } from '#server/features/thumbnails/thumbnails.ts'
import { systemClock } from '#server/lib/clock.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import type { YoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'

let youtube: YoutubeSimulator
let server: TestApp
let folder: string
let origin: string
let thumbnails: Thumbnails
const storeFailures: unknown[] = []

function openThumbnails(location = folder): Thumbnails {
  return createThumbnails({
    source: createThumbnailSource({
      fetch,
      clock: systemClock,
      random: () => 0,
      limits: { ...defaultLimits, backOffMs: 1 },
      origin,
    }),
    store: createPictureFiles({ folder: location, maxBytes: 1_000_000, clock: systemClock }),
    clock: systemClock,
    onStoreFailure: (error) => storeFailures.push(error),
  })
}

beforeAll(async () => {
  server = await startApp({ thumbnails: { get: (videoId, signal) => thumbnails.get(videoId, signal) } })
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  youtube = await startYoutubeSimulator()
  origin = youtube.origin
  folder = await mkdtemp(path.join(tmpdir(), 'precis-thumbnails-'))
  thumbnails = openThumbnails()
  storeFailures.length = 0
})
afterEach(async () => {
  await youtube[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

function ask(videoId: string, headers: Record<string, string> = {}) {
  return server.app.inject({ method: 'GET', url: `/api/thumbnails/${videoId}`, headers })
}

describe('GET /api/thumbnails/:videoId', () => {
  it('gives the largest picture, to be cached for a week', async () => {
    const answer = await ask('okManual001')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(answer.headers['cache-control']).toBe('public, max-age=604800')
    expect(answer.body).toContain('okManual001 maxresdefault')
    expect(storeFailures).toEqual([])
  })

  it('gives the largest of those that there are', async () => {
    const answer = await ask('noMaxImage1')
    expect(answer.body).toContain('noMaxImage1 hqdefault')
  })

  it('says that a copy is still good', async () => {
    const first = await ask('okManual001')
    const etag = String(first.headers['etag'])
    const again = await ask('okManual001', { 'if-none-match': `"other", W/${etag}` })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers['etag']).toBe(etag)
    expect((await ask('okManual001', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it.each(['short', 'okManual0012', 'ok%2F..%2F..%2F.', 'okManual00é'])(
    'refuses the id %s and asks nobody',
    async (videoId) => {
      const answer = await ask(videoId)
      expect(answer.statusCode).toBe(400)
      expect(problemSchema.parse(answer.json()).code).toBe('INVALID_REQUEST')
      expect(youtube.requests).toEqual([])
    },
  )

  it('says that there is no picture, and does not ask again', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask('noImages001')
      expect(answer.statusCode).toBe(404)
      expect(problemSchema.parse(answer.json())).toMatchObject({
        code: 'NOT_FOUND',
        detail: "There's no picture of this video.",
      })
    }
    expect(youtube.count('image', 'noImages001')).toBe(4)
  })

  it('says that YouTube is not reachable, and when to ask again', async () => {
    const gone = await startYoutubeSimulator()
    await gone[Symbol.asyncDispose]()
    origin = gone.origin
    thumbnails = openThumbnails()
    const answer = await ask('okManual001')
    expect(answer.statusCode).toBe(504)
    expect(problemSchema.parse(answer.json())).toMatchObject({
      code: 'YOUTUBE_UNREACHABLE',
      retryAfterSeconds: 60,
    })
    expect(answer.headers['retry-after']).toBe('60')
  })
})

describe('the stored pictures', () => {
  it('are fetched once for all who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('okManual001')))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(youtube.count('image', 'okManual001')).toBe(1)
  })

  it('outlive a restart', async () => {
    const first = await ask('okManual001')
    thumbnails = openThumbnails()
    const second = await ask('okManual001')
    expect(second.rawPayload).toEqual(first.rawPayload)
    expect(youtube.count('image', 'okManual001')).toBe(1)
  })

  it('are fetched again when their file is damaged', async () => {
    const first = await ask('okManual001')
    const [file = ''] = await readdir(folder)
    await truncate(path.join(folder, file), 100)
    const second = await ask('okManual001')
    expect(second.rawPayload).toEqual(first.rawPayload)
    expect(youtube.count('image', 'okManual001')).toBe(2)
    await ask('okManual001')
    expect(youtube.count('image', 'okManual001')).toBe(2)
  })

  it('are given even when nothing can be stored', async () => {
    const file = path.join(folder, 'file')
    await writeFile(file, '')
    thumbnails = openThumbnails(path.join(file, 'thumbnails'))
    expect((await ask('okManual001')).statusCode).toBe(200)
    expect(storeFailures.length).toBeGreaterThan(0)
  })
})
