import { setTimeout as pause } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import type { ClientConfig } from 'pg'
import { isConnectionFailure } from './database-failure.ts'
import type { Log } from './log.ts'
import { OperatorError } from './operator-error.ts'

const retryMs = 500
const attemptTimeoutMs = 5000

/** A server that starts together with Précis is given this long, in ms. */
const defaultTimeoutMs = 30_000

/**
 * Waits until a server lets a client in.
 * @throws OperatorError `unreachable` when it refuses, or does not answer in time; the sentence holds no password.
 */
export async function waitForServer(
  connection: ClientConfig,
  log: Log,
  timeoutMs: number = defaultTimeoutMs,
): Promise<void> {
  const began = performance.now()
  for (let attempt = 1; ; attempt++) {
    const client = new Client({ ...connection, connectionTimeoutMillis: attemptTimeoutMs })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await client.end()
    } catch (cause) {
      const position = `${client.database ?? ''} at ${client.host}:${client.port}`
      const isPassing = !(cause instanceof DatabaseError) || isConnectionFailure(cause)
      if (!isPassing || performance.now() - began > timeoutMs) {
        const reason = cause instanceof Error ? cause.message : String(cause)
        throw new OperatorError('unreachable', `The database ${position} cannot be reached: ${reason}`, {
          cause,
        })
      }
      if (attempt === 1) log.warn(`the database ${position} cannot be reached yet; waiting for it`)
    }
    await pause(retryMs)
  }
}
