import { describe, expect, it } from 'vitest'
import { lineOf, reportOf, slopeOf } from '#tests/soak/soak-report.ts'
import type { Minute } from '#tests/soak/soak-report.ts'

const minuteAt = (megabytes: number): Minute => ({
  summaries: 10,
  failures: new Map(),
  p95Ms: 120,
  megabytes: [megabytes, 200],
})
const ledger = { acknowledged: 100, stored: 100, chargedWrongly: 0, open: 0 }
const growing = (by: number): Minute[] =>
  Array.from({ length: 12 }, (_, index) => minuteAt(index < 5 ? 100 + 50 * index : 300 + by * index))

describe('the slope of memory', () => {
  it('is that after minute five alone', () => {
    expect(slopeOf(growing(2), 0)).toBeCloseTo(2)
    expect(slopeOf(growing(2), 1)).toBeCloseTo(0)
  })

  it('is not said of a run too short for it', () => {
    expect(slopeOf(growing(2).slice(0, 9), 0)).toBeNull()
  })
})

describe('the report of a soak', () => {
  it('is good when nothing failed, the ledger is exact and memory stays', () => {
    expect(reportOf({ minutes: growing(0), ledger, perSecond: 5 }).isGood).toBe(true)
  })

  it.each([
    ['memory grows', growing(2), ledger],
    ['a summary is lost', growing(0), { ...ledger, stored: 99 }],
    ['a person was charged wrongly', growing(0), { ...ledger, chargedWrongly: 1 }],
    ['something stays reserved', growing(0), { ...ledger, open: 1 }],
    ['a visitor was shown a failure', [{ ...minuteAt(1), failures: new Map([['OVERLOADED', 1]]) }], ledger],
  ])('is not good when %s', (_why, minutes, found) => {
    const { isGood, table } = reportOf({ minutes, ledger: found, perSecond: 5 })
    expect(isGood).toBe(false)
    expect(table.match(/\| NO \|/g)).toHaveLength(1)
  })

  it('has a line for each minute with what visitors were shown', () => {
    const failures = new Map([['OVERLOADED', 2]])
    expect(lineOf({ ...minuteAt(150), failures }, 3)).toBe(
      'minute 3: 10 summaries, failures: OVERLOADED × 2, p95 120 ms, 150 and 200 MB',
    )
  })
})
