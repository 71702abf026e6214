import { PgBoss } from 'pg-boss'
import type { PooledOrm } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'

type Options = {
  orm: PooledOrm
  log: Log
  /** Whether this instance fails jobs whose worker sends no heartbeat. */
  supervises: boolean
  /** Whether this instance looks for schedules that are due. */
  schedules: boolean
}

/** Starts pg-boss on the connections of this process; creates its own tables where there are none. */
export async function startBoss({ orm, log, supervises, schedules }: Options): Promise<PgBoss> {
  const pool = orm.$client
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: schedules,
    // The first schedules of a database are made after the start: their first turn waits for this.
    cronMonitorIntervalSeconds: 5,
    supervise: supervises,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  })
  // Without a listener an error would end the process; a lost database is logged once by the pool.
  boss.on('error', ({ message }) =>
    log.warn({ reason: message }, 'the job queue could not do its maintenance'),
  )
  await boss.start()
  return boss
}
