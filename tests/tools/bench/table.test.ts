import { describe, expect, it } from 'vitest'
import { sizeOf, termOf } from '../../../bench/rows/seed.ts'
import { quantile, readRow, tableOf } from '../../../bench/table.ts'

const row = { what: 'a call', measured: '3 ms', beside: 'node:http 1 ms', ratio: 3, wanted: '' }

describe('the table of measurements', () => {
  it('has a line for each, with its program and its ratio', () => {
    expect(tableOf([{ program: 'runs', ...row }]).split('\n')).toEqual([
      '| program | what | measured | beside | ratio | wanted |',
      '| --- | --- | --- | --- | --- | --- |',
      '| runs | a call | 3 ms | node:http 1 ms | 3.00 |  |',
    ])
  })

  it('leaves the ratio out where there is nothing beside', () => {
    expect(tableOf([{ program: 'runs', ...row, beside: '', ratio: null }])).toContain('| 3 ms |  |  |  |')
  })

  it('takes from a program only what is a row', () => {
    expect(readRow(row)).toEqual(row)
    expect(() => readRow({ what: 'a call' })).toThrow(/measured/)
  })
})

describe('a quantile', () => {
  it('is the value below which that share lies', () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(3)
    expect(quantile([4, 1, 3, 2], 1)).toBe(4)
  })
})

describe('seeded rows', () => {
  it('are ten summaries an account and two of each video', () => {
    expect(sizeOf(1_000_000)).toEqual({ summaries: 1_000_000, users: 100_000, transcripts: 500_000 })
  })

  it('have terms none of which begins another', () => {
    const terms = Array.from({ length: 300 }, (_, rank) => termOf(rank))
    expect(terms.filter((term) => terms.some((other) => other !== term && other.startsWith(term)))).toEqual(
      [],
    )
  })
})
