import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { connectDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { findRepeat, joinPeople, reservePlace } from '#server/features/usage/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { createTestDatabase, emptyTables } from '#tests/setup/test-database.ts'
import { ask, jump, newVisitor, summarizeOnce, takeClock, typeEmail } from './usage-case.ts'

const hourMs = 3_600_000

let database: Database
/** The same database as another node has it. */
let elsewhere: Database
beforeAll(async () => {
  database = await createTestDatabase()
  elsewhere = connectDatabase(database.connection, quietLog)
})
beforeEach(async () => {
  await emptyTables(database)
  await takeClock(database)
})
afterAll(async () => {
  await elsewhere.close()
  await database.close()
})

const needs = () => ({ orm: database.orm, placeLeaseMs: 60_000 })

/** How many of so many calls at once, half of them on another node, were answered. */
async function countAnswered(actor: ReturnType<typeof newVisitor>, calls: number): Promise<number> {
  const asked = Array.from({ length: calls }, (_, turn) =>
    findRepeat(turn % 2 === 0 ? database : elsewhere, { actor, subject: 'a' }),
  )
  const answers = await Promise.allSettled(asked)
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'RATE_LIMITED' })
  }
  return answers.filter(({ status }) => status === 'fulfilled').length
}

it('tells what is left to whoever asks again for what they got, and to nobody else', async () => {
  const [one, other] = [newVisitor(), newVisitor()]
  await summarizeOnce(needs(), one, 'a')
  const [again, another, stranger, unknown] = await Promise.all([
    findRepeat(needs(), { actor: one, subject: 'a' }),
    findRepeat(needs(), { actor: one, subject: 'b' }),
    findRepeat(needs(), { actor: other, subject: 'a' }),
    findRepeat(needs(), { actor: { ...one, visitorId: null }, subject: 'a' }),
  ])
  expect(again).toEqual({
    usage: { planType: 'free', remainingCount: 1, resetTime: null, canSummarize: true, showPaywall: false },
    calls: { limit: 10, remaining: 8, resetSeconds: 60 },
  })
  expect([another, stranger, unknown]).toEqual([null, null, null])
})

it('finds what an account got, in whatever browser it is signed in', async () => {
  const [first, second] = [newVisitor(), newVisitor()]
  await summarizeOnce(needs(), first, 'a')
  const personId = first.visitorId
  const user = { id: '', email: '', personId, deviceId: '', isAdmin: false, isPrivileged: false }
  expect(await findRepeat(needs(), { actor: second, subject: 'a' })).toBeNull()
  expect(await findRepeat(needs(), { actor: { ...second, user }, subject: 'a' })).not.toBeNull()
})

it('is not for a summary that is still being made, nor after the window is over', async () => {
  const visitor = newVisitor()
  await reservePlace(needs(), { actor: visitor, subject: 'a' })
  expect(await findRepeat(needs(), { actor: visitor, subject: 'a' })).toBeNull()
  await summarizeOnce(needs(), visitor, 'a')
  await jump(database, 23 * hourMs)
  expect(await findRepeat(needs(), { actor: visitor, subject: 'a' })).not.toBeNull()
  await jump(database, hourMs)
  expect(await findRepeat(needs(), { actor: visitor, subject: 'a' })).toBeNull()
})

it('knows the months of the pro plan', async () => {
  const visitor = newVisitor({ plan: 'pro', paidSince: new Date(Date.now() - 24 * hourMs) })
  await summarizeOnce(needs(), visitor, 'a')
  await jump(database, 27 * 24 * hourMs)
  expect(await findRepeat(needs(), { actor: visitor, subject: 'a' })).toMatchObject({
    usage: { planType: 'pro', remainingCount: 999 },
  })
  await jump(database, 4 * 24 * hourMs)
  expect(await findRepeat(needs(), { actor: visitor, subject: 'a' })).toBeNull()
})

it('answers ten of 60 calls at once on two nodes, together with those that took places', async () => {
  const visitor = newVisitor()
  await summarizeOnce(needs(), visitor, 'a')
  expect(await countAnswered(visitor, 60)).toBe(9)
  await typeEmail(database, visitor, 'ada@example.org')
  expect(await ask(needs(), visitor, 'b')).toEqual({ outcome: 'refused', code: 'RATE_LIMITED' })
  await jump(database, 61_000)
  expect(await countAnswered(visitor, 60)).toBe(10)
})

it('counts those together who became one person', async () => {
  const [one, other] = [newVisitor(), newVisitor()]
  await summarizeOnce(needs(), one, 'a')
  await summarizeOnce(needs(), other, 'b')
  await transaction(database.orm, (tx) => joinPeople(tx, { from: one.visitorId, into: other.visitorId }))
  expect(await findRepeat(needs(), { actor: other, subject: 'a' })).toMatchObject({
    usage: { remainingCount: 0, showPaywall: true },
  })
  const asked = Array.from({ length: 12 }, (_, turn) =>
    findRepeat(needs(), { actor: turn % 2 === 0 ? one : other, subject: 'a' }),
  )
  const answers = await Promise.allSettled(asked)
  expect(answers.filter(({ status }) => status === 'rejected').length).toBe(4)
  const [refused] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({ retryAfterSeconds: 60, limit: { limit: 10, remaining: 0 } })
})
