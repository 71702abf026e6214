import type { ClientConfig, Pool, QueryResult } from 'pg'
import { execute } from './execute.ts'
import type { Statement } from './execute.ts'
import type { Log } from './log.ts'
import { createPool } from './pool.ts'

/** How long readiness waits for an answer, in ms. */
const readinessTimeoutMs = 1000
/** How long a close waits for connections in use, in ms; after that they are cut. */
const drainTimeoutMs = 5000

/** What statements go to: the pool, or the connection of one transaction, which `transaction` alone begins. */
export type Db = {
  /** @throws StatementError */
  execute: (statement: Statement) => Promise<QueryResult<Record<string, unknown>>>
}

/** The pool, from which transactions take their own connection. */
export type PooledDb = Db & { pool: Pool }

/** What sends each statement over the next free connection of a pool. */
export function createDb(pool: Pool): PooledDb {
  return { pool, execute: (statement) => execute(pool, statement) }
}

export type Database = {
  pool: Pool
  db: PooledDb
  /** Whether a query is answered within a second by a server that takes writes; never throws. */
  isReady: () => Promise<boolean>
  /** Whether a table can be written, by writing one that goes at once; for after a failure of the disk. Never throws. */
  isWritable: () => Promise<boolean>
  /** For a client of its own, as LISTEN needs one; never behind a pooler. */
  connection: ClientConfig
  close: () => Promise<void>
}

/**
 * Opens the connections to a server that is there and migrated already. With a pooled address, queries and transactions go
 * over that one, and only what needs a session goes over `connection`.
 */
export function connectDatabase(
  connection: ClientConfig,
  log: Log,
  pooled: ClientConfig | null = null,
): Database {
  const pool = createPool(pooled ?? connection, log, { isBehindPooler: pooled !== null })
  return {
    pool,
    db: createDb(pool),
    isReady: () => isTrueInTime(readsWritable(pool)),
    isWritable: () => isTrueInTime(writesTable(pool)),
    connection,
    close: () => within(drainTimeoutMs, pool.end()),
  }
}

async function readsWritable(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select where current_setting('transaction_read_only') = 'off'`)
  return rowCount === 1
}

/** Large enough that the disk has to give room for it. */
async function writesTable(pool: Pool): Promise<boolean> {
  await pool.query(`
    create temporary table storage_probe on commit drop as
      select md5(number::text) from generate_series(1, 2000) as number`)
  return true
}

async function isTrueInTime(answer: Promise<boolean>): Promise<boolean> {
  const settled = answer.catch(() => false)
  return (await within(readinessTimeoutMs, settled)) ?? false
}

/** The promise's value, or `undefined` once the time is over. */
async function within<T>(timeoutMs: number, promise: Promise<T>): Promise<T | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), timeoutMs)
  return Promise.race([promise, over]).finally(() => clearTimeout(timer))
}
