import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createCheckerTrials, readCheckers } from '#server/features/model-costs/service.ts'
import { systemClock } from '#server/lib/clock.ts'
import { startApp } from '#tests/harness.ts'

const log = pino({ enabled: false })
const dayMs = 86_400_000
const results = (right: number, wrong: number) => ({
  turned: [...Array.from({ length: right }, () => true), ...Array.from({ length: wrong }, () => false)],
  unchanged: [true, true, true],
})

describe('the stored trial lines of a checker', () => {
  it('are those of all nodes, and its last hundred count, across the end of a day', async () => {
    await using server = await startApp()
    const { db } = server.deps
    const now = systemClock.now()
    const nodeAt = (at: number) => createCheckerTrials({ db, log, clock: { now: () => at } })
    const [one, other] = [nodeAt(now), nodeAt(now)]
    await nodeAt(now - dayMs).record('m/check-1', results(0, 90))
    await Promise.all([
      ...Array.from({ length: 5 }, () => one.record('m/check-1', results(6, 0))),
      ...Array.from({ length: 5 }, () => other.record('m/check-1', results(5, 1))),
    ])
    const counts = { turned: { asked: 100, caught: 55 }, unchanged: { asked: 33, accepted: 33 } }
    expect(await other.record('m/check-1', { turned: [], unchanged: [] })).toEqual(counts)
    expect(await one.record('another', results(6, 0))).toMatchObject({ turned: { asked: 6, caught: 6 } })
    expect(await readCheckers(db, now)).toMatchObject([
      { checker: 'another' },
      { checker: 'm/check-1', last: counts, week: { turned: { asked: 150, caught: 55 } } },
    ])
  })

  it('are those at hand where the database does not answer', async () => {
    const down = createCheckerTrials({
      // @ts-expect-error: a database that fails at whatever it is asked
      db: { execute: () => Promise.reject(new Error('down')) },
      log,
      clock: systemClock,
    })
    expect(await down.record('m', results(5, 1))).toMatchObject({ turned: { asked: 6, caught: 5 } })
  })
})
