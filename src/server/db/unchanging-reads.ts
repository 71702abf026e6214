import { Pool } from 'pg'
import { AppError } from '#server/lib/app-error.ts'
import type { Log } from '#server/lib/log.ts'
import { isDatabaseError } from './database-failure.ts'
import { createDb } from './database.ts'
import type { Db } from './database.ts'
import { keepAlive } from './pool.ts'

/**
 * Reads rows that never change once they are written, by their ids: a copy that lags behind may lack one, and is never wrong
 * about it.
 */
export type UnchangingReads = {
  /** Gives what `work` finds, `null` when it is nowhere. `work` may run twice, and must only read. */
  read: <T>(work: (db: Db) => Promise<T | null>) => Promise<T | null>
}

/** Where a read was answered: the replica; the primary as the replica lacked the row, failed, or is left alone after a failure. */
export type ReplicaOutcome = 'replica' | 'missing' | 'failed' | 'paused'

type Options = {
  primary: Db
  replica: Db
  now: () => number
  log: Log
  onRead: (outcome: ReplicaOutcome) => void
}

/** How long a replica that did not answer is left alone, so that few calls wait for it. */
const pauseMs = 5000

/** Reads everything from the primary. */
export function readFromPrimary(primary: Db): UnchangingReads {
  return { read: (work) => work(primary) }
}

/** Reads from a replica, and from the primary what the replica lacks or while it does not answer. */
export function readFromReplica({ primary, replica, now, log, onRead }: Options): UnchangingReads {
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

/** Connects to a replica, when it is first read. Whatever takes longer than two seconds there is read from the primary. */
export function connectReplica(connectionString: string, log: Log): { db: Db; close: () => Promise<void> } {
  const pool = new Pool({ ...limits, connectionString, application_name: 'precis', ...keepAlive })
  const warn = ({ message }: Error): void =>
    log.warn({ reason: message }, 'a connection to the replica was lost')
  pool.on('error', warn)
  // Without it the loss of a connection in use would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: createDb(pool), close: () => pool.end() }
}
