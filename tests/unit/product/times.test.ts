import { describe, expect, it } from 'vitest'
import { clockTime } from '#product/times.ts'
import { readingTime } from '#product/times.ts'

describe('clockTime', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [1095, '18:15'],
    [3828, '1:03:48'],
    [-3, '0:00'],
  ])('shows %d seconds as %s', (seconds, shown) => {
    expect(clockTime(seconds)).toBe(shown)
  })
})

describe('readingTime', () => {
  it.each([
    [0, '0 sec read'],
    [75, '20 sec read'],
    [225, '1 min read'],
    [563, '3 min read'],
  ])('reads %d words in %s at 225 words a minute', (words, shown) => {
    expect(readingTime(Array.from({ length: words }, () => 'word').join(' '))).toBe(shown)
  })
})
