import { Socket } from 'node:net'
import { Pool, Client } from 'pg'
import type { ClientConfig, PoolClient, PoolConfig } from 'pg'
import type { Log } from '#server/lib/log.ts'
import { inChildSpan } from '#server/lib/tracing.ts'
import { rememberConnectionFailure, rememberOverload } from './database-failure.ts'

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
      if (error !== undefined) this.#rememberFailure(error)
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

/** Finds a dead idle connection within 20 seconds: Linux would wait two hours before it asked. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** The time in ms by which a connection in use may be silent longer than a statement may last. */
const graceMs = 5000

type PoolOptions = {
  /** True where a pooler takes the connections. */
  isBehindPooler?: boolean
  /** After how much silence a connection in use is given up, in ms. */
  maxSilenceMs?: number
}

/**
 * The process's connections. A pooler refuses limits that a connection brings along, since its sessions
 * belong to nobody: behind one they are set for the role.
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
  pool.on('error', ({ message }) => {
    // A pool that ends does not wait for its connections, and the server may stop before they are closed.
    if (!pool.ending) log.warn({ reason: message }, 'an idle database connection was lost')
  })
  pool.on('connect', (client) => client.on('error', rememberConnectionFailure))
  giveUpSilent(pool, maxSilenceMs ?? silenceMs)
  return pool
}

/**
 * Ends a connection in use on which nothing came or went for so long. A firewall that forgets a connection,
 * or a machine that loses its power, sends neither an answer nor an end; the operating system notices only
 * after a quarter of an hour.
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

/** Runs `work` on a connection of its own, which ends with it, and all that the session held with that. */
export async function withClient<T>(
  connection: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionTimeoutMillis: 5000, ...connection })
  // A connection that breaks also rejects the query in progress, which is the error worth reporting.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const summaryForm =
  /^\s*(?<verb>\w+)(?:[\s\S]*?\b(?:from|into|update)\s+(?:only\s+)?"?(?<table>[a-z_]\w*(?:"?\."?\w+)?)"?)?/i

/**
 * Gives each query of the pool a span below that of the call or run that makes it. It names what is done and
 * to which table; neither the statement nor its values are in it. Transactions have a span of their own.
 */
export function traceQueries(pool: Pool): void {
  const query: unknown = Reflect.get(pool, 'query')
  if (typeof query !== 'function') return
  const traced = (...given: unknown[]): unknown => {
    const run = (): unknown => Reflect.apply(query, pool, given)
    // With a callback there is no promise to wait for.
    if (typeof given.at(-1) === 'function') return run()
    return inChildSpan('database query', describe(given[0]), async () => await run())
  }
  Reflect.set(pool, 'query', traced)
}

function describe(statement: unknown): Record<string, string> {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement
  const { verb = 'query', table } = summaryForm.exec(String(text))?.groups ?? {}
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': verb.toLowerCase(),
    ...(table === undefined ? {} : { 'db.collection.name': table }),
  }
}
