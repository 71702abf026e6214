import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ModelPayer } from '#core/writing/language-model.ts'
import { connectDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { createModelBudget } from '#server/features/model-costs/model-budget.ts'
import type { RefusedBy } from '#server/features/model-costs/model-budget.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { createTestDatabase, emptyTables } from '#tests/setup/test-database.ts'

let database: Database
let other: Database
beforeAll(async () => {
  database = await createTestDatabase()
  other = connectDatabase(database.connection, quietLog)
})
afterEach(() => emptyTables(database))
afterAll(async () => {
  await other.close()
  await database.close()
})

const clock = { at: Date.UTC(2026, 10, 21, 12), now: () => clock.at }
const nothing = { costMicroUsd: 0 }
const failure = null
/**
 * Visitors get 250, one network of them 100; free accounts 350, one of them 105; an account with a plan 250.
 */
const ceilings = {
  maxRunMicroUsd: 1000,
  maxDayMicroUsd: 1000,
  visitorsPercent: 25,
  freePercent: 35,
  accountPercent: 25,
  soundPercent: 10,
}
const refusedBy: RefusedBy[] = []
afterEach(() => void refusedBy.splice(0))

function budgetOf({ db }: Database) {
  return createModelBudget({ db, clock, log: quietLog, ceilings }, (by) => void refusedBy.push(by))
}

function next(maxMicroUsd: number, ...payers: ModelPayer[]) {
  return { model: 'm', maxMicroUsd, purpose: 'answer', payers: () => Promise.resolve(payers) } as const
}

const visitorOf = (network: string): ModelPayer => ({ kind: 'visitor', network })
const account = (kind: 'free-account' | 'paid-account'): ModelPayer => ({
  kind,
  personId: crypto.randomUUID(),
})

/** Takes calls of 50 until one is refused; gives how many there were. */
async function takeAll(payer: () => ModelPayer): Promise<number> {
  const { allowCall } = budgetOf(database)
  for (let taken = 0; ; taken += 1) if ((await allowCall(next(50, payer()), nothing)) !== true) return taken
}

it('of sound leave room for the other work of the day', async () => {
  const { allowCall, onCall, settled } = budgetOf(database)
  const payer = account('paid-account')
  const ask = (microUsd: number) => ({ ...next(microUsd, payer), purpose: 'recording' }) as const
  const first = ask(60)
  expect(await allowCall(first, nothing)).toBe(true)
  expect(await allowCall(ask(60), nothing)).toMatchObject({ kind: 'share' })
  expect(refusedBy).toEqual(['sound'])
  expect(await allowCall(next(60, payer), nothing)).toBe(true)
  const call = { model: 'm', inputTokens: 0, outputTokens: 0, costMicroUsd: 0, failure, milliseconds: 1 }
  onCall(call, first)
  await settled()
  expect(await allowCall(ask(60), nothing)).toBe(true)
})

describe('the costs of a day', () => {
  it.each([
    ['one network of visitors', 2, 'network', () => visitorOf('one network')],
    ['all visitors together', 5, 'visitors', () => visitorOf(crypto.randomUUID())],
    ['all free accounts together', 7, 'free', () => account('free-account')],
  ] as const)('are for %s only up to their share', async (_who, calls, kind, payer) => {
    expect(await takeAll(payer)).toBe(calls)
    expect(refusedBy).toEqual([kind])
  })

  it.each([
    ['free', 2, 'free-account'],
    ['paid', 5, 'paid-account'],
  ] as const)('are for one %s account only up to its share', async (_plan, calls, kind) => {
    const one = account(kind)
    expect(await takeAll(() => one)).toBe(calls)
    expect(refusedBy).toEqual([kind])
  })

  it('are left to accounts with a plan when strangers took all that they can', async () => {
    await takeAll(() => visitorOf(crypto.randomUUID()))
    await takeAll(() => account('free-account'))
    const { allowCall } = budgetOf(database)
    for (let call = 0; call < 8; call += 1) {
      expect(await allowCall(next(50, account('paid-account')), nothing)).toBe(true)
    }
    expect(await allowCall(next(50, account('paid-account')), nothing)).not.toBe(true)
    expect(refusedBy.at(-1)).toBe('all')
  })

  it('are taken from the next who waits for the same work when the first has none left', async () => {
    await takeAll(() => visitorOf('one network'))
    const payers = [visitorOf('one network'), account('paid-account')]
    expect(await budgetOf(database).allowCall(next(50, ...payers), nothing)).toBe(true)
    expect(refusedBy).toEqual(['network'])
  })

  it('hold among callers at once on two nodes', async () => {
    const [one, another] = [budgetOf(database), budgetOf(other)]
    const allowed = await Promise.all(
      Array.from({ length: 20 }, async (_, turn) =>
        (turn % 2 === 0 ? one : another).allowCall(next(30, visitorOf('one network')), nothing),
      ),
    )
    expect(allowed.filter((each) => each === true)).toHaveLength(3)
  })

  it('are given back as far as a call costs less than it could', async () => {
    const { allowCall, onCall, settled } = budgetOf(database)
    const first = next(100, visitorOf('one network'))
    expect(await allowCall(first, nothing)).toBe(true)
    expect(await allowCall(next(1, visitorOf('one network')), nothing)).not.toBe(true)
    const made = { model: 'm', inputTokens: 1, outputTokens: 1, failure, milliseconds: 5 }
    onCall({ ...made, costMicroUsd: 40 }, first)
    await settled()
    expect(await allowCall(next(61, visitorOf('one network')), nothing)).not.toBe(true)
    expect(await allowCall(next(60, visitorOf('one network')), nothing)).toBe(true)
  })

  it('begin again with the next day of UTC', async () => {
    await takeAll(() => visitorOf('one network'))
    clock.at += 86_400_000
    expect(await budgetOf(database).allowCall(next(100, visitorOf('one network')), nothing)).toBe(true)
  })
})
