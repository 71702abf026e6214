import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import {
  joinPeople,
  keepPlace,
  readUsage,
  releasePlace,
  renewPlaces,
} from '#server/features/usage/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { createTestDatabase, emptyTables } from '#tests/setup/test-database.ts'
import { ask, jump, newVisitor, takeClock, typeEmail } from './usage-case.ts'

const leaseMs = 60_000
const dayMs = 86_400_000
const allowed = 2

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** A place as the model knows it; `at` is when it was taken, `until` when its lease ends, both in ms of the model. */
type Place = {
  person: number
  subject: string
  state: 'held' | 'kept' | 'gone'
  window: number
  until: number
}
type Model = { now: number; personOf: number[]; places: Map<string, Place> }
type Real = { visitors: Visitor[]; needs: { orm: Database['orm']; placeLeaseMs: number } }

const isLive = (model: Model, place: Place): boolean =>
  place.state === 'kept' || (place.state === 'held' && place.until > model.now)

function inWindow(model: Model, person: number): Place[] {
  return [...model.places.values()].filter(
    (place) => place.person === person && isLive(model, place) && place.window > model.now - dayMs,
  )
}

/** What must hold after every step: as much is left as the model says, and never less than nothing. */
async function checkUsage(model: Model, { visitors, needs }: Real): Promise<void> {
  for (const [index, visitor] of visitors.entries()) {
    const used = inWindow(model, model.personOf[index] ?? -1).length
    expect((await readUsage(needs, visitor)).remainingCount).toBe(Math.max(0, allowed - used))
  }
}

type Step = fc.AsyncCommand<Model, Real>

function step(name: string, run: (model: Model, real: Real) => Promise<void>): Step {
  return {
    check: () => true,
    toString: () => name,
    run: async (model, real) => {
      await run(model, real)
      await checkUsage(model, real)
    },
  }
}

/** One asks; the model tells what has to come. */
function asks(visitor: number, subject: string): Step {
  return step(`${visitor} asks for ${subject}`, async (model, real) => {
    const actor = real.visitors[visitor]
    const person = model.personOf[visitor] ?? -1
    if (actor === undefined) return
    const live = inWindow(model, person)
    const isRepeat = live.some((place) => place.subject === subject)
    // Calls a minute are another matter.
    await database.orm.execute(sql`delete from call_counts`)
    const answer = await ask(real.needs, actor, subject)
    const expected = isRepeat ? 'free' : live.length < allowed ? 'held' : 'locked'
    expect(answer.outcome).toBe(expected)
    if (answer.outcome !== 'held' && answer.outcome !== 'free') return
    const known = model.places.get(answer.placeId)
    const window = live[0] === undefined ? model.now : Math.min(...live.map((place) => place.window))
    const place = known ?? { person, subject, state: 'held' as const, window, until: 0 }
    expect(place).toMatchObject({ person, subject })
    model.places.set(answer.placeId, { ...place, until: model.now + leaseMs })
  })
}

/** The summary of the place is handed out, perhaps a second time, perhaps after its lease. */
function delivers(pick: number): Step {
  return step(`place ${pick} is delivered`, async (model, real) => {
    const [id, place] = [...model.places].at(pick % Math.max(1, model.places.size)) ?? []
    if (id === undefined || place === undefined) return
    const live = inWindow(model, place.person)
    const twin = live.find(({ subject }) => subject === place.subject)
    const kept = await transaction(real.needs.orm, async (tx) => {
      await keepPlace(tx, id, { plan: 'free', paidSince: null })
      return true
    }).catch((error: unknown) => {
      if (error instanceof AppError) return false
      throw error
    })
    if (isLive(model, place)) place.state = 'kept'
    else if (twin !== undefined) twin.state = 'kept'
    else if (live.length < allowed) {
      place.state = 'kept'
      place.window = live[0] === undefined ? model.now : Math.min(...live.map(({ window }) => window))
    } else {
      expect(kept).toBe(false)
      return
    }
    expect(kept).toBe(true)
  })
}

function fails(pick: number): Step {
  return step(`place ${pick} fails`, async (model, { needs }) => {
    const [id, place] = [...model.places].at(pick % Math.max(1, model.places.size)) ?? []
    if (id === undefined || place === undefined) return
    await releasePlace(needs.orm, id, 'failed')
    if (place.state === 'held') place.state = 'gone'
  })
}

function renews(): Step {
  return step('all places are renewed', async (model, { needs }) => {
    const living = await renewPlaces(needs, [...model.places.keys()])
    const expected = [...model.places].filter(
      ([, place]) => place.state === 'held' && place.until > model.now,
    )
    expect(new Set(living)).toEqual(new Set(expected.map(([id]) => id)))
    for (const [, place] of expected) place.until = model.now + leaseMs
  })
}

/** A crash is nothing but time that passes without a renewal. */
function passes(ms: number): Step {
  return step(`the clock jumps ${ms} ms`, async (model) => {
    await jump(database, ms)
    model.now += ms
  })
}

function joins(from: number, into: number): Step {
  return step(`${from} and ${into} become one`, async (model, { needs }) => {
    const [old, kept] = [model.personOf[from] ?? -1, model.personOf[into] ?? -1]
    if (old === kept) return
    const ids = await database.orm.execute<{ personId: string }>(
      sql`select person_id as "personId" from visitors order by email`,
    )
    const one = ids.rows[from]?.personId ?? ''
    const other = ids.rows[into]?.personId ?? ''
    await transaction(needs.orm, (tx) => joinPeople(tx, { from: one, into: other }))
    model.personOf = model.personOf.map((person) => (person === old ? kept : person))
    for (const place of model.places.values()) if (place.person === old) place.person = kept
  })
}

const visitor = fc.nat({ max: 2 })
const steps = [
  fc.tuple(visitor, fc.constantFrom('a', 'b', 'c', 'd')).map(([who, subject]) => asks(who, subject)),
  fc.tuple(visitor, fc.constantFrom('a', 'b', 'c', 'd')).map(([who, subject]) => asks(who, subject)),
  fc.nat({ max: 20 }).map(delivers),
  fc.nat({ max: 20 }).map(fails),
  fc.constant(renews()),
  fc.constantFrom(40_000, 70_000, 7_200_000, dayMs, -30_000, -3_600_000).map(passes),
  fc.tuple(visitor, visitor).map(([from, into]) => joins(from, into)),
]

it('does what the model of a ledger does, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 25 }), async (commands) => {
      await emptyTables(database)
      await takeClock(database)
      // A clock that stands still between the jumps, so that the model knows it to the ms.
      await database.orm
        .execute(sql`create or replace function ledger_now() returns timestamptz language sql stable
        as $$ select timestamptz '2026-06-01' + ahead from test_clock $$`)
      const visitors = [newVisitor(), newVisitor(), newVisitor()]
      for (const [index, one] of visitors.entries()) await typeEmail(database, one, `${index}@example.org`)
      await fc.asyncModelRun(
        () => ({
          model: { now: 0, personOf: [0, 1, 2], places: new Map() },
          real: { visitors, needs: { orm: database.orm, placeLeaseMs: leaseMs } },
        }),
        commands,
      )
    }),
    { numRuns: 150 },
  )
})
