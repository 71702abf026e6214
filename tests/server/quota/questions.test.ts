import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { plans, questionsPerMinute, visitorQuestionsPerNetwork } from '#product/plans.ts'
import type { Database } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { ensureUser } from '#server/features/accounts/service.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import { readQuestionQuota } from '#server/features/quota/questions/reserve-question.ts'
import {
  commitQuestion,
  quotaHook,
  releaseQuestion,
  reserveQuestion,
} from '#server/features/quota/service.ts'
import { countInDatabase } from '#server/rate-limit/call-limits.ts'
import { jump, newVisitor, useTwoNodes } from './quota-case.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

let database: Database
/** The same database as another node has it. */
let elsewhere: Database
useTwoNodes((here, there) => {
  database = here
  elsewhere = there
})

const reserve = (actor: Visitor, subject: string, { db } = database) =>
  reserveQuestion({ db, callCounter: countInDatabase(db) }, actor, subject)
const left = async (actor: Visitor) => (await readQuestionQuota(database.db, actor)).remaining

/** Asks a question that a model answers. */
async function askOnce(actor: Visitor, subject: string): Promise<void> {
  await commitQuestion(database.db, await reserve(actor, subject))
}

/** Asks so many questions. */
async function askMany(actor: Visitor, count: number, name = 'question'): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await askOnce(actor, `${name} ${turn}`)
}

async function refusal(asking: Promise<unknown>): Promise<AppError> {
  const error = await asking.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error instanceof AppError) return error
  throw new Error(`It was not refused: ${String(error)}`)
}

/** Signs a browser in as a new user. */
async function member(visitor: Visitor, email: string): Promise<Visitor> {
  const { id, personId } = await transaction(database.db, (tx) => ensureUser(tx, email))
  return { ...visitor, user: { id, email, personId, deviceId: null, isAdmin: false, isPrivileged: false } }
}

describe('the questions of a plan', () => {
  it('are five a day on the free one; then it says when they come back, and what helps', async () => {
    const visitor = newVisitor()
    expect(await readQuestionQuota(database.db, visitor)).toEqual({ remaining: 5, resetTime: null })
    await askMany(visitor, 2)
    await jump(database, 20 * hourMs)
    await askMany(visitor, 5)
    expect(await left(visitor)).toBe(0)
    const { code, detail, retryAfterSeconds, limit } = await refusal(reserve(visitor, 'one more'))
    expect(code).toBe('QUESTION_LIMIT')
    expect(detail).toBe(
      "You've used your 5 questions of these 24 hours. You can ask again in 4 hours, or 200 times a day with Pro.",
    )
    expect(retryAfterSeconds).toBeGreaterThan(3.9 * 3600)
    expect(retryAfterSeconds).toBeLessThanOrEqual(4 * 3600)
    expect(limit).toMatchObject({ limit: 5, remaining: 0 })
    await jump(database, 4 * hourMs)
    expect(await readQuestionQuota(database.db, visitor)).toEqual({ remaining: 5, resetTime: null })
    await askOnce(visitor, 'one more')
  })

  it('are two hundred a day on pro, and have no limit on unlimited', async () => {
    const pro = await member(newVisitor({ plan: 'pro', paidSince: new Date() }), 'pro@example.org')
    await askOnce(pro, 'first')
    await database.db.execute(sql`
      insert into question_reservations (person_id, subject, state, window_start, expires_at, created_at)
      select person_id, 'seed ' || n, 'committed', window_start, expires_at, created_at
      from question_reservations, generate_series(1, ${(plans.pro.questions ?? 0) - 2}) as n`)
    await askOnce(pro, 'last')
    expect(await left(pro)).toBe(0)
    expect(await refusal(reserve(pro, 'more'))).toMatchObject({
      code: 'QUESTION_LIMIT',
      detail: expect.stringContaining('or without a limit with Unlimited'),
    })
    const unlimited = { ...pro, plan: 'unlimited' as const }
    await askOnce(unlimited, 'more')
    expect(await readQuestionQuota(database.db, unlimited)).toEqual({ remaining: null, resetTime: null })
  })

  it.each([
    ['a visitor', async () => newVisitor()],
    ['an account', () => member(newVisitor(), 'ada@example.org')],
  ])('are never more, with any number that %s asks at once on two nodes', async (_who, create) => {
    const asker = await create()
    await askMany(asker, 4)
    await jump(database, minuteMs)
    const nodes = [database, elsewhere]
    const asked = Array.from({ length: questionsPerMinute }, (_, turn) =>
      reserve(asker, `at once ${turn}`, nodes[turn % 2]),
    )
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'QUESTION_LIMIT' })
    expect(await left(asker)).toBe(0)
  })

  it('may be asked ten times a minute, whatever comes of them', async () => {
    const visitor = newVisitor()
    for (let turn = 0; turn < questionsPerMinute; turn += 1) {
      await releaseQuestion(database.db, await reserve(visitor, 'a question'))
    }
    expect(await refusal(reserve(visitor, 'a question'))).toMatchObject({ code: 'RATE_LIMITED' })
    await jump(database, minuteMs)
    await reserve(visitor, 'a question')
  })
})

