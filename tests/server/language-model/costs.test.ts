import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { noPayers } from '#core/writing/language-model.ts'
import type { Database } from '#server/db/database.ts'
import { createModelBudget } from '#server/features/model-costs/model-budget.ts'
import { listCosts } from '#server/features/model-costs/model-purposes.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { createTestDatabase, emptyTables } from '#tests/setup/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(() => emptyTables(database))
afterAll(() => database.close())

const evening = Date.UTC(2026, 10, 21, 23, 59, 59)
const clock = { at: evening, now: () => clock.at }
const call = {
  model: 'gemini-3.8-flash',
  inputTokens: 40_000,
  outputTokens: 2000,
  costMicroUsd: 37_500,
  failure: null,
  milliseconds: 5012.4,
}
const nothing = { costMicroUsd: 0 }

const wholeShares = { visitorsPercent: 100, freePercent: 100, accountPercent: 100, soundPercent: 100 }

function keeper(ceilings = { maxRunMicroUsd: 100_000, maxDayMicroUsd: 1_000_000 }) {
  clock.at = evening
  return createModelBudget({
    db: database.db,
    clock,
    log: quietLog,
    ceilings: { ...wholeShares, ...ceilings },
  })
}

function next(maxMicroUsd: number | null) {
  return { model: 'gemini-3.8-flash', maxMicroUsd, purpose: 'summary', payers: noPayers } as const
}

/** A call without a reservation, as one whose price was not known before. */
const unplanned = next(null)

describe('the ceiling of a run', () => {
  it.each([
    ['allows what just fits', 60_000, 40_000, true],
    ['refuses what could cost more', 60_001, 40_000, { kind: 'run' }],
    ['refuses a single call that is too large', 100_001, 0, { kind: 'run' }],
  ])('%s', async (_what, max, spent, outcome) => {
    expect(await keeper().allowCall(next(max), { costMicroUsd: spent })).toEqual(outcome)
  })

  it('of nothing allows no call that costs', async () => {
    const { allowCall } = keeper({ maxRunMicroUsd: 0, maxDayMicroUsd: 0 })
    expect(await allowCall(next(1), nothing)).toEqual({ kind: 'run' })
  })

  it('lets models pass whose price is not known', async () => {
    const { allowCall } = keeper({ maxRunMicroUsd: 0, maxDayMicroUsd: 0 })
    expect(await allowCall(next(null), { costMicroUsd: null })).toBe(true)
  })
})

describe('the ceiling of a day', () => {
  const ceilings = { maxRunMicroUsd: 1_000_000, maxDayMicroUsd: 100_000 }

  it('counts what was called before, and on the next day nothing of it', async () => {
    const { allowCall, onCall } = keeper(ceilings)
    onCall(call, unplanned)
    onCall(call, unplanned)
    expect(await allowCall(next(25_001), nothing)).toEqual({ kind: 'share', microUsd: 25_001 })
    expect(await allowCall(next(25_000), nothing)).toBe(true)
    clock.at += 1000
    expect(await allowCall(next(100_000), nothing)).toBe(true)
  })

  it('is shared by all processes on a database', async () => {
    const other = keeper(ceilings)
    other.onCall({ ...call, costMicroUsd: 90_000 }, unplanned)
    await other.settled()
    expect(await keeper(ceilings).allowCall(next(10_001), nothing)).not.toBe(true)
  })
})

it('the command tells the operator by day and model what was called, what failed and what it cost', async () => {
  const { onCall, settled } = keeper()
  onCall(call, unplanned)
  onCall({ ...call, failure: 'quota', inputTokens: 0, outputTokens: 0, costMicroUsd: 0 }, unplanned)
  onCall({ ...call, model: 'llama4', costMicroUsd: null }, unplanned)
  clock.at -= 86_400_000
  onCall(call, unplanned)
  clock.at -= 7 * 86_400_000
  onCall(call, unplanned)
  await settled()
  const table = await listCosts(database.db, 7, evening)
  expect(table.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['day', 'model', 'calls', 'failed', 'tokens in', 'tokens out', 'dollars'],
    ['2026-11-21', 'gemini-3.8-flash', '2', '1', '40000', '2000', '0.0375'],
    ['2026-11-21', 'llama4', '1', '0', '40000', '2000', 'unknown'],
    ['2026-11-20', 'gemini-3.8-flash', '1', '0', '40000', '2000', '0.0375'],
    ['all', '4', '1', '120000', '6000', '0.0750'],
  ])
})

it('the command says so when nothing was asked', async () => {
  expect(await listCosts(database.db, 30, evening)).toBe('No language model was called on these days.')
})

it('the command goes on without a database, and says so to the log', async () => {
  const lost = await createTestDatabase()
  await lost.close()
  const logged: unknown[] = []
  const log = { ...quietLog, error: (...entry: unknown[]) => void logged.push(entry) }
  const { onCall, settled } = createModelBudget({
    db: lost.db,
    clock,
    log,
    ceilings: { ...wholeShares, maxRunMicroUsd: 1, maxDayMicroUsd: 1 },
  })
  onCall(call, unplanned)
  await settled()
  expect(logged).toHaveLength(1)
})

it('the command says in the log which model gave no answer, and why', async () => {
  const said: unknown[] = []
  const log = { ...quietLog, warn: (facts: object) => void said.push(facts) }
  const ceilings = { ...wholeShares, maxRunMicroUsd: 1, maxDayMicroUsd: 1 }
  const budget = createModelBudget({ db: database.db, clock, log, ceilings })
  budget.onCall(call, unplanned)
  budget.onCall({ ...call, failure: 'quota' }, unplanned)
  await budget.settled()
  const { model, milliseconds } = call
  expect(said).toEqual([{ model, milliseconds, failure: 'quota', purpose: 'summary' }])
})
