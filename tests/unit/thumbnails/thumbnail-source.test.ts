import { once } from 'node:events'
import http from 'node:http'
import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultLimits } from '#server/adapters/youtube/http/caller.ts'
import { createThumbnailSource } from '#server/adapters/youtube/thumbnail-source.ts'
import { systemClock } from '#server/lib/clock.ts'

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const limits = { ...defaultLimits, callMs: 2000, extraCallMs: 200, backOffMs: 1, thumbnailBytes: 10_000 }
const unaborted = new AbortController().signal

type Answer = (response: ServerResponse) => void
const missing: Answer = (response) => response.writeHead(404).end()
const good: Answer = (response) => response.end(jpeg)

let close: (() => void) | null = null
afterEach(() => close?.())

/**
 * A host that answers for some sizes in these ways, and has no other; gives the source and the sizes asked
 * for.
 */
async function open(answers: Record<string, Answer>) {
  const asked: string[] = []
  const server = http.createServer((request, response) => {
    const size = /^\/vi\/okManual001\/(\w+)\.jpg$/.exec(request.url ?? '')?.[1] ?? 'other address'
    asked.push(size)
    const answer = answers[size] ?? missing
    answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    asked,
    source: createThumbnailSource({ fetch, clock: systemClock, random: () => 0, limits, origin }),
  }
}

describe('a picture from YouTube', () => {
  it('is asked for in all sizes, and there is none', async () => {
    const { source, asked } = await open({})
    expect(await source.fetch('okManual001', unaborted)).toBeNull()
    expect(asked).toEqual(['maxresdefault', 'hq720', 'hqdefault', 'mqdefault'])
  })

  it('may stand in the second size when the first is no picture', async () => {
    const { source } = await open({ maxresdefault: (response) => response.end('<html>'), hq720: good })
    expect(await source.fetch('okManual001', unaborted)).toEqual(jpeg)
  })

  it.each([
    ['is no picture', (response) => response.end('<!doctype html>'), 'YOUTUBE_CHANGED', 1],
    [
      'leads elsewhere',
      (response) => response.writeHead(302, { location: '/x' }).end(),
      'YOUTUBE_CHANGED',
      1,
    ],
    [
      'is too large',
      (response) => response.end(Buffer.concat([jpeg, Buffer.alloc(10_000)])),
      'YOUTUBE_CHANGED',
      1,
    ],
    ['is refused', (response) => response.writeHead(403).end(), 'YOUTUBE_BLOCKED', 1],
    ['never comes', () => undefined, 'YOUTUBE_UNREACHABLE', 1],
    ['is a failure of the host', (response) => response.writeHead(503).end(), 'YOUTUBE_UNREACHABLE', 2],
    [
      'breaks off',
      (response) => {
        response.writeHead(200, { 'content-length': '100' })
        response.write(jpeg, () => response.destroy())
      },
      'YOUTUBE_UNREACHABLE',
      2,
    ],
  ] as const satisfies [string, Answer, string, number][])(
    'that %s is a failure of its own kind',
    async (_what, answer, code, times) => {
      const { source, asked } = await open({ maxresdefault: answer })
      await expect(source.fetch('okManual001', unaborted)).rejects.toMatchObject({ name: 'AppError', code })
      expect(asked.filter((size) => size === 'maxresdefault')).toHaveLength(times)
    },
  )

  it('is given up when nobody wants it any longer', async () => {
    const leaving = new AbortController()
    const { source } = await open({ maxresdefault: () => leaving.abort(new Error('gone')) })
    await expect(source.fetch('okManual001', leaving.signal)).rejects.toThrow('gone')
  })
})
