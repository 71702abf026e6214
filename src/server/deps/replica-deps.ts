import type { PooledDb } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'
import { connectReplica, readFromPrimary, readFromReplica } from '#server/db/unchanging-reads.ts'
import type { UnchangingReads } from '#server/db/unchanging-reads.ts'
import type { Metrics } from '#server/features/metrics/metrics.ts'
import { systemClock } from '#server/lib/system-clock.ts'
import type { Settings } from '#server/settings.ts'

type Options = {
  settings: Pick<Settings, 'databaseReplicaUrl'>
  db: PooledDb
  log: Log
  metrics: Pick<Metrics, 'countReplicaRead'>
}

/** Where rows that never change are read: on the replica, where one is set. */
export function createReplicaDeps({ settings, db, log, metrics }: Options): {
  unchanging: UnchangingReads
  close: () => Promise<void>
} {
  const { databaseReplicaUrl: url } = settings
  if (url === null) return { unchanging: readFromPrimary(db), close: async () => undefined }
  const replica = connectReplica(url, log)
  const { now } = systemClock
  const onRead = metrics.countReplicaRead
  return {
    unchanging: readFromReplica({ primary: db, replica: replica.db, now, log, onRead }),
    close: replica.close,
  }
}
