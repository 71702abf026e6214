import { expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { createQuota } from '#server/features/quota/service.ts'
import type { QuotaState } from '#server/features/quota/service.ts'
import { jump, newVisitor, reserved, standard, summarizeOnce, useTwoNodes, typeEmail } from './quota-case.ts'

const hourMs = 3_600_000

let database: Database
/** The same database as another node has it. */
let elsewhere: Database
useTwoNodes((here, there) => {
  database = here
  elsewhere = there
})

async function repeat(actor: Actor, subject: string, variant = standard): Promise<QuotaState | null> {
  return await createQuota(database.db).readRepeat(actor, { subject, variant })
}

/** The number of so many requests at once, half of them on another node, were counted and not refused. */
async function countCounted(actor: Actor, calls: number): Promise<number> {
  const asked = Array.from({ length: calls }, (_, turn) =>
    createQuota(turn % 2 === 0 ? database.db : elsewhere.db).countRequest(actor),
  )
  const answers = await Promise.allSettled(asked)
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'RATE_LIMITED' })
  }
  return answers.filter(({ status }) => status === 'fulfilled').length
}

it('the quota says what is left to a caller who asks again for what they got, and to no other', async () => {
  const [one, other] = [newVisitor(), newVisitor()]
  await summarizeOnce(database, one, 'a')
  expect(await repeat(one, 'a')).toEqual({
    planType: 'free',
    remainingCount: 1,
    resetTime: expect.any(String),
    canSummarize: true,
    showPaywall: false,
  })
  expect(await repeat(one, 'b')).toBeNull()
  expect(await repeat(one, 'a', 'brief/de')).toBeNull()
  expect(await repeat(other, 'a')).toBeNull()
  expect(await repeat({ ...one, visitorId: null }, 'a')).toBeNull()
})

it('the quota finds what an account got, in whatever browser it is signed in', async () => {
  const [first, second] = [newVisitor(), newVisitor()]
  await summarizeOnce(database, first, 'a')
  const personId = first.visitorId
  const user = { id: '', email: '', personId, deviceId: null, isAdmin: false, isPrivileged: false }
  expect(await repeat(second, 'a')).toBeNull()
  expect(await repeat({ ...second, user }, 'a')).not.toBeNull()
})

it('a repeat is not for a summary that is still being made, nor after the window is over', async () => {
  const visitor = newVisitor()
  await reserved(database, visitor, 'a')
  expect(await repeat(visitor, 'a')).toBeNull()
  await summarizeOnce(database, visitor, 'a')
  await jump(database, 23 * hourMs)
  expect(await repeat(visitor, 'a')).not.toBeNull()
  await jump(database, hourMs)
  expect(await repeat(visitor, 'a')).toBeNull()
})

it('the quota knows the months of the pro plan', async () => {
  const visitor = newVisitor({ plan: 'pro', paidSince: new Date(Date.now() - 24 * hourMs) })
  await summarizeOnce(database, visitor, 'a')
  await jump(database, 27 * 24 * hourMs)
  expect(await repeat(visitor, 'a')).toMatchObject({ planType: 'pro', remainingCount: 999 })
  await jump(database, 4 * 24 * hourMs)
  expect(await repeat(visitor, 'a')).toBeNull()
})

it('the limit counts a request for what is stored with all others, and refuses the eleventh of a minute', async () => {
  const [visitor, other] = [newVisitor(), newVisitor()]
  const quota = createQuota(database.db)
  const askFor = (actor: Actor) => quota.countStoredRequest(actor)
  expect(await askFor(visitor)).toEqual({ limit: 10, remaining: 9, resetSeconds: 60 })
  expect(await askFor(other)).toMatchObject({ remaining: 9 })
  for (let turn = 1; turn < 5; turn += 1) await askFor(visitor)
  for (let turn = 5; turn < 10; turn += 1) await quota.countRequest(visitor)
  await expect(askFor(visitor)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect(await askFor(other)).toMatchObject({ remaining: 8 })
})

it('the limit counts ten of 60 requests at once on two nodes', async () => {
  const visitor = newVisitor()
  await typeEmail(database, visitor, 'ada@example.org')
  expect(await countCounted(visitor, 60)).toBe(10)
  await jump(database, 61_000)
  expect(await countCounted(visitor, 60)).toBe(10)
})
