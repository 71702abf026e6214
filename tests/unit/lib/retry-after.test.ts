import { describe, expect, it } from 'vitest'
import { readDuration, readResetTime, readRetryAfter } from '#server/lib/outbound/retry-after.ts'

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
    [{ 'retry-after': '2026-11-21T12:00:30Z' }, 30],
    [{ 'retry-after': ' 7 ' }, 7],
    [{ 'retry-after': '7s' }, 7],
    [{ 'retry-after': String(now / 1000 + 20) }, 20],
    [{ 'retry-after': '-1' }, null],
    [{ 'retry-after-ms': '', 'retry-after': '9' }, 9],
    [{ 'x-ms-retry-after-ms': '2500' }, 2.5],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': '' }, null],
    [{}, null],
  ])('%o ask to wait %o seconds', (headers, seconds) => {
    expect(readRetryAfter(headers, now)).toBe(seconds)
  })
})

describe('the times at which what is used up is free again', () => {
  const now = Date.UTC(2026, 10, 21, 12)
  const soon = new Date(now + 20_000).toISOString()

  it.each<[Record<string, string>, number | null]>([
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(now + 20_000) }, 20],
    [{ 'x-ratelimit-reset': String(now / 1000 + 20) }, 20],
    [{ 'ratelimit-remaining': '0', 'ratelimit-reset': '20' }, 20],
    [{ 'x-rate-limit-reset-tokens': '20' }, 20],
    [{ 'x-ratelimit-remaining-tokens-minute': '0', 'x-ratelimit-reset-tokens-minute': '20.5' }, 20.5],
    [{ 'anthropic-ratelimit-requests-remaining': '0', 'anthropic-ratelimit-requests-reset': soon }, 20],
    [{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '2m5s' }, 125],
    [{ 'x-ratelimit-remaining-requests': '4', 'x-ratelimit-reset-requests': '2m5s' }, null],
    [{}, null],
  ])('%o are in %o seconds', (headers, seconds) => {
    expect(readResetTime(headers, now)).toBe(seconds)
  })
})
