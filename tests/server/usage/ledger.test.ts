import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { sweepPlaces } from '#server/features/usage/place-sweep.ts'
import {
  findPlace,
  joinPeople,
  keepPlace,
  readUsage,
  releasePlace,
  renewPlace,
  reservePlace,
} from '#server/features/usage/service.ts'
import { createTestDatabase, emptyTables } from '#tests/setup/test-database.ts'
import { ask, jump, newVisitor, summarizeOnce, takeClock, typeEmail } from './usage-case.ts'

let database: Database
const needs = () => ({ orm: database.orm, placeLeaseMs: 60_000 })
const hourMs = 3_600_000
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  await takeClock(database)
})
afterAll(() => database.close())

async function knownVisitor() {
  const visitor = newVisitor()
  await typeEmail(database, visitor, 'ada@example.org')
  return { ...visitor, email: 'ada@example.org' }
}

async function held(actor: ReturnType<typeof newVisitor>, subject: string): Promise<string> {
  const place = await reservePlace(needs(), { actor, subject })
  if (place.outcome === 'locked') throw new Error('locked')
  return place.placeId
}

describe('the first and the second summary', () => {
  it('gives a visitor the first, asks for an address before the second, and then locks', async () => {
    const visitor = newVisitor()
    await summarizeOnce(needs(), visitor, 'a')
    expect(await ask(needs(), visitor, 'b')).toEqual({ outcome: 'refused', code: 'EMAIL_REQUIRED' })
    await typeEmail(database, visitor, 'ada@example.org')
    await summarizeOnce(needs(), visitor, 'b')
    expect(await ask(needs(), visitor, 'c')).toEqual({ outcome: 'locked' })
    expect(await readUsage(needs(), visitor)).toMatchObject({ remainingCount: 0, showPaywall: true })
  })

  it('asks for the address again a day later', async () => {
    const visitor = newVisitor()
    await summarizeOnce(needs(), visitor, 'a')
    await jump(database, 25 * hourMs)
    expect(await ask(needs(), visitor, 'b')).toMatchObject({ code: 'EMAIL_REQUIRED' })
  })

  it('does not count what others did who typed the same address', async () => {
    const [one, other] = [await knownVisitor(), await knownVisitor()]
    await summarizeOnce(needs(), one, 'a')
    await summarizeOnce(needs(), one, 'b')
    expect(await readUsage(needs(), other)).toMatchObject({ remainingCount: 2 })
  })
})

describe('what costs nothing', () => {
  it('the same video again, while it is made and after, even when all is used', async () => {
    const visitor = await knownVisitor()
    const first = await held(visitor, 'a')
    expect(await ask(needs(), visitor, 'a')).toMatchObject({ outcome: 'free', placeId: first })
    await transaction(database.orm, (tx) => keepPlace(tx, first, visitor))
    await summarizeOnce(needs(), visitor, 'b')
    expect(await ask(needs(), visitor, 'a')).toMatchObject({ outcome: 'free', placeId: first })
  })

  it('a failure, however often it is told', async () => {
    const visitor = await knownVisitor()
    const place = await held(visitor, 'a')
    await releasePlace(database.orm, place, 'failed')
    await releasePlace(database.orm, place, 'left')
    const { rows } = await database.orm.execute(sql`select state, reason from places`)
    expect(rows).toEqual([{ state: 'released', reason: 'failed' }])
    expect(await readUsage(needs(), visitor)).toMatchObject({ remainingCount: 2, resetTime: null })
  })

  it('a dead server: its places count until the lease is over, by the clock of the database', async () => {
    const visitor = await knownVisitor()
    const places = [await held(visitor, 'a'), await held(visitor, 'b')]
    await jump(database, 50_000)
    expect(await renewPlace(needs(), places[0] ?? '')).toBe(true)
    await jump(database, 20_000)
    expect(await readUsage(needs(), visitor)).toMatchObject({ remainingCount: 1 })
    expect(await renewPlace(needs(), places[1] ?? '')).toBe(false)
    expect(await ask(needs(), visitor, 'c')).toMatchObject({ outcome: 'held' })
  })

  it('never gives back what was delivered', async () => {
    const visitor = await knownVisitor()
    const place = await summarizeOnce(needs(), visitor, 'a')
    await releasePlace(database.orm, place, 'left')
    expect(await readUsage(needs(), visitor)).toMatchObject({ remainingCount: 1 })
  })
})