describe('a question', () => {
  it('counts from the moment it is asked, and no more once it failed', async () => {
    const visitor = newVisitor()
    const reservation = await reserve(visitor, 'a')
    expect(await left(visitor)).toBe(4)
    await releaseQuestion(database.db, reservation)
    expect(await left(visitor)).toBe(5)
  })

  it('counts once when it is asked again, at the same time or later, also when all are used', async () => {
    const visitor = newVisitor()
    const first = await reserve(visitor, 'a')
    expect(await reserve(visitor, 'a')).toBe(first)
    await releaseQuestion(database.db, first)
    expect(await left(visitor), 'one of the two is still answered').toBe(4)
    await commitQuestion(database.db, first)
    await releaseQuestion(database.db, first)
    expect(await left(visitor)).toBe(4)
    await askMany(visitor, 4)
    expect(await reserve(visitor, 'a')).toBe(first)
  })

  it('that a process died with stops counting after some minutes', async () => {
    const visitor = newVisitor()
    const lost = await reserve(visitor, 'a')
    await jump(database, 6 * minuteMs)
    expect(await left(visitor)).toBe(5)
    await commitQuestion(database.db, lost)
    expect(await left(visitor), 'but an answer that came after all does').toBe(4)
  })
})

describe('whose questions they are', () => {
  it('the browser counts, signed in or not; an account is spent by nobody else', async () => {
    const visitor = newVisitor()
    await askMany(visitor, 2)
    const ada = await member(visitor, 'ada@example.org')
    expect(await left(ada)).toBe(3)
    await askMany(ada, 3, 'another')
    expect(await left(visitor)).toBe(0)
    expect(await left({ ...newVisitor(), user: ada.user })).toBe(2)
    expect(await left(newVisitor())).toBe(5)
  })

  it('a sign-in hands those of the browser to the account', async () => {
    const visitor = newVisitor()
    await askMany(visitor, 2)
    const ada = await member(visitor, 'ada@example.org')
    const userId = ada.user?.id ?? ''
    await transaction(database.db, async (tx) => {
      await quotaHook.mergeVisitor?.(tx, { visitorId: visitor.visitorId, userId })
    })
    expect(await left({ ...newVisitor(), user: ada.user })).toBe(3)
    expect(await quotaHook.export?.(database.db, userId)).toHaveLength(2)
    await transaction(database.db, (tx) => quotaHook.purge(tx, userId))
    expect(await left({ ...newVisitor(), user: ada.user })).toBe(5)
  })

  it('a network has a number of its own for visitors, whose cookies come and go', async () => {
    const network = randomUUID()
    await askOnce(newVisitor({ network }), 'a')
    await database.db.execute(sql`
      insert into question_reservations (person_id, subject, state, network, window_start, expires_at, created_at)
      select person_id, 'seed', 'committed', network, window_start, expires_at, created_at
      from question_reservations, generate_series(1, ${visitorQuestionsPerNetwork - 1})`)
    expect(await refusal(reserve(newVisitor({ network }), 'b'))).toMatchObject({
      code: 'RATE_LIMITED',
      detail: expect.stringContaining('Your network has used its free questions'),
    })
    await reserve(await member(newVisitor({ network }), 'ada@example.org'), 'b')
    await reserve(newVisitor(), 'b')
  })
})
