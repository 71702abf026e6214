import { Socket } from 'node:net'
import { Pool } from 'pg'
import type { ClientConfig, PoolClient, PoolConfig } from 'pg'
import { rememberConnectionFailure, rememberOverload } from './database-failure.ts'
import type { Log } from './log.ts'

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** A pool that notes what became of getting a connection, since `pg` gives several of its errors no code. */
class ObservedPool extends Pool {
  readonly #open = new Set<PoolClient>()

  constructor(config: PoolConfig) {
    super(config)
    this.on('connect', (client) => this.#open.add(client))
    this.on('remove', (client) => this.#open.delete(client))
  }

  #rememberFailure(error: unknown): void {
    rememberConnectionFailure(error)
    // With all of them open, what was waited for is not the server.
    if (this.#open.size >= this.options.max) rememberOverload(error)
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (callback === undefined) {
      return super.connect().catch((error: unknown) => {
        this.#rememberFailure(error)
        throw error
      })
    }
    super.connect((error, client, done) => {
      this.#rememberFailure(error)
      callback(error, client, done)
    })
  }
}

/** No statement, lock or idle transaction lasts long enough to block the others, in ms. */
const limits = {
  statement_timeout: 15_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 15_000,
}

/** Finds out within 20 seconds that an idle connection is dead: Linux would wait two hours before it asked. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** How much longer than a statement may last a connection in use may be silent, in ms. */
const graceMs = 5000

type PoolOptions = {
  /** Whether a pooler takes the connections. */
  isBehindPooler?: boolean
  /** After how much silence a connection in use is given up, in ms. */
  maxSilenceMs?: number
}

/**
 * The process's connections. A pooler refuses limits that a connection brings along, since its sessions belong to nobody:
 * behind one they are set for the role.
 */
export function createPool(
  connection: ClientConfig,
  log: Log,
  { isBehindPooler = false, maxSilenceMs }: PoolOptions = {},
): Pool {
  // Behind a pooler a connection, and then a statement, may wait there for its turn.
  const connectMs = isBehindPooler ? 15_000 : 5000
  const silenceMs = limits.statement_timeout + graceMs + (isBehindPooler ? connectMs : 0)
  const pool = new ObservedPool({
    ...connection,
    max: 10,
    // Statements that do not wait for each other go out together.
    pipeline: true,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    ...(isBehindPooler ? {} : limits),
    application_name: 'precis',
    ...keepAlive,
  })
  // Without these listeners a server that stops would end the whole process.
  // The error itself carries the whole client, which has no place in a log.
  pool.on('error', ({ message }) => log.warn({ reason: message }, 'an idle database connection was lost'))
  pool.on('connect', (client) => client.on('error', rememberConnectionFailure))
  giveUpSilent(pool, maxSilenceMs ?? silenceMs)
  return pool
}

/**
 * Ends a connection in use on which nothing came or went for so long. A firewall that forgets a connection, or a machine that
 * loses its power, sends neither an answer nor an end; the operating system notices only after a quarter of an hour.
 */
function giveUpSilent(pool: Pool, maxSilenceMs: number): void {
  pool.on('connect', ({ connection: { stream } }) => {
    if (!(stream instanceof Socket)) return
    stream.on('timeout', () => {
      stream.destroy(new Error(`The database was silent for ${maxSilenceMs} ms`))
    })
  })
  pool.on('acquire', (client) => limitSilence(client, maxSilenceMs))
  pool.on('release', (_error, client) => limitSilence(client, 0))
}

/** 0 ms is no limit. */
function limitSilence({ connection: { stream } }: PoolClient, ms: number): void {
  if (stream instanceof Socket) stream.setTimeout(ms)
}
