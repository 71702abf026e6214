import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createCheckerTrials, readCheckers } from '#server/features/model-costs/service.ts'
import { systemClock } from '#server/lib/clock.ts'
import { createMetrics } from '#server/lib/metrics/metrics.ts'
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
    const { db, metrics } = server.deps
    const now = systemClock.now()
    expect(await readCheckers(db, now)).toEqual([])
    const nodeAt = (at: number) => createCheckerTrials({ db, log, metrics, clock: { now: () => at } })
    const [one, other] = [nodeAt(now), nodeAt(now)]
    await nodeAt(now - dayMs).record('m/check-1', results(0, 90))
    await Promise.all([
      ...Array.from({ length: 5 }, () => one.record('m/check-1', results(6, 0))),
      ...Array.from({ length: 5 }, () => other.record('m/check-1', results(5, 1))),
    ])
    const counts = { turned: { asked: 100, caught: 55 }, unchanged: { asked: 33, accepted: 33 } }
    expect(await other.read('m/check-1')).toEqual(counts)
    expect(await one.record('another', results(6, 0))).toMatchObject({ turned: { asked: 6, caught: 6 } })
    expect(await readCheckers(db, now)).toMatchObject([
      { checker: 'another', rating: 'middling' },
      { checker: 'm/check-1', rating: 'weak', week: { turned: { asked: 150, caught: 55 } } },
    ])
  })

  it('are counted for `/metrics`, and name a checker whose rating fell within seven days', async () => {
    await using server = await startApp()
    const { db, metrics } = server.deps
    const now = systemClock.now()
    const recordAt = async (daysAgo: number, checker: string, right: number, wrong: number) => {
      const node = createCheckerTrials({ db, log, metrics, clock: { now: () => now - daysAgo * dayMs } })
      for (let call = 0; call < 10; call += 1) await node.record(checker, results(right, wrong))
    }
    await recordAt(9, 'gone', 6, 0)
    await recordAt(7, 'falls', 6, 0)
    await recordAt(6, 'falls', 5, 2)
    await recordAt(7, 'holds', 6, 0)
    await recordAt(0, 'holds', 6, 0)
    await recordAt(7, 'rises', 3, 3)
    await recordAt(0, 'rises', 10, 0)
    const week = { turned: { asked: 70, caught: 50 }, unchanged: { asked: 30, accepted: 30 } }
    expect(await readCheckers(db, now)).toMatchObject([
      { checker: 'falls', rating: 'weak', hasFallen: true, week },
      { checker: 'holds', rating: 'strong', hasFallen: false },
      { checker: 'rises', rating: 'strong', hasFallen: false },
    ])
    const { body } = await server.app.inject({ url: '/metrics' })
    const count = (labels: string) => `precis_checker_trials_total{checker="falls",${labels}}`
    expect(body).toContain(`${count('kind="turned",outcome="right"')} 110`)
    expect(body).toContain(`${count('kind="turned",outcome="wrong"')} 20`)
    expect(body).toContain(`${count('kind="unchanged",outcome="right"')} 60`)
  })

  it('are those at hand where the database does not answer', async () => {
    const down = createCheckerTrials({
      // @ts-expect-error: a database that fails at whatever it is asked
      db: { execute: () => Promise.reject(new Error('down')) },
      log,
      clock: systemClock,
      metrics: createMetrics(),
    })
    expect(await down.record('m', results(5, 1))).toMatchObject({ turned: { asked: 6, caught: 5 } })
  })
})