describe('a place that lapsed', () => {
  it('is found and held again by the one it belongs to', async () => {
    const visitor = await knownVisitor()
    const place = await held(visitor, 'a')
    await jump(database, 2 * 60_000)
    expect(await findPlace(needs(), { actor: visitor, subject: 'a' })).toBe(place)
    expect(await findPlace(needs(), { actor: newVisitor(), subject: 'a' })).toBeNull()
    expect(await ask(needs(), visitor, 'a')).toMatchObject({ outcome: 'held', placeId: place })
  })

  it('is kept when there is room and refused when others took it', async () => {
    const visitor = await knownVisitor()
    const late = [await held(visitor, 'a'), await held(visitor, 'b')]
    await jump(database, 2 * 60_000)
    await transaction(database.orm, (tx) => keepPlace(tx, late[0] ?? '', visitor))
    await summarizeOnce(needs(), visitor, 'c')
    const keeping = transaction(database.orm, (tx) => keepPlace(tx, late[1] ?? '', visitor))
    await expect(keeping).rejects.toMatchObject({ code: 'SUMMARY_STOPPED' })
    expect(await readUsage(needs(), visitor)).toMatchObject({ remainingCount: 0 })
  })

  it('is swept in the end, with the reason', async () => {
    await held(newVisitor(), 'a')
    await jump(database, 11 * 60_000)
    await sweepPlaces(database.orm)
    const { rows } = await database.orm.execute(sql`select state, reason from places`)
    expect(rows).toEqual([{ state: 'released', reason: 'lapsed' }])
  })
})

describe('windows', () => {
  it('of the free plan end 24 hours after the first summary, all at once', async () => {
    const visitor = await knownVisitor()
    await summarizeOnce(needs(), visitor, 'a')
    const { resetTime } = await readUsage(needs(), visitor)
    await jump(database, 20 * hourMs)
    await summarizeOnce(needs(), visitor, 'b')
    expect((await readUsage(needs(), visitor)).resetTime).toBe(resetTime)
    await jump(database, 4 * hourMs)
    expect(await readUsage(needs(), visitor)).toMatchObject({ remainingCount: 2, resetTime: null })
  })

  it('of the pro plan are months from the day of the payment, also at the end of short ones', async () => {
    const visitor = newVisitor({ plan: 'pro', paidSince: new Date('2026-01-31T12:00:00Z') })
    const now = await database.orm.execute<{ ms: number }>(sql`
      select extract(epoch from timestamptz '2026-02-28T12:00:00Z' - now())::float8 * 1000 as ms`)
    await typeEmail(database, visitor, 'pro@example.org')
    await jump(database, (now.rows[0]?.ms ?? 0) - hourMs)
    await summarizeOnce(needs(), visitor, 'a')
    expect(await readUsage(needs(), visitor)).toMatchObject({
      remainingCount: 999,
      resetTime: '2026-02-28T12:00:00.000Z',
    })
    await jump(database, 2 * hourMs)
    expect(await readUsage(needs(), visitor)).toMatchObject({ remainingCount: 1000 })
    await summarizeOnce(needs(), visitor, 'b')
    expect(await readUsage(needs(), visitor)).toMatchObject({
      remainingCount: 999,
      resetTime: '2026-03-31T12:00:00.000Z',
    })
  })

  it('of the unlimited plan do not exist, but its calls a minute are counted', async () => {
    const visitor = newVisitor({ plan: 'unlimited' })
    await typeEmail(database, visitor, 'all@example.org')
    const answers = []
    for (let turn = 0; turn < 11; turn += 1) answers.push(await ask(needs(), visitor, `video ${turn}`))
    expect(answers.map(({ outcome }) => outcome)).toEqual([
      ...Array.from({ length: 10 }, () => 'held'),
      'refused',
    ])
    expect(answers.at(-1)).toEqual({ outcome: 'refused', code: 'RATE_LIMITED' })
    await jump(database, 61_000)
    expect(await ask(needs(), visitor, 'one more')).toMatchObject({ outcome: 'held' })
    expect(await readUsage(needs(), visitor)).toMatchObject({ remainingCount: null, showPaywall: false })
  })
})

describe('people and networks', () => {
  it('who become one share what both used, and never fall below nothing', async () => {
    const [one, other] = [await knownVisitor(), await knownVisitor()]
    for (const visitor of [one, other]) {
      await summarizeOnce(needs(), visitor, 'a')
      await summarizeOnce(needs(), visitor, 'b')
    }
    const from = one.visitorId
    await transaction(database.orm, (tx) => joinPeople(tx, { from, into: other.visitorId }))
    for (const visitor of [one, other]) {
      expect(await readUsage(needs(), visitor)).toMatchObject({ remainingCount: 0 })
      expect(await ask(needs(), visitor, 'c')).toEqual({ outcome: 'locked' })
    }
  })

  it('have a ceiling together, which says when it lifts', async () => {
    const network = 'one network'
    for (let turn = 0; turn < 100; turn += 1) await summarizeOnce(needs(), newVisitor({ network }), 'a')
    await expect(
      reservePlace(needs(), { actor: newVisitor({ network }), subject: 'a' }),
    ).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.closeTo(86_400, -2) })
    expect(await ask(needs(), newVisitor(), 'a')).toMatchObject({ outcome: 'held' })
    await jump(database, 24 * hourMs)
    expect(await ask(needs(), newVisitor({ network }), 'a')).toMatchObject({ outcome: 'held' })
  })
})

it('gives two of 100 who ask at once for one person', async () => {
  const visitor = await knownVisitor()
  const asked = Array.from({ length: 100 }, (_, turn) => ask(needs(), visitor, `video ${turn}`))
  const outcomes = (await Promise.all(asked)).map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(2)
  expect(outcomes.filter((outcome) => outcome === 'locked')).toHaveLength(98)
})
