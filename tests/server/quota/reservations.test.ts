import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { readRow, sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import { createQuota } from '#server/features/quota/service.ts'
import type { QuotaState } from '#server/features/quota/service.ts'
import { sweepReservations } from '#server/features/quota/settle.ts'
import { createTestDatabase, emptyTables } from '#tests/setup/test-database.ts'
import {
  ask,
  commit,
  jump,
  newVisitor,
  reserved,
  standard,
  summarizeOnce,
  takeClock,
  typeEmail,
} from './quota-case.ts'

const { signal } = new AbortController()

let database: Database
const hourMs = 3_600_000
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  await takeClock(database)
})
afterAll(() => database.close())

async function knownVisitor(): Promise<Visitor> {
  const visitor = newVisitor()
  await typeEmail(database, visitor, 'ada@example.org')
  return visitor
}

function left(visitor: Visitor): Promise<QuotaState> {
  return createQuota(database.db).read(visitor)
}

async function release(
  reservationId: string,
  reason: 'failed' | 'cancelled',
  variant = standard,
): Promise<void> {
  const isInUse = async (): Promise<boolean> => false
  await transaction(database.db, (tx) =>
    createQuota(database.db).release(tx, { reservationId, variant, reason, isInUse }),
  )
}

async function readStates(): Promise<unknown[]> {
  return (await database.db.execute(sql`select state, reason from reservations`)).rows
}

describe('the first and the second summary', () => {
  it('gives a visitor the first, asks for an address before the second, and then locks', async () => {
    const visitor = newVisitor()
    await summarizeOnce(database, visitor, 'a')
    expect(await ask(database, visitor, 'b')).toEqual({ outcome: 'refused', code: 'EMAIL_REQUIRED' })
    await typeEmail(database, visitor, 'ada@example.org')
    await summarizeOnce(database, visitor, 'b')
    expect(await ask(database, visitor, 'c')).toEqual({ outcome: 'locked' })
    expect(await left(visitor)).toMatchObject({ remainingCount: 0, showPaywall: true })
  })

  it('asks for the address again a day later', async () => {
    const visitor = newVisitor()
    await summarizeOnce(database, visitor, 'a')
    await jump(database, 25 * hourMs)
    expect(await ask(database, visitor, 'b')).toMatchObject({ code: 'EMAIL_REQUIRED' })
  })

  it('does not count what others did who typed the same address', async () => {
    const [one, other] = [await knownVisitor(), await knownVisitor()]
    await summarizeOnce(database, one, 'a')
    await summarizeOnce(database, one, 'b')
    expect(await left(other)).toMatchObject({ remainingCount: 2 })
  })
})

describe('the work that costs nothing', () => {
  it('includes the same video again, while it is made and after, even when all is used', async () => {
    const visitor = await knownVisitor()
    const first = await reserved(database, visitor, 'a')
    expect(await ask(database, visitor, 'a')).toMatchObject({ outcome: 'covered', reservationId: first })
    await commit(database, first)
    await summarizeOnce(database, visitor, 'b')
    expect(await ask(database, visitor, 'a')).toMatchObject({ outcome: 'covered', reservationId: first })
  })

  it('includes a failure, however often it is reported', async () => {
    const visitor = await knownVisitor()
    const reservation = await reserved(database, visitor, 'a')
    await release(reservation, 'failed')
    await release(reservation, 'cancelled')
    expect(await readStates()).toEqual([{ state: 'released', reason: 'failed' }])
    expect(await left(visitor)).toMatchObject({ remainingCount: 2, resetTime: null })
  })

  it('includes a reservation without a start, which counts until it expires, by the clock of the database', async () => {
    const visitor = await knownVisitor()
    const [first] = [await reserved(database, visitor, 'a'), await reserved(database, visitor, 'b')]
    await createQuota(database.db).extend(database.db, first, 2 * hourMs)
    await jump(database, hourMs)
    expect(await left(visitor)).toMatchObject({ remainingCount: 1 })
    expect(await ask(database, visitor, 'c')).toMatchObject({ outcome: 'reserved' })
    await sweepReservations(database.db, signal)
    expect(await readStates()).toEqual(expect.arrayContaining([{ state: 'released', reason: 'expired' }]))
  })

  it('never gives back what was delivered', async () => {
    const visitor = await knownVisitor()
    await release(await summarizeOnce(database, visitor, 'a'), 'cancelled')
    expect(await left(visitor)).toMatchObject({ remainingCount: 1 })
  })

  it('is committed even when it expired before, and refused once it was cancelled', async () => {
    const visitor = await knownVisitor()
    const [late, cancelled] = [await reserved(database, visitor, 'a'), await reserved(database, visitor, 'b')]
    await release(cancelled, 'cancelled')
    await jump(database, 2 * hourMs)
    await sweepReservations(database.db, signal)
    await commit(database, late)
    await expect(commit(database, cancelled)).rejects.toMatchObject({ code: 'SUMMARY_STOPPED' })
    await expect(createQuota(database.db).extend(database.db, cancelled, hourMs)).rejects.toMatchObject({
      code: 'SUMMARY_STOPPED',
    })
    expect(await left(visitor)).toMatchObject({ remainingCount: 1 })
  })
})

