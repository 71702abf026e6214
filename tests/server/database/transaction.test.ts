import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { isConnectionFailure, isOverload } from '#server/db/database-failure.ts'
import type { Database, Db } from '#server/db/database.ts'
import { readRow, sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query('create table accounts (name text primary key, amount int not null)')
})
beforeEach(() => database.pool.query(`delete from accounts; insert into accounts values ('a', 0), ('b', 0)`))
afterAll(() => database.close())

const serializable = { isolationLevel: 'serializable' } as const

async function amountOf(db: Db, name: string): Promise<number> {
  const schema = z.object({ amount: z.number() })
  return (await readRow(db, schema, sql`select amount from accounts where name = ${name}`)).amount
}

async function add(db: Db, name: string): Promise<void> {
  await db.execute(sql`update accounts set amount = amount + 1 where name = ${name}`)
}

/** Settles for all once that many have come. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let here = 0
  return () => {
    if (++here === size) resolve()
    return promise
  }
}

it('commits what the work did and gives its result', async () => {
  expect(await transaction(database.db, async (tx) => add(tx, 'a').then(() => 'done'))).toBe('done')
  expect(await amountOf(database.db, 'a')).toBe(1)
})

it('rolls back and passes the error on', async () => {
  const refusal = new AppError('INVALID_REQUEST')
  const failed = transaction(database.db, async (tx) => {
    await add(tx, 'a')
    throw refusal
  })
  await expect(failed).rejects.toBe(refusal)
  expect(await amountOf(database.db, 'a')).toBe(0)
})

it('a transaction sends what does not wait for each other together, in order', async () => {
  await transaction(database.db, (tx) => Promise.all([add(tx, 'a'), add(tx, 'a'), add(tx, 'b')]))
  expect([await amountOf(database.db, 'a'), await amountOf(database.db, 'b')]).toEqual([2, 1])
})

it('a commit waits for the disk unless it is called without', async () => {
  const readSetting = async (db: Db) => {
    const { rows } = await db.execute(
      sql`select setting, source from pg_settings where name = 'synchronous_commit'`,
    )
    return rows[0]
  }
  const quick = await transaction(database.db, readSetting, { withoutFlush: true })
  expect(quick).toEqual({ setting: 'off', source: 'session' })
  // This server's own setting, which nobody changed for the transaction.
  expect(await transaction(database.db, readSetting)).toMatchObject({ source: 'command line' })
})

describe('a transaction runs the whole work again', () => {
  it('after a serialization failure', async () => {
    const bothHaveRead = meeting(2)
    let runs = 0
    const copyAmount = (from: string, to: string): Promise<void> =>
      transaction(
        database.db,
        async (tx) => {
          runs++
          const amount = await amountOf(tx, from)
          if (runs <= 2) await bothHaveRead()
          await tx.execute(sql`update accounts set amount = ${amount + 1} where name = ${to}`)
        },
        serializable,
      )
    await Promise.all([copyAmount('a', 'b'), copyAmount('b', 'a')])
    expect(runs).toBeGreaterThan(2)
    // As if one had run after the other.
    const amounts = new Set([await amountOf(database.db, 'a'), await amountOf(database.db, 'b')])
    expect(amounts).toEqual(new Set([1, 2]))
  })

  it('after a deadlock', async () => {
    const bothHoldOne = meeting(2)
    let runs = 0
    const addToBoth = (one: string, other: string): Promise<void> =>
      transaction(database.db, async (tx) => {
        runs++
        // Only the deadlock itself may end the waiting, however long the machine stood still.
        await tx.execute(sql`set local deadlock_timeout = '10ms'; set local lock_timeout = 0`)
        await add(tx, one)
        if (runs <= 2) await bothHoldOne()
        await add(tx, other)
      })
    await Promise.all([addToBoth('a', 'b'), addToBoth('b', 'a')])
    expect(runs, 'one of them began again').toBeGreaterThan(2)
    expect([await amountOf(database.db, 'a'), await amountOf(database.db, 'b')]).toEqual([2, 2])
  })

  it('three times at most, with a longer pause each time', async () => {
    const begun: number[] = []
    const failing = transaction(database.db, async (tx) => {
      begun.push(performance.now())
      await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
    })
    await expect(failing).rejects.toMatchObject({ cause: { code: '40001' } })
    const [first = 0, second = 0, third = 0, ...more] = begun
    // A timer may come a millisecond early.
    expect(second - first).toBeGreaterThan(9)
    expect(third - second).toBeGreaterThan(19)
    expect(more).toEqual([])
  })

  it('not after any other failure', async () => {
    let runs = 0
    const failing = transaction(database.db, async (tx) => {
      runs++
      await tx.execute(sql`insert into accounts values ('a', 0)`)
    })
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
    expect(runs).toBe(1)
  })
})

describe('when its connection is lost', () => {
  async function loseConnection(tx: Db): Promise<void> {
    const { pid } = await readRow(tx, z.object({ pid: z.int() }), sql`select pg_backend_pid() as pid`)
    await database.pool.query('select pg_terminate_backend($1, 5000)', [pid])
    await turn()
  }

  it('fails as a lost connection, whatever failed because of it', async () => {
    const failed = transaction(database.db, async (tx) => {
      await loseConnection(tx)
      await add(tx, 'a')
    }).catch((error: unknown) => error)
    expect(isConnectionFailure(await failed)).toBe(true)
    expect(await amountOf(database.db, 'a')).toBe(0)
  })

  it('still passes on what the work itself had to say', async () => {
    const refusal = new AppError('NOT_FOUND')
    const failed = transaction(database.db, async (tx) => {
      await loseConnection(tx)
      throw refusal
    })
    await expect(failed).rejects.toBe(refusal)
  })

  it('gives the place in the pool back', async () => {
    for (let round = 0; round < 15; round++) {
      await transaction(database.db, loseConnection).catch(() => undefined)
    }
    expect(await amountOf(database.db, 'a')).toBe(0)
    expect(database.pool.totalCount).toBeLessThanOrEqual(2)
  })
})

describe('statements that are sent together', () => {
  it('fail with what the first of them was refused for, whichever is awaited first', async () => {
    const holder = await database.pool.connect()
    await holder.query('begin; lock table accounts in access exclusive mode')
    const failed = transaction(database.db, async (tx) => {
      await tx.execute(sql`set local lock_timeout = '50ms'`)
      const waiting = tx.execute(sql`select from accounts`)
      const behind = tx.execute(sql`select 1`)
      waiting.catch(() => undefined)
      await behind
    }).catch((error: unknown) => error)
    expect(isOverload(await failed)).toBe(true)
    await holder.query('rollback')
    holder.release()
  })
})
