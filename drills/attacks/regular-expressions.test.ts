import { describe, expect, it } from 'vitest'
import { callTable, expressionTable } from '#drills/attacks/fuzz-table.ts'
import { findExpressions, timeExpression } from '#drills/attacks/regular-expressions.ts'

describe('the regular expressions of a source', () => {
  it('are found with their flags, and nothing else is', () => {
    const code = `const half: number = 4 / 2 / 1
      // not /this/ one
      export const words = (text: string) => text.match(/\\p{L}+/gu) ?? '/nor/ this'`
    expect(findExpressions(code)).toEqual([{ pattern: String.raw`\p{L}+`, flags: 'gu' }])
  })

  it('are slow where the time doubles with each character', () => {
    expect(timeExpression('^(a+)+$', '').characters).toBeLessThan(100)
  })

  it('are timed to the longest text where they are not', () => {
    expect(timeExpression('a+b', 'y', 200).characters).toBeGreaterThanOrEqual(20)
  })
})

describe('the tables of the attacks', () => {
  it('have a row for each call, in order', () => {
    const outcome = { requests: 3, failed: 1, stacks: 0, slowestMs: 12.4 }
    const rows = callTable(
      new Map([
        ['POST /b', outcome],
        ['GET /a', outcome],
      ]),
    ).split('\n')
    expect(rows.slice(2)).toEqual(['| GET /a | 3 | 1 | 0 | 12 |', '| POST /b | 3 | 1 | 0 | 12 |'])
  })

  it('show the slowest expression first', () => {
    const timed = (source: string, ms: number) => ({
      file: 'a.ts',
      source,
      characters: 20,
      ms,
      isSlow: false,
    })
    expect(expressionTable([timed('/a|b/', 1), timed('/c/', 2)]).split('\n')[2]).toBe(
      '| /c/ | a.ts | 20 | 2.0 |',
    )
  })
})
