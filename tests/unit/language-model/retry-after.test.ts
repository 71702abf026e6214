import { describe, expect, it } from 'vitest'
import { readDuration, readRetryAfter } from '#server/adapters/language-model/provider-error.ts'

describe('a duration', () => {
  it.each([
    ['26s', 26],
    ['1.5s', 1.5],
    ['6m0s', 360],
    ['1h2m3s', 3723],
    ['120ms', 0.12],
    ['0s', 0],
  ])('%s is %d seconds', (text, seconds) => {
    expect(readDuration(text)).toBeCloseTo(seconds)
  })

  it.each([['26'], ['s'], ['-1s'], ['1 s'], [''], [26], [null], [undefined]])('%o is none', (text) => {
    expect(readDuration(text)).toBeNull()
  })
})

describe('the headers of an answer', () => {
  const now = Date.UTC(2026, 10, 21, 12)

  it.each<[Record<string, string>, number | null]>([
    [{ 'retry-after': '7' }, 7],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' }, 30],
    [{ 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, 0],
    [{ 'retry-after-ms': '1500', 'retry-after': '7' }, 1.5],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': '' }, null],
    [{}, null],
  ])('%o ask to wait %o seconds', (headers, seconds) => {
    expect(readRetryAfter(headers, now)).toBe(seconds)
  })
})
