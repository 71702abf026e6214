import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { list as listInWords } from '#messages/language.ts'
import { clockTime } from '#product/times.ts'
import { priceText } from '#web/text/numbers.ts'
import { readingTime } from '#web/text/summary-facts.ts'

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
    ['Chinese at 255 characters a minute', '我们今天来看一看机器学习'.repeat(21), '59 sec read'],
    ['long Chinese', '我们今天来看一看机器学习。'.repeat(64), '3 min read'],
    ['Japanese at 357', '今日は機械の学習について話します'.repeat(22), '59 sec read'],
    ['Thai at 863 letters', 'วันนี้เราจะพูดถึงการเรียนรู้ของเครื่อง'.repeat(22), '58 sec read'],
    ['Korean by its words', '오늘은 기계 학습을 이야기합니다 '.repeat(57), '1 min read'],
    [
      'Chinese with English words in it',
      `${'我们今天来看一看机器学习'.repeat(10)} machine learning today`,
      '29 sec read',
    ],
  ])('reads %s', (_what, text, shown) => {
    expect(readingTime(text)).toBe(shown)
  })

  it.each([
    [0, '0 sec read'],
    [75, '20 sec read'],
    [225, '1 min read'],
    [563, '3 min read'],
  ])('reads %d words in %s at 225 words a minute', (words, shown) => {
    expect(readingTime(Array.from({ length: words }, () => 'word').join(' '))).toBe(shown)
  })
})

const indian = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

it('prices are written as in India, without paise where there are none', () => {
  expect([0, 50_000, 123_456_700, 1205].map(priceText)).toEqual(['₹0', '₹500', '₹12,34,567', '₹12.05'])
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000_000 }), (paise) => {
      expect(priceText(paise)).toBe(indian.format(paise / 100).replace(/\.00$/, ''))
    }),
  )
})

it.each(
  [[], ['Pro'], ['Pro', 'Unlimited'], ['1:00', '2:00', '3:00'], ['a', 'b', 'c', 'd']].map((list) => [list]),
)('lists %j as a formatter of English does', (list) => {
  expect(listInWords(list)).toBe(new Intl.ListFormat('en', { type: 'conjunction' }).format(list))
})
