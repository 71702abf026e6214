import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import type { Database } from '#server/db/database.ts'
import { readRow, sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import { createQuota, quotaHook } from '#server/features/quota/service.ts'
import { createTestDatabase, emptyTables } from '#tests/setup/test-database.ts'
import { ask, commit, jump, newVisitor, standard, takeClock, typeEmail } from './quota-case.ts'

const untilStartMs = 60_000
const dayMs = 86_400_000
const allowed = 2

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** A reservation as the model knows it; `until` is when it expires, in ms of the model. */
type Reserved = {
  /** The payer: the id of an account's person, or of a browser. */
  person: string
  browser: string
  subject: string
  state: 'reserved' | 'committed' | 'released'
  window: number
  until: number
}
type Model = { now: number; signedIn: (string | null)[]; reservations: Map<string, Reserved> }
type Real = { browsers: Visitor[]; users: { id: string; personId: string }[] }

const isLive = (model: Model, { state, until }: Reserved): boolean =>
  state === 'committed' || (state === 'reserved' && until > model.now)

/** The history that counts for a browser: its account's, if it is signed in, and what was made in it. */
function countedFor(model: Model, { browsers }: Real, index: number): Reserved[] {
  const browser = browsers[index]?.visitorId ?? ''
  const person = model.signedIn[index] ?? browser
  return [...model.reservations.values()].filter(
    (reservation) =>
      (reservation.person === person || reservation.browser === browser) &&
      isLive(model, reservation) &&
      reservation.window > model.now - dayMs,
  )
}

function actorOf(model: Model, { browsers, users }: Real, index: number): Visitor {
  const browser = browsers[index] ?? newVisitor()
  const user = users.find(({ personId }) => personId === model.signedIn[index])
  if (user === undefined) return browser
  return { ...browser, user: { ...user, email: 'x', deviceId: null, isAdmin: false, isPrivileged: false } }
}

/** The rule after every step: as much is left as the model says, and never less than nothing. */
async function checkQuota(model: Model, real: Real): Promise<void> {
  for (const index of real.browsers.keys()) {
    const used = countedFor(model, real, index).length
    const { remainingCount } = await createQuota(database.db).read(actorOf(model, real, index))
    expect(remainingCount).toBe(Math.max(0, allowed - used))
  }
}

type Step = fc.AsyncCommand<Model, Real>

function step(name: string, run: (model: Model, real: Real) => Promise<void>): Step {
  return {
    check: () => true,
    toString: () => name,
    run: async (model, real) => {
      await run(model, real)
      await checkQuota(model, real)
    },
  }
}

/** One asks; the model says what has to come. */
function asks(index: number, subject: string): Step {
  return step(`${index} asks for ${subject}`, async (model, real) => {
    const browser = real.browsers[index]?.visitorId ?? ''
    const person = model.signedIn[index] ?? browser
    const live = countedFor(model, real, index)
    const isCovered = live.some(
      (reservation) =>
        reservation.subject === subject &&
        (reservation.person === person || reservation.state === 'committed'),
    )
    const answer = await ask(database, actorOf(model, real, index), subject)
    expect(answer.outcome).toBe(isCovered ? 'covered' : live.length < allowed ? 'reserved' : 'locked')
    if (!('reservationId' in answer)) return
    const known = model.reservations.get(answer.reservationId)
    const window = live[0] === undefined ? model.now : Math.min(...live.map((one) => one.window))
    const reservation = known ?? {
      person,
      browser,
      subject,
      state: 'reserved' as const,
      window,
      until: -Infinity,
    }
    expect(reservation.subject).toBe(subject)
    const until = Math.max(reservation.until, model.now + untilStartMs)
    model.reservations.set(answer.reservationId, { ...reservation, until })
  })
}

function pickFrom(model: Model, pick: number): [string, Reserved] | undefined {
  return [...model.reservations].at(pick % Math.max(1, model.reservations.size))
}

/** The summary of the reservation is delivered, perhaps a second time, perhaps late. */
function delivers(pick: number): Step {
  return step(`reservation ${pick} is delivered`, async (model) => {
    const [id, reservation] = pickFrom(model, pick) ?? []
    if (id === undefined || reservation === undefined) return
    const isCommitted = await commit(database, id).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false
        throw error
      },
    )
    expect(isCommitted).toBe(reservation.state !== 'released')
    if (isCommitted) reservation.state = 'committed'
  })
}

function fails(pick: number): Step {
  return step(`reservation ${pick} fails`, async (model) => {
    const [id, reservation] = pickFrom(model, pick) ?? []
    if (id === undefined || reservation === undefined) return
    const isInUse = async (): Promise<boolean> => false
    const release = { reservationId: id, variant: standard, reason: 'failed', isInUse } as const
    await transaction(database.db, (tx) => createQuota(database.db).release(tx, release))
    if (reservation.state === 'reserved') reservation.state = 'released'
    // A variant that was given back has to be asked for again, and is covered as one more.
  })
}

/** A crash is nothing but time that passes. */
function passes(ms: number): Step {
  return step(`the clock jumps ${ms} ms`, async (model) => {
    await jump(database, ms)
    model.now += ms
  })
}

function signsIn(index: number, account: number): Step {
  return step(`${index} signs in as ${account}`, async (model, { browsers, users }) => {
    const visitorId = browsers[index]?.visitorId ?? ''
    const user = users[account]
    if (user === undefined) return
    await transaction(database.db, async (tx) => quotaHook.mergeVisitor?.(tx, { visitorId, userId: user.id }))
    model.signedIn[index] = user.personId
    for (const one of model.reservations.values()) if (one.person === visitorId) one.person = user.personId
  })
}

function signsOut(index: number): Step {
  return step(`${index} signs out`, async (model) => {
    model.signedIn[index] = null
  })
}

const browser = fc.nat({ max: 2 })
const subject = fc.constantFrom('a', 'b', 'c', 'd')
const steps = [
  fc.tuple(browser, subject).map(([index, what]) => asks(index, what)),
  fc.tuple(browser, subject).map(([index, what]) => asks(index, what)),
  fc.nat({ max: 20 }).map(delivers),
  fc.nat({ max: 20 }).map(fails),
  fc.constantFrom(40_000, 70_000, 7_200_000, dayMs, -30_000, -3_600_000).map(passes),
  fc.tuple(browser, fc.nat({ max: 1 })).map(([index, account]) => signsIn(index, account)),
  browser.map(signsOut),
]

async function makeUser(email: string): Promise<{ id: string; personId: string }> {
  return await readRow(
    database.db,
    z.object({ id: z.guid(), personId: z.guid() }),
    sql`with person as (insert into people default values returning id)
    insert into users (email, person_id) select ${email}, id from person returning id, person_id as "personId"`,
  )
}

it('the database does what the model of the quotas does, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 25 }), async (commands) => {
      await emptyTables(database)
      await takeClock(database)
      // A clock that stands still between the jumps, so that the model knows it to the ms.
      await database.db
        .execute(sql`create or replace function ledger_now() returns timestamptz language sql stable
        as $$ select timestamptz '2026-06-01' + ahead from test_clock $$`)
      const browsers = [newVisitor(), newVisitor(), newVisitor()]
      for (const [index, one] of browsers.entries()) await typeEmail(database, one, `${index}@example.org`)
      const users = [await makeUser('ada@example.org'), await makeUser('bob@example.org')]
      await fc.asyncModelRun(
        () => ({
          model: { now: 0, signedIn: [null, null, null], reservations: new Map() },
          real: { browsers, users },
        }),
        commands,
      )
    }),
    { numRuns: inject('everyWay') ? 300 : 60 },
  )
})
