import { Redis } from 'iovalkey'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallLimit } from '#contract/access.ts'
import { AppError } from '#core/app-error.ts'
import { openRedisCallCounts } from '#server/adapters/redis/redis.ts'
import { connectDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import type { CallCounts } from '#server/ports/between-processes.ts'
import { countInDatabase, countOutside } from '#server/rate-limit/call-limits.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import { startApp } from '#tests/harness.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { hasRedis, startRedis } from '#tests/setup/redis.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'
import { freePort } from '../../../scripts/dev/free-port.ts'

let database: Database
/** The same database as another node has it. */
let elsewhere: Database
beforeAll(async () => {
  database = await createTestDatabase()
  elsewhere = connectDatabase(database.connection, quietLog)
})
afterAll(async () => {
  await elsewhere.close()
  await database.close()
})

const limitTo = (limit: number, windowSeconds = 60): CallLimit => ({
  limit,
  windowSeconds,
  detail: 'Too many.',
})

/** Tells whether a call was let through, or refused because there were too many. */
async function outcome(counting: Promise<unknown>): Promise<'counted' | 'refused'> {
  try {
    await counting
    return 'counted'
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return 'refused'
    throw error
  }
}

const keySecret = Buffer.from('the same on all nodes')
const openCounts = (url: string, timeoutMs = 60_000): CallCounts =>
  openRedisCallCounts(url, { log: quietLog, keySecret, jitter: () => 0, timeoutMs })

/** Waits until a store that has just begun to connect, or lost its connection, counts. */
async function untilReady(counts: CallCounts): Promise<void> {
  const answers = () =>
    counts.count('ready', 60).then(
      () => true,
      () => false,
    )
  await expect.poll(answers).toBe(true)
}

/** The counters of two nodes that know of each other's calls. */
type Nodes = AsyncDisposable & { nodes: readonly [CallCounter, CallCounter] }

const counters: Readonly<Record<string, () => Promise<Nodes>>> = {
  'in the database': async () => ({
    nodes: [countInDatabase(database.db), countInDatabase(elsewhere.db)],
    [Symbol.asyncDispose]: async () => undefined,
  }),
  ...(hasRedis && {
    'in Redis': async () => {
      const redis = await startRedis(await freePort())
      const [one, other] = [openCounts(redis.url), openCounts(redis.url)]
      await Promise.all([untilReady(one), untilReady(other)])
      const onCount = (location: string): void => expect(location).toBe('store')
      return {
        nodes: [
          countOutside({ db: database.db, counts: one, onCount }),
          countOutside({ db: elsewhere.db, counts: other, onCount }),
        ],
        [Symbol.asyncDispose]: async () => {
          for (const counts of [one, other]) counts.close()
          await redis.stop()
          await redis[Symbol.asyncDispose]()
        },
      }
    },
  }),
}

describe.each(Object.entries(counters))(
  'calls counted %s (Redis needs the program redis-server)',
  (_, open) => {
    it('are refused past their limit, with the time to wait, each key for itself', async () => {
      await using sample = await open()
      const [counter] = sample.nodes
      expect(await counter.count('alone', limitTo(2))).toEqual({ limit: 2, remaining: 1, resetSeconds: 60 })
      expect(await counter.count('alone', limitTo(2))).toMatchObject({ remaining: 0 })
      const refused = counter.count('alone', limitTo(2))
      await expect(refused).rejects.toMatchObject({
        code: 'RATE_LIMITED',
        detail: expect.stringMatching(/^Too many\. Please try again in /),
        retryAfterSeconds: expect.any(Number),
      })
      expect(await counter.count('another', limitTo(2))).toMatchObject({ remaining: 1 })
    })

    it('are taken back where they came to nothing, and never below none', async () => {
      await using sample = await open()
      const [one, other] = sample.nodes
      await one.count('taken back', limitTo(2))
      await other.count('taken back', limitTo(2))
      await one.uncount('taken back')
      expect(await other.count('taken back', limitTo(2))).toMatchObject({ remaining: 0 })
      for (let turn = 0; turn < 3; turn += 1) await one.uncount('taken back')
      expect(await other.count('taken back', limitTo(2))).toMatchObject({ remaining: 1 })
      await one.uncount('never counted')
      expect(await other.count('never counted', limitTo(2))).toMatchObject({ remaining: 1, resetSeconds: 60 })
    })

    it('are exact for any number at once on two nodes', async () => {
      await using sample = await open()
      const [one, other] = sample.nodes
      const calls = Array.from({ length: 60 }, (_call, turn) =>
        outcome((turn % 2 === 0 ? one : other).count('at once', limitTo(25))),
      )
      const counted = (await Promise.all(calls)).filter((each) => each === 'counted')
      expect(counted).toHaveLength(25)
    })

    it('count from zero when the window is over that began with the first of them', async () => {
      await using sample = await open()
      const [counter] = sample.nodes
      const call = (): Promise<string> => outcome(counter.count('short', limitTo(1, 1)))
      await expect.poll(call).toBe('refused')
      // Each of these calls counts as well, and none of them makes the window longer.
      await expect.poll(call).toBe('counted')
    })

    it('are counted under a key that the database knows', async () => {
      await using sample = await open()
      const [counter] = sample.nodes
      const key = sql`'person/' || lower('A')`
      expect(await counter.count(key, limitTo(2))).toMatchObject({ remaining: 1 })
      expect(await counter.count('person/a', limitTo(2))).toMatchObject({ remaining: 0 })
      expect(await outcome(counter.count(key, limitTo(2)))).toBe('refused')
    })
  },
)

describe.skipIf(!hasRedis)('with Redis (needs the program redis-server)', () => {
  it('the calls of the application leave no row in the database', async () => {
    await using redis = await startRedis(await freePort())
    const callCounts = openCounts(redis.url)
    await untilReady(callCounts)
    await using server = await startApp({ isCounted: true, callCounts, writesPerMinute: 2 })
    const send = (): Promise<{ status: number }> =>
      server.call('POST /api/auth/code', { payload: { email: 'ada@example.org' } })
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([200, 200, 429])
    const summarize = { payload: { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' } }
    expect(await server.call('POST /api/summarize', summarize)).toMatchObject({ status: 200 })
    expect((await server.database.pool.query('select key from call_counts')).rows).toEqual([])

    const reader = new Redis(redis.url)
    const keys = await reader.keys('*')
    expect(keys.length).toBeGreaterThan(5)
    for (const key of keys) {
      expect(key).toMatch(/^precis:calls:[\w-]{43}$/)
      expect(await reader.pttl(key)).toBeGreaterThan(0)
    }
    reader.disconnect()
    callCounts.close()
    await redis.stop()
  })

  it('the database counts while Redis is killed, and Redis again when it is back', async () => {
    const port = await freePort()
    await using redis = await startRedis(port)
    const counts = openCounts(redis.url)
    await untilReady(counts)
    const locations: string[] = []
    const counter = countOutside({
      db: database.db,
      counts,
      onCount: (location) => void locations.push(location),
    })
    const call = (): Promise<string> => outcome(counter.count('killed', limitTo(2)))
    expect(await call()).toBe('counted')

    await redis.stop()
    // At most one more window: the database knows nothing of what Redis had counted.
    expect([await call(), await call(), await call()]).toEqual(['counted', 'counted', 'refused'])
    expect(locations).toEqual(['store', 'database', 'database', 'database'])

    await using again = await startRedis(port)
    await untilReady(counts)
    expect([await call(), await call(), await call()]).toEqual(['counted', 'counted', 'refused'])
    expect(locations.slice(4)).toEqual(['store', 'store', 'store'])
    counts.close()
    await again.stop()
  })

  it('a Redis that hangs holds nobody up, and counts again when it answers', async () => {
    await using redis = await startRedis(await freePort())
    const counts = openCounts(redis.url, 200)
    await untilReady(counts)
    redis.freeze()
    const locations: string[] = []
    const counter = countOutside({
      db: database.db,
      counts,
      onCount: (location) => void locations.push(location),
    })
    for (let turn = 0; turn < 20; turn += 1) await counter.count('frozen', limitTo(100))
    expect(new Set(locations)).toEqual(new Set(['database']))
    redis.thaw()
    const countAgain = async (): Promise<string | undefined> => {
      await counter.count('thawed', limitTo(10_000))
      return locations.at(-1)
    }
    await expect.poll(countAgain).toBe('store')
    counts.close()
    await redis.stop()
  })
})
