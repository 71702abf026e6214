import { randomUUID } from 'node:crypto'
import type { ClientConfig } from 'pg'
import type { Log } from '#server/db/log.ts'
import { runChannels } from '#server/features/summaries/service.ts'
import type { RunNotifications } from '#server/features/summaries/service.ts'
import { openNotifications } from '#server/jobs/notifications.ts'
import { createLocalNotifications } from '#server/ports/notifications.ts'
import type { WakeUpSettings } from '#server/settings/wake-up-settings.ts'

/** Opens the way on which processes tell each other that there is something to do. `connection` is a direct one. */
export async function openWakeUps(
  { wakeUps }: WakeUpSettings,
  connection: ClientConfig,
  log: Log,
): Promise<RunNotifications> {
  if (wakeUps.by === 'redis') {
    const { openRedisNotifications } = await import('#server/adapters/redis/redis-notifications.ts')
    return openRedisNotifications(wakeUps.url, runChannels, { log, self: randomUUID(), jitter: Math.random })
  }
  return wakeUps.by === 'poll'
    ? createLocalNotifications(runChannels)
    : openNotifications(connection, runChannels, log)
}
