import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { ClientConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { isConnectionFailure, isOverload } from '#server/db/database-failure.ts'
import { connectDatabase, createDb } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { waitForServer } from '#server/db/open-database.ts'
import { createPool } from '#server/db/pool.ts'
import { sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { toAppError } from '#server/http/problem-reply.ts'
import { openNotifications } from '#server/jobs/notifications.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { startTcpProxy } from '#tests/setup/tcp-proxy.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const absent: ClientConfig = {
  host: '/nonexistent',
  user: 'app',
  database: 'precis',
  password: 'secret word',
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  )
}

/** Runs `work` against a server that takes connections and never says a word. */
async function withSilentServer(work: (connection: ClientConfig) => Promise<void>): Promise<void> {
  const silent = createServer((socket) => socket.on('error', () => undefined))
  const { promise, resolve } = Promise.withResolvers<void>()
  silent.listen(0, '127.0.0.1', resolve)
  await promise
  const address = silent.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  try {
    await work({ ...absent, host: '127.0.0.1', port })
  } finally {
    silent.close()
  }
}

describe('the pool', () => {
  it('goes on after the server ended idle connections', async () => {
    await Promise.all([1, 2, 3].map(() => database.pool.query('select pg_sleep(0.1)')))
    expect(database.pool.idleCount).toBe(3)
    await database.pool.query(`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it.each([
    ['statement_timeout', '15s'],
    ['lock_timeout', '5s'],
    ['idle_in_transaction_session_timeout', '15s'],
  ])('limits %s to %s', async (name, value) => {
    const { rows } = await database.pool.query('select current_setting($1) as value', [name])
    expect(rows).toEqual([{ value }])
  })
})

describe('readiness', () => {
  it('is there with a server and not without', async () => {
    const lost = connectDatabase(absent, quietLog)
    expect(await database.isReady()).toBe(true)
    expect(await lost.isReady()).toBe(false)
    await lost.close()
  })

  it('does not wait for a server that hangs', async () => {
    await withSilentServer(async (connection) => {
      const hanging = connectDatabase(connection, quietLog)
      const query = hanging.pool.query('select 1').then(
        () => 'answered',
        () => 'given up',
      )
      expect(await Promise.race([hanging.isReady(), query])).toBe(false)
      await hanging.close()
    })
  })
})

describe.concurrent('a connection failure', () => {
  it('is a server that is not there', async () => {
    const lost = connectDatabase(absent, quietLog)
    expect(isConnectionFailure(await failureOf(lost.pool.query('select 1')))).toBe(true)
    expect(isConnectionFailure(await failureOf(lost.db.execute(sql`select 1`)))).toBe(true)
  })

  it('is a server that does not answer', async () => {
    await withSilentServer(async (connection) => {
      const hanging = connectDatabase(connection, quietLog)
      // More than there are connections.
      const asked = Array.from({ length: 12 }, () => failureOf(hanging.db.execute(sql`select 1`)))
      for (const failure of await Promise.all(asked)) {
        expect(isConnectionFailure(failure)).toBe(true)
        expect(toAppError(failure)).toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
      }
    })
  })

  it('is a connection that ends under a query', async () => {
    const killed = failureOf(
      database.db.execute(sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(9)`),
    )
    expect(isConnectionFailure(await killed)).toBe(true)
  })

  it('is a pool in which no connection becomes free', async () => {
    const busy = connectDatabase(database.connection, quietLog)
    const sleepers = Array.from({ length: 10 }, () => busy.pool.query('select pg_sleep(6)'))
    const failure = await failureOf(busy.db.execute(sql`select 1`))
    expect(isConnectionFailure(failure)).toBe(true)
    expect(toAppError(failure)).toMatchObject({ code: 'OVERLOADED', retryAfterSeconds: 5 })
    await Promise.all(sleepers)
    await busy.close()
  })

  it.each([
    ['a statement that is wrong', () => database.db.execute(sql`select nonsense`)],
    [
      'a statement that takes too long',
      () => database.db.execute(sql`set statement_timeout = 1; select pg_sleep(1)`),
    ],
    ['a file that is not there', () => readFile('/nonexistent')],
    ['an error of our own', () => Promise.reject(new Error('Connection terminated unexpectedly'))],
    ['no error at all', () => Promise.reject('ECONNREFUSED')],
  ])('is not %s', async (_, work) => {
    expect(isConnectionFailure(await failureOf(work()))).toBe(false)
  })
})

