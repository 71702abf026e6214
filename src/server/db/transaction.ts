import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import { DatabaseError } from 'pg'
import { AppError } from '#server/lib/app-error.ts'
import type { Orm, PooledOrm } from './database.ts'
import { errorCode } from './error-code.ts'

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
  config?: PgTransactionConfig,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(orm, work, config)
    } catch (error) {
      if (attempt === maxAttempts || !isRetried(error)) throw error
    }
  }
}

/**
 * The connection is taken and given back here, because Drizzle keeps one for ever when BEGIN fails on it, and
 * hides the first error behind that of the ROLLBACK when the connection is lost.
 */
async function runOnce<T>(
  orm: PooledOrm,
  work: (tx: Orm) => Promise<T>,
  config: PgTransactionConfig | undefined,
): Promise<T> {
  const client = await orm.$client.connect()
  let lost: Error | null = null
  const noteLoss = (error: Error): void => {
    lost ??= error
  }
  client.on('error', noteLoss)
  const failures: unknown[] = []
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      try {
        return await work(tx)
      } catch (error) {
        failures.push(error)
        throw error
      }
    }, config)
  } catch (error) {
    const first = failures.length > 0 ? failures[0] : error
    throw lost !== null && !(first instanceof AppError) ? lost : first
  } finally {
    client.off('error', noteLoss)
    client.release(lost ?? false)
  }
}

function isRetried(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof DatabaseError ? error.cause : error
  return cause instanceof DatabaseError && retried.has(errorCode(cause) ?? '')
}
