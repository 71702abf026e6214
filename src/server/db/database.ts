import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ClientConfig, Pool } from 'pg'
import type { Log } from './log.ts'
import { createPool } from './pool.ts'

/** How long readiness waits for an answer, in ms. */
const readinessLimitMs = 1000
/** How long a close waits for connections in use, in ms; after that they are cut. */
const drainLimitMs = 5000

/** What queries are written with: the pool's own, or that of one transaction, which `transaction` alone begins. */
export type Orm = Omit<NodePgDatabase, 'transaction'>

/** Drizzle on the pool, from which transactions take their own connection. */
export type PooledOrm = Orm & { $client: Pool }

export type Database = {
  pool: Pool
  orm: PooledOrm
  /** Whether a query is answered within a second; never throws. */
  isReady: () => Promise<boolean>
  /** For a client of its own, as LISTEN needs one. */
  connection: ClientConfig
  close: () => Promise<void>
}

/** Opens the connections to a server that is there and migrated already. */
export function connectDatabase(connection: ClientConfig, log: Log): Database {
  const pool = createPool(connection, log)
  return {
    pool,
    orm: drizzle({ client: pool }),
    isReady: () => answersInTime(pool),
    connection,
    close: () => within(drainLimitMs, pool.end()),
  }
}

async function answersInTime(pool: Pool): Promise<boolean> {
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return (await within(readinessLimitMs, answer)) ?? false
}

/** The promise's value, or `undefined` once the time is over. */
async function within<T>(limitMs: number, promise: Promise<T>): Promise<T | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), limitMs)
  return Promise.race([promise, over]).finally(() => clearTimeout(timer))
}