describe('variants of one video', () => {
  it('are covered by its summary, three of them, and each after them counts', async () => {
    const visitor = await knownVisitor()
    const first = await summarizeOnce(database, visitor, 'a')
    for (const variant of ['brief/en', 'brief/de', 'bullets/en', 'brief/de']) {
      expect(await ask(database, visitor, 'a', variant)).toMatchObject({
        outcome: 'covered',
        reservationId: first,
      })
    }
    expect(await ask(database, visitor, 'a', 'bullets/de')).toMatchObject({ outcome: 'reserved' })
    expect(await ask(database, visitor, 'a', 'detailed/de')).toEqual({ outcome: 'locked' })
    expect(await ask(database, visitor, 'a', 'bullets/en')).toMatchObject({ outcome: 'covered' })
  })

  it('do not count when they fail, and keep the reservation of those that are at work', async () => {
    const visitor = await knownVisitor()
    const first = await reserved(database, visitor, 'a')
    await ask(database, visitor, 'a', 'brief/en')
    await release(first, 'failed', 'brief/en')
    expect(await readStates()).toEqual([{ state: 'reserved', reason: null }])
    for (const variant of ['brief/de', 'bullets/en', 'bullets/de']) {
      expect(await ask(database, visitor, 'a', variant)).toMatchObject({ outcome: 'covered' })
    }
    for (const variant of [standard, 'brief/de', 'bullets/en', 'bullets/de']) {
      await release(first, 'cancelled', variant)
    }
    expect(await readStates()).toEqual([{ state: 'released', reason: 'cancelled' }])
  })
})

describe('the windows', () => {
  it('of the free plan end 24 hours after the first summary, all at once', async () => {
    const visitor = await knownVisitor()
    await summarizeOnce(database, visitor, 'a')
    const { resetTime } = await left(visitor)
    await jump(database, 20 * hourMs)
    await summarizeOnce(database, visitor, 'b')
    expect((await left(visitor)).resetTime).toBe(resetTime)
    await jump(database, 4 * hourMs)
    expect(await left(visitor)).toMatchObject({ remainingCount: 2, resetTime: null })
  })

  it('of the pro plan are months from the day of the payment, also at the end of short ones', async () => {
    const visitor = newVisitor({ plan: 'pro', paidSince: new Date('2026-01-31T12:00:00Z') })
    const { ms } = await readRow(
      database.db,
      z.object({ ms: z.number() }),
      sql`select extract(epoch from timestamptz '2026-02-28T12:00:00Z' - now())::float8 * 1000 as ms`,
    )
    await typeEmail(database, visitor, 'pro@example.org')
    await jump(database, ms - hourMs)
    await summarizeOnce(database, visitor, 'a')
    expect(await left(visitor)).toMatchObject({ remainingCount: 999, resetTime: '2026-02-28T12:00:00.000Z' })
    await jump(database, 2 * hourMs)
    expect(await left(visitor)).toMatchObject({ remainingCount: 1000 })
    await summarizeOnce(database, visitor, 'b')
    expect(await left(visitor)).toMatchObject({ remainingCount: 999, resetTime: '2026-03-31T12:00:00.000Z' })
  })

  it('of the unlimited plan do not exist', async () => {
    const visitor = newVisitor({ plan: 'unlimited' })
    await typeEmail(database, visitor, 'all@example.org')
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await ask(database, visitor, `video ${turn}`)).toMatchObject({ outcome: 'reserved' })
    }
    expect(await left(visitor)).toMatchObject({ remainingCount: null, showPaywall: false })
  })
})

describe('networks', () => {
  it('have a ceiling together, which says when it lifts', async () => {
    const network = 'one network'
    for (let turn = 0; turn < 95; turn += 1) await summarizeOnce(database, newVisitor({ network }), 'a')
    const together = Array.from({ length: 20 }, () => ask(database, newVisitor({ network }), 'a'))
    const outcomes = (await Promise.all(together)).map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'reserved')).toHaveLength(5)
    await expect(
      createQuota(database.db).reserve(newVisitor({ network }), { subject: 'a', variant: standard }),
    ).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.closeTo(86_400, -2),
      detail: expect.stringContaining('Please try again in 24 hours'),
    })
    expect(await ask(database, newVisitor(), 'a')).toMatchObject({ outcome: 'reserved' })
    await jump(database, 24 * hourMs)
    expect(await ask(database, newVisitor({ network }), 'a')).toMatchObject({ outcome: 'reserved' })
  })
})

it('the quota gives two of 40 who ask at once for one person', async () => {
  const visitor = await knownVisitor()
  const asked = Array.from({ length: 40 }, (_, turn) => ask(database, visitor, `video ${turn}`))
  const outcomes = (await Promise.all(asked)).map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'reserved')).toHaveLength(2)
  expect(outcomes.filter((outcome) => outcome === 'locked')).toHaveLength(38)
})
