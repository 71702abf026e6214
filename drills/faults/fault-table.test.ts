import { describe, expect, it } from 'vitest'
import { isProven, operatorSees, personSees, tableOf } from '#drills/faults/fault-table.ts'
import type { Tried } from '#drills/faults/try-fault.ts'
import { messageOf } from '#drills/faults/watch-operator.ts'
import { createBrowser } from '#tests/setup/follow.ts'

const visitOf = (failure: string | null) => ({
  browser: createBrowser(),
  historyId: failure === null ? 'an id' : null,
  failure,
  ms: 1,
})
const tried: Tried = {
  name: 'a server killed',
  visits: [visitOf(null), visitOf('OVERLOADED'), visitOf(null)],
  codes: ['sent'],
  seen: {
    logged: new Map([
      ['seldom', 1],
      ['often', 3],
    ]),
    unready: new Set(['503']),
    counted: new Map([['refusals OVERLOADED', 2]]),
  },
  ledger: { acknowledged: 2, stored: 2, chargedWrongly: 0, open: 0 },
  recoveredMs: 1234,
}
const withLedger = (change: Partial<Tried['ledger']>): Tried => ({
  ...tried,
  ledger: { ...tried.ledger, ...change },
})

describe('what came of a fault', () => {
  it('is proven when all was stored, nobody was charged wrongly, and it recovered', () => {
    expect(isProven(tried)).toBe(true)
  })

  it.each([
    ['something acknowledged is lost', withLedger({ stored: 1 })],
    ['a person was charged wrongly', withLedger({ chargedWrongly: 1 })],
    ['something stays reserved', withLedger({ open: 1 })],
    ['it never recovered', { ...tried, recoveredMs: null }],
  ])('is not proven when %s', (_why, one) => {
    expect(isProven(one)).toBe(false)
  })

  it('says what visitors saw, the most frequent first', () => {
    expect(personSees(tried)).toBe('a summary × 2, OVERLOADED × 1, sent (code to sign in) × 1')
  })

  it('says what the operator saw, the most frequent first', () => {
    expect(operatorSees(tried)).toBe('/readyz 503, refusals OVERLOADED + 2, "often" × 3, "seldom" × 1')
  })

  it('is a row of the table, also where it could not be tried', () => {
    const lines = tableOf([tried, { name: 'the disk full', skipped: 'needs root' }]).split('\n')
    expect(lines.slice(2)).toEqual([
      expect.stringMatching(/^\| a server killed \| .* \| 2\/2 \| 0 \| 1\.2 \|$/),
      '| the disk full | skipped: needs root |  |  |  |  |',
    ])
  })
})

describe('a line of the log', () => {
  it('has its message, and other lines have none', () => {
    expect(messageOf('{"level":40,"msg":"lost"}')).toBe('lost')
    expect(messageOf('Précis is ready at http://localhost:1')).toBeNull()
    expect(messageOf('{"level":40}')).toBeNull()
  })
})