describe('a connection that dies without a word', () => {
  /** The test database over a network that can forget connections. */
  async function startNetwork() {
    const { host = '', port = 0 } = database.connection
    const network = await startTcpProxy({ path: `${host}/.s.PGSQL.${port}` })
    const connection: ClientConfig = { ...database.connection, host: '127.0.0.1', port: network.port }
    return { network, connection }
  }

  it('fails what waits on it as a lost one, and the next statement has another', async () => {
    const { network, connection } = await startNetwork()
    const pool = createPool(connection, quietLog, { maxSilenceMs: 300 })
    const db = createDb(pool)
    const read = async () => db.execute(sql`select 1`)
    for (const work of [read, () => transaction(db, (tx) => tx.execute(sql`select 1`))]) {
      // A busy machine may be silent for as long as a dead one.
      await expect.poll(async () => (await failureOf(read())) === null).toBe(true)
      network.lose()
      const failure = await failureOf(work())
      expect(isConnectionFailure(failure)).toBe(true)
      expect(toAppError(failure)).toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
    }
    await expect.poll(async () => (await failureOf(read())) === null).toBe(true)
    await pool.end()
    await network[Symbol.asyncDispose]()
  })

  it('is given up by the notifications with the first that does not go out', async () => {
    const { network, connection } = await startNetwork()
    const notifications = openNotifications({ ...connection, query_timeout: 1000 }, ['words'], {
      log: quietLog,
      jitter: () => 0,
    })
    let times = 0
    notifications.listen('words', { onNotification: () => undefined, onReady: () => void (times += 1) })
    await expect.poll(() => times).toBe(1)
    network.lose()
    notifications.notify('words', 'unheard')
    await expect.poll(() => times).toBe(2)
    await notifications.close()
    await network[Symbol.asyncDispose]()
  })
})

describe('waiting for a server', () => {
  it('ends with a sentence that names the place and not the password', async () => {
    const failure = await failureOf(waitForServer(absent, quietLog, 0))
    expect(failure).toMatchObject({
      failure: 'unreachable',
      message: expect.stringContaining('precis at /nonexistent:5432 cannot be reached'),
    })
    expect(String(failure)).not.toContain('secret word')
  })

  it('does not go on when the server refuses the database', async () => {
    const connection = { ...inject('testServer'), database: 'no_such_database' }
    await expect(waitForServer(connection, quietLog)).rejects.toMatchObject({ failure: 'unreachable' })
  })

  it('lets through once the server is there', async () => {
    await waitForServer(inject('testServer'), quietLog, 0)
  })
})

describe('a statement that was given up', () => {
  it('is reported as a busy server when it waited too long, and as a fault when it was wrong', async () => {
    const slow = await failureOf(
      transaction(database.db, async (tx) => {
        await tx.execute(sql`set local statement_timeout = '10ms'`)
        await tx.execute(sql`select pg_sleep(10)`)
      }),
    )
    expect(isOverload(slow)).toBe(true)
    expect(toAppError(slow)).toMatchObject({ code: 'OVERLOADED', retryAfterSeconds: 5 })
    const wrong = await failureOf(database.db.execute(sql`select nothing_like_this`))
    expect(isOverload(wrong)).toBe(false)
    expect(toAppError(wrong)).toMatchObject({ code: 'INTERNAL' })
  })

  it('is reported so too when another connection holds what it needs', async () => {
    const refused = await transaction(database.db, async (holder) => {
      await holder.execute(sql`lock table call_counts in access exclusive mode`)
      return await failureOf(
        transaction(database.db, async (tx) => {
          await tx.execute(sql`set local lock_timeout = '10ms'`)
          await tx.execute(sql`select from call_counts`)
        }),
      )
    })
    expect(isOverload(refused)).toBe(true)
  })
})
