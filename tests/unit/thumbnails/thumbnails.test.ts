import { describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { createThumbnails } from '#server/features/thumbnails/thumbnails.ts'
import type { ThumbnailSource } from '#server/ports/pictures.ts'

const staying = new AbortController().signal
const picture = Buffer.from([0xff, 0xd8, 0xff])
const minute = 60_000

/** Pictures by this source, with nothing stored, and a clock that the test moves. */
function open(fetch: ThumbnailSource['fetch']) {
  let now = Date.UTC(2026, 10, 21)
  const asked: string[] = []
  const thumbnails = createThumbnails({
    source: {
      fetch: (videoId, signal) => {
        asked.push(videoId)
        return fetch(videoId, signal)
      },
    },
    store: { get: async () => null, put: async () => undefined },
    clock: { now: () => now, wait: async () => undefined },
    onStoreFailure: () => undefined,
  })
  return {
    thumbnails,
    asked,
    advance: (ms: number) => {
      now += ms
    },
  }
}

const nothing: ThumbnailSource['fetch'] = async () => null
const unreachable: ThumbnailSource['fetch'] = () => Promise.reject(new AppError('YOUTUBE_UNREACHABLE'))
const refusals = [
  ['that are not there', nothing, 'NOT_FOUND', 10 * minute],
  ['that could not be fetched', unreachable, 'YOUTUBE_UNREACHABLE', minute],
] as const

describe('the pictures of videos', () => {
  it.each(refusals)('%s are not asked for again at once', async (_what, fetch, code, ms) => {
    const { thumbnails, asked, advance } = open(fetch)
    await expect(thumbnails.get('a', staying)).rejects.toMatchObject({ code })
    advance(ms - 1)
    await expect(thumbnails.get('a', staying)).rejects.toMatchObject({ code })
    expect(asked).toHaveLength(1)
    advance(2)
    await expect(thumbnails.get('a', staying)).rejects.toMatchObject({ code })
    expect(asked).toHaveLength(2)
  })

  it('are asked for again when the callers who wanted them had left', async () => {
    const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let times = 0
    const { thumbnails, asked } = open((_videoId, signal) => {
      begun[times]?.resolve()
      times += 1
      const { promise, reject } = Promise.withResolvers<null>()
      signal.addEventListener('abort', () => reject(signal.reason))
      return promise
    })
    for (const { promise } of begun) {
      const leaving = new AbortController()
      const wanted = thumbnails.get('a', leaving.signal)
      await promise
      leaving.abort(new Error('gone'))
      await expect(wanted).rejects.toThrow('gone')
    }
    expect(asked).toEqual(['a', 'a'])
  })

  it('are refused while too many others are being fetched, but not to those who share a fetch', async () => {
    const held = Promise.withResolvers<Uint8Array>()
    const { thumbnails } = open(() => held.promise)
    const wanted = Array.from({ length: 16 }, (_, index) => thumbnails.get(`video ${index}`, staying))
    await expect(thumbnails.get('one more', staying)).rejects.toMatchObject({
      code: 'OVERLOADED',
      retryAfterSeconds: 5,
    })
    const shared = thumbnails.get('video 3', staying)
    held.resolve(picture)
    expect(await shared).toBe(picture)
    await Promise.all(wanted)
    expect(await thumbnails.get('one more', staying)).toBe(picture)
  })
})
