import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { scenarios } from '#tests/fakes/youtube/scenarios/library.ts'
import { findScenario, manyVideos } from '#tests/fakes/youtube/scenarios/many.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import type { YoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { collect, read, readItems, storeList, youtubeDeps } from '../collections/listed-account.ts'
import { createSubscriber } from '../security/people.ts'

let youtube: YoutubeSimulator
let server: TestApp
beforeAll(async () => {
  youtube = await startYoutubeSimulator()
  server = await startApp({ ...youtubeDeps(youtube.origin), isCounted: true, worksOnCollections: true })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await youtube[Symbol.asyncDispose]()
})

const timeoutMs = testTimeoutMs(300)
const megabyte = 1024 * 1024

it(
  'the collection has every video of a playlist of 500, of which 60 fail in every way that a video fails',
  async () => {
    const person = await createSubscriber(server, 'unlimited')
    const list = { id: await storeList(server, person) }
    const made = await collect(server, person, { list })
    const used: number[] = []
    const { counts } = await vi.waitFor(
      async () => {
        used.push(process.memoryUsage().rss)
        const collection = await read(server, person, made.id)
        expect(collection.state).toBe('ended')
        return collection
      },
      { timeout: timeoutMs, interval: 250 },
    )
    expect(counts).toEqual({ total: manyVideos, waiting: 0, working: 0, done: 440, failed: 60, skipped: 0 })

    const failed = new Set<string>()
    for (let from = 0; from < manyVideos; from += 100) {
      const { items } = await readItems(server, person, made.id, `limit=100&from=${from}`)
      expect(items).toHaveLength(100)
      for (const { videoId, state, problem, line } of items) {
        const expected = findScenario(videoId ?? '')?.expected
        if (expected?.isOk === false) {
          expect({ videoId, state, code: problem?.code }).toEqual({
            videoId,
            state: 'failed',
            code: expected.code,
          })
          expect(problem?.title).not.toBe('')
          failed.add(expected.code)
        } else {
          expect({ videoId, state }).toEqual({ videoId, state: 'done' })
          expect(line?.text).not.toBe('')
        }
      }
    }
    const ways = Object.values(scenarios).flatMap(({ expected, hangs }) =>
      expected.isOk || hangs !== undefined ? [] : [expected.code],
    )
    expect([...failed].toSorted()).toEqual([...new Set(ways)].toSorted())

    const { rows } = await server.database.pool.query<{ state: string; count: number }>(
      'select state, count(*)::int as count from reservations group by state',
    )
    const reservations = new Map(rows.map(({ state, count }) => [state, count]))
    expect(reservations.get('committed')).toBe(440)
    expect(reservations.get('reserved') ?? 0).toBe(0)

    // The second half needs no more memory than the first: nothing is held of what is done.
    const half = Math.floor(used.length / 2)
    const [early, late] = [Math.max(...used.slice(0, half)), Math.max(...used.slice(half))]
    expect(late - early).toBeLessThan(100 * megabyte)
  },
  timeoutMs,
)
