import { drizzle } from 'drizzle-orm/node-postgres'
import { DatabaseError } from 'pg'
import type { PoolClient } from 'pg'
import { AppError } from '#server/lib/app-error.ts'
import type { Orm, PooledOrm } from './database.ts'
import { errorCode } from './error-code.ts'

/** How a transaction is run where that is not as usual. */
export type TransactionOptions = {
  isolationLevel?: 'serializable'
  /**
   * Lets the commit not wait for the disk. Only for what nobody was told yet, or what mends itself: when the database
   * crashes, the last moment of it is gone, in the order in which it was written.
   */
  withoutFlush?: boolean
}

const maxAttempts = 3

/** Serialization failure and deadlock: the server asks for the whole transaction again. */
const retried = new Set(['40001', '40P01'])

/**
 * Runs `work` in one transaction and gives its result; any error rolls all of it back. When PostgreSQL asks for
 * the transaction again, `work` runs again, at most three times in all, so it must have no effect outside.
 */
export async function transaction<T>(
  orm: PooledOrm,
  work: (tx: Orm) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(orm, work, options)
    } catch (error) {
      if (attempt === maxAttempts || !isRetried(error)) throw error
    }
  }
}

/**
 * Begins, commits and rolls back by itself: Drizzle waits for BEGIN before anything else, keeps the connection for ever
 * when that fails, and hides the first error behind that of the ROLLBACK when the connection is lost.
 */
async function runOnce<T>(
  orm: PooledOrm,
  work: (tx: Orm) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  const client = await orm.$client.connect()
  let lost: Error | null = null
  const noteLoss = (error: Error): void => {
    lost ??= error
  }
  client.on('error', noteLoss)
  try {
    // Not awaited: it goes out together with the first statement of the work.
    const begun = client.query(beginning(options))
    begun.catch(() => undefined)
    const result = await finish(client, work(drizzle({ client })), begun)
    return result
  } catch (error) {
    throw lost !== null && !(error instanceof AppError) ? lost : error
  } finally {
    client.off('error', noteLoss)
    client.release(lost ?? false)
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

function isRetried(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof DatabaseError ? error.cause : error
  return cause instanceof DatabaseError && retried.has(errorCode(cause) ?? '')
}
