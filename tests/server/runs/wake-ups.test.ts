import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openRedisNotifications } from '#server/adapters/redis/redis.ts'
import { runChannels } from '#server/features/summaries/service.ts'
import type { RunNotifications } from '#server/features/summaries/service.ts'
import { createLog } from '#server/lib/log.ts'
import { createLocalNotifications } from '#server/ports/between-processes.ts'
import { createScriptedEngine, everyMs } from '#tests/fakes/scripted-engine.ts'
import { collect, followSummary } from '#tests/setup/follow.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { hasRedis, startRedis } from '#tests/setup/redis.ts'
import { startNode } from '#tests/setup/start-node.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'
import { freePort } from '../../../scripts/dev/free-port.ts'

const engine = createScriptedEngine({ insights: 2, pace: everyMs(5) })

/** A node that answers and one that works, each with its own way to be woken; `follow` has a summary made. */
async function startTwo(open: () => RunNotifications) {
  const database = await createTestDatabase()
  const log = createLog('silent')
  const front = await startNode(database, log, { engine, concurrency: null, notifications: open() })
  const back = await startNode(database, log, { engine, notifications: open() })
  const origin = await front.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    follow: (videoId: string) => collect(followSummary(origin, { videoUrl: `youtu.be/${videoId}` })),
    [Symbol.asyncDispose]: async () => {
      await front.close()
      await back.close()
      await database.close()
    },
  }
}

const openRedis = (url: string): RunNotifications =>
  openRedisNotifications(url, runChannels, { log: quietLog, self: randomUUID(), jitter: () => 0 })

/** The notifications that a process hears; `ready` resolves each time when it has begun to listen. */
function hear(notifications: RunNotifications) {
  const heard: string[] = []
  let ready = Promise.withResolvers<void>()
  notifications.listen('precis_jobs', {
    onNotification: (payload) => void heard.push(payload),
    onReady: () => ready.resolve(),
  })
  return {
    heard,
    ready: async () => {
      await ready.promise
      ready = Promise.withResolvers()
    },
  }
}

it('two nodes that do not tell each other anything make a summary', async () => {
  await using nodes = await startTwo(() => createLocalNotifications(runChannels))
  expect((await nodes.follow('hQVTIJBZook')).at(-1)?.event).toBe('done')
})

it.skipIf(!hasRedis)('processes wake each other over Redis (needs the program redis-server)', async () => {
  const port = await freePort()
  await using redis = await startRedis(port)
  const [sender, other] = [openRedis(redis.url), openRedis(redis.url)]
  const [own, far] = [hear(sender), hear(other)]
  await Promise.all([own.ready(), far.ready()])
  sender.notify('precis_jobs', 'run')
  await expect.poll(() => far.heard).toEqual(['run'])
  expect(own.heard).toEqual(['run'])

  await redis.stop()
  sender.notify('precis_jobs', 'nobody hears this')
  await using again = await startRedis(port)
  await Promise.all([own.ready(), far.ready()])
  // The connection that sends comes back by itself as well, and nothing waits for it.
  await expect
    .poll(() => {
      other.notify('precis_jobs', 'run')
      return own.heard.slice(0, 3)
    })
    .toEqual(['run', 'nobody hears this', 'run'])
  expect(new Set(far.heard)).toEqual(new Set(['run']))
  await again.stop()
  await Promise.all([sender.close(), other.close()])
})

it('two nodes whose Redis is gone make a summary', async () => {
  const url = `redis://127.0.0.1:${await freePort()}`
  await using nodes = await startTwo(() => openRedis(url))
  expect((await nodes.follow('hQVTIJBZook')).at(-1)?.event).toBe('done')
})
