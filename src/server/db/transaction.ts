import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import type { PoolClient } from 'pg'
import { AppError, errorCode } from '#core/app-error.ts'
import { inChildSpan } from '#server/lib/tracing.ts'
import { execute } from './database.ts'
import type { Db, PooledDb } from './database.ts'
import { sql } from './sql.ts'

/** Options of a transaction. */
type TransactionOptions = {
  isolationLevel?: 'serializable'
  /**
   * Makes the commit not wait for the disk. Only for data that was not published yet, or that can be
   * recreated: a crash of the database may lose the newest of it, in the order of the writes.
   */
  withoutFlush?: boolean
}

const maxAttempts = 3
/**
 * The longest pause before the second attempt, in ms; twice that before the third. Without one, the
 * transaction that a deadlock ended has its row back before the other is awake: 29 to 42 of 3,000 pairs met a
 * second time, with it 0 or 1.
 */
const longestPauseMs = 20
const system = { 'db.system.name': 'postgresql' }

/** Serialization failure and deadlock: the server asks for the whole transaction again. */
const retried = new Set(['40001', '40P01'])

/**
 * Runs `work` in one transaction and gives its result; any error rolls all of it back. When PostgreSQL asks
 * for the transaction again, `work` runs again after a pause, at most three times in all, so it must have no
 * effect outside.
 */
export async function transaction<T>(
  db: PooledDb,
  work: (tx: Db) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inChildSpan('database transaction', system, () => runOnce(db, work, options))
    } catch (error) {
      if (attempt === maxAttempts || !isRetried(error)) throw error
      await pause(longestPauseMs * attempt * (0.5 + db.random() / 2))
    }
  }
}

async function runOnce<T>(
  db: PooledDb,
  work: (tx: Db) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  const client = await db.pool.connect()
  const seen: { lost: Error | null; refused: Error | null } = { lost: null, refused: null }
  const noteLoss = (error: Error): void => {
    seen.lost ??= error
  }
  client.on('error', noteLoss)
  try {
    // Not awaited: it goes out together with the first statement of the work.
    const begun = client.query(beginning(options))
    begun.catch(() => undefined)
    const tx: Db = {
      execute: (statement) =>
        execute(client, statement).catch((error: unknown) => {
          // Those behind a refused one fail as well, and theirs may be the error that the work ends with.
          if (error instanceof Error) seen.refused ??= error
          throw error
        }),
    }
    return await finish(client, work(tx), begun)
  } catch (error) {
    if (seen.lost !== null && !(error instanceof AppError)) throw seen.lost
    if (seen.refused !== null && isAborted(error)) throw seen.refused
    throw error
  } finally {
    client.off('error', noteLoss)
    client.release(seen.lost ?? false)
  }
}

function beginning({ isolationLevel, withoutFlush = false }: TransactionOptions): string {
  const begin = isolationLevel === undefined ? 'begin' : `begin isolation level ${isolationLevel}`
  return withoutFlush ? `${begin}; set local synchronous_commit = off` : begin
}

async function finish<T>(client: PoolClient, working: Promise<T>, begun: Promise<unknown>): Promise<T> {
  try {
    const result = await working
    await begun
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** A statement was refused only because the previous one was. */
function isAborted(error: unknown): boolean {
  return sqlStateOf(error) === '25P02'
}

function isRetried(error: unknown): boolean {
  return retried.has(sqlStateOf(error) ?? '')
}

function sqlStateOf(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof DatabaseError ? error.cause : error
  return cause instanceof DatabaseError ? errorCode(cause) : null
}

/**
 * Selected or returned by a statement, makes its commit not wait for the disk. Only for data that was not
 * published yet, or that can be recreated: a power cut may lose the newest of it, in the order of the writes.
 */
export const withoutFlush = sql`(select set_config('synchronous_commit', 'off', true))`

/** The rows of `locks.network`. */
const slots = 1024

/**
 * Serves those who lock the same key one after the other, on all nodes, until the transaction ends. All keys
 * of a transaction are locked by one call and in one order, which prevents deadlocks. Two keys that share a
 * row wait for each other.
 */
export async function lockSlots(tx: Db, keys: readonly string[]): Promise<void> {
  const locked = JSON.stringify(keys.map(slotOf))
  await tx.execute(sql`
    select from locks.network
    where slot in (select value::int from jsonb_array_elements_text(${locked}::jsonb))
    order by slot for update`)
}

function slotOf(key: string): number {
  return createHash('sha256').update(key).digest().readUInt16BE() % slots
}
