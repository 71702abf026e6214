import { randomUUID } from 'node:crypto'
import type { ClientConfig } from 'pg'
import type { PooledDb } from '#server/db/database.ts'
import { purposeKey } from '#server/features/accounts/secret.ts'
import { createQuota } from '#server/features/quota/service.ts'
import type { Quota } from '#server/features/quota/service.ts'
import { runChannels } from '#server/features/summaries/service.ts'
import type { RunNotifications } from '#server/features/summaries/service.ts'
import { openNotifications } from '#server/jobs/notifications.ts'
import type { Log } from '#server/lib/log.ts'
import type { Metrics } from '#server/lib/metrics/metrics.ts'
import { createLocalNotifications } from '#server/ports/between-processes.ts'
import { countInDatabase, countOutside } from '#server/rate-limit/call-limits.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import type { SharedSettings } from '#server/settings/server-settings.ts'

type BetweenProcessesOptions = {
  settings: Pick<SharedSettings, 'rateLimits'>
  db: PooledDb
  log: Log
  metrics: Pick<Metrics, 'count'>
  secret: string
}

type Closable<T> = T & { close: () => void }

/** Opens what counts calls and summaries. */
export async function openQuota(
  options: BetweenProcessesOptions,
): Promise<Closable<{ callCounter: CallCounter; quota: Quota }>> {
  const { callCounter, close } = await openCallCounter(options)
  return { callCounter, quota: createQuota(options.db, callCounter), close }
}

async function openCallCounter({
  settings: { rateLimits },
  db,
  log,
  metrics,
  secret,
}: BetweenProcessesOptions): Promise<Closable<{ callCounter: CallCounter }>> {
  if (rateLimits.in === 'database') return { callCounter: countInDatabase(db), close: () => undefined }
  const { openRedisCallCounts } = await import('#server/adapters/redis/redis.ts')
  const keySecret = purposeKey(secret, 'call counts')
  const counts = openRedisCallCounts(rateLimits.url, { log, keySecret, jitter: Math.random })
  return {
    callCounter: countOutside({
      db,
      counts,
      onCount: (location) => metrics.count('precis_rate_limit_counts_total', { location }),
    }),
    close: counts.close,
  }
}

/** Opens the notifications between processes. `connection` is a direct one. */
export async function openWakeUps(
  { wakeUps }: Pick<SharedSettings, 'wakeUps'>,
  connection: ClientConfig,
  log: Log,
): Promise<RunNotifications> {
  if (wakeUps.by === 'redis') {
    const { openRedisNotifications } = await import('#server/adapters/redis/redis.ts')
    return openRedisNotifications(wakeUps.url, runChannels, { log, self: randomUUID(), jitter: Math.random })
  }
  return wakeUps.by === 'poll'
    ? createLocalNotifications(runChannels)
    : openNotifications(connection, runChannels, { log, jitter: Math.random })
}
