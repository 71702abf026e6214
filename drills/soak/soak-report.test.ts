import { describe, expect, it } from 'vitest'
import { lineOf, reportOf, slopeOf } from '#drills/soak/soak-report.ts'
import type { Minute } from '#drills/soak/soak-report.ts'

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

const soaked = { minutes: growing(2), ledger, perSecond: 5, held: { settled: [400, 400], end: [415, 390] } }

describe('the report of a soak', () => {
  it('is good when nothing failed, the ledger is exact and what is held on to stays', () => {
    expect(reportOf(soaked).isGood).toBe(true)
  })

  it.each([
    ['memory grows', { held: { settled: [400, 400], end: [400, 425] } }],
    ['a summary is lost', { ledger: { ...ledger, stored: 99 } }],
    ['a person was charged wrongly', { ledger: { ...ledger, chargedWrongly: 1 } }],
    ['something stays reserved', { ledger: { ...ledger, open: 1 } }],
    [
      'a visitor was shown a failure',
      { minutes: [{ ...minuteAt(1), failures: new Map([['OVERLOADED', 1]]) }] },
    ],
  ])('is not good when %s', (_why, found) => {
    const { isGood, table } = reportOf({ ...soaked, ...found })
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
