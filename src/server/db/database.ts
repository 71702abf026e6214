import { TypeOverrides, types, Pool } from 'pg'
import type { ClientConfig, QueryResult, ClientBase } from 'pg'
import { AppError } from '#core/app-error.ts'
import type { Log } from '#server/lib/log.ts'
import { isDatabaseError } from './database-failure.ts'
import { createPool, keepAlive } from './pool.ts'

/** The longest wait of readiness for an answer, in ms. */
const readinessTimeoutMs = 1000
/** The longest wait of a close for connections in use, in ms; after that they are cut. */
const drainTimeoutMs = 5000

/** The target of statements: the pool, or the connection of one transaction (`transaction`). */
export type Db = {
  /** @throws StatementError */
  execute: (statement: Statement) => Promise<QueryResult<Record<string, unknown>>>
}

/** The pool, of which transactions take a connection, and the chance that spreads repetitions. */
export type PooledDb = Db & { pool: Pool; random: () => number }

/** A database that sends each statement over the next free connection of a pool. */
export function createDb(pool: Pool): PooledDb {
  return { pool, random: Math.random, execute: (statement) => execute(pool, statement) }
}

export type Database = {
  pool: Pool
  db: PooledDb
  /** A query is answered within a second by a server that takes writes; never throws. */
  isReady: () => Promise<boolean>
  /** A table can be written, tried with one that is deleted at once, after a disk failed. Never throws. */
  isWritable: () => Promise<boolean>
  /** For a client of its own, as LISTEN needs one; never behind a pooler. */
  connection: ClientConfig
  close: () => Promise<void>
}

/**
 * Opens the connections to a server that is there and migrated already. With a pooled address, queries and
 * transactions go over that one, and only what needs a session goes over `connection`.
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

/** A statement for the database: text with `$1` for the first of its values. */
export type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** A failed statement, with the server's or the connection's cause. No message has its values. */
class StatementError extends Error {
  override readonly name = 'StatementError'

  constructor(statement: string, cause: unknown) {
    super(`Failed query: ${statement}`, { cause })
  }
}

/** Times stay the text that the database sends: a date of JavaScript has no microseconds. */
const columnTypes = new TypeOverrides()
const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = types.builtins
for (const type of [TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL]) columnTypes.setTypeParser(type, (text) => text)

/** Sends a statement on a connection, or on the next free one of a pool. @throws StatementError */
export async function execute(
  client: ClientBase | Pool,
  { text, values }: Statement,
): Promise<QueryResult<Record<string, unknown>>> {
  try {
    return await client.query<Record<string, unknown>>({ text, values: [...values], types: columnTypes })
  } catch (error) {
    throw new StatementError(text, error)
  }
}

/**
 * Reads rows that never change once they are written, by their ids: a copy that lags behind may lack one, and
 * is never wrong about it.
 */
export type UnchangingReads = {
  /** Gives what `work` finds, `null` when it is nowhere. `work` may run twice, and must only read. */
  read: <T>(work: (db: Db) => Promise<T | null>) => Promise<T | null>
}

/**
 * The server that answered a read: the replica; the primary as the replica lacked the row, failed, or is left
 * alone after a failure.
 */
export type ReplicaOutcome = 'replica' | 'missing' | 'failed' | 'paused'

type ReplicaOptions = {
  primary: Db
  replica: Db
  now: () => number
  log: Log
  onRead: (outcome: ReplicaOutcome) => void
}

/** The time in ms for which a replica that did not answer is left alone, so that few calls wait for it. */
const pauseMs = 5000

/** Reads everything from the primary. */
export function readFromPrimary(primary: Db): UnchangingReads {
  return { read: (work) => work(primary) }
}

/** Reads from a replica, and from the primary what the replica lacks or while it does not answer. */
export function readFromReplica({ primary, replica, now, log, onRead }: ReplicaOptions): UnchangingReads {
  let pausedUntil = Number.NEGATIVE_INFINITY

  async function readReplica<T>(work: (db: Db) => Promise<T | null>): Promise<T | null> {
    if (now() < pausedUntil) {
      onRead('paused')
      return null
    }
    try {
      const found = await work(replica)
      onRead(found === null ? 'missing' : 'replica')
      return found
    } catch (error) {
      if (error instanceof AppError) throw error
      onRead('failed')
      // One that answers and refuses, as during a migration, is asked again at once.
      if (!isDatabaseError(error)) pausedUntil = now() + pauseMs
      log.warn({ err: error }, 'the replica of the database failed; the primary is read')
      return null
    }
  }

  return { read: async (work) => (await readReplica(work)) ?? (await work(primary)) }
}

const limits = { max: 10, connectionTimeoutMillis: 1000, query_timeout: 2000, statement_timeout: 2000 }

/** Connects to a replica on its first read. After two seconds the primary is read instead. */
export function connectReplica(connectionString: string, log: Log): { db: Db; close: () => Promise<void> } {
  const pool = new Pool({ ...limits, connectionString, application_name: 'precis', ...keepAlive })
  const warn = ({ message }: Error): void =>
    log.warn({ reason: message }, 'a connection to the replica was lost')
  pool.on('error', warn)
  // Without it the loss of a connection in use would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: createDb(pool), close: () => pool.end() }
}
