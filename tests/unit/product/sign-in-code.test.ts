import { describe, expect, it } from 'vitest'
import { foldDigits, normalizeCode } from '#product/digits.ts'

describe('a typed code', () => {
  it('may be written in the digits of any script', () => {
    expect(systems.length).toBeGreaterThan(50)
    for (const system of systems) {
      expect(normalizeCode(write(987_650, system)), system).toBe('987650')
      expect(normalizeCode(write(123_456, system)), system).toBe('123456')
    }
  })

  it.each([
    '479 648',
    '479\u00a0648',
    '479-648',
    '479\u2013648',
    '\u200b479648',
    ' 4 7 9 6 4 8 ',
    '４７９６４８',
    '४७९६४८',
    '٤٧٩٦٤٨',
    '479.648',
    '479_648',
    '479648.',
    '“479648”',
    '#479648',
    '4\uFE0F\u20E37\uFE0F\u20E39\uFE0F\u20E36\uFE0F\u20E34\uFE0F\u20E38\uFE0F\u20E3',
  ])('may have blanks and marks: %s', (typed) => {
    expect(normalizeCode(typed)).toBe('479648')
  })

  it('keeps what is no digit, so that it is refused', () => {
    expect(normalizeCode('47964a')).toBe('47964a')
  })
})

it('the reader of digits reads the digits of every script, also of those that have several rows of them', () => {
  expect(systems).toContain('mathdbl')
  for (const system of systems) {
    expect(foldDigits(`${write(987_650, system)}: ${write(12_345, system)}`), system).toBe('987650: 12345')
  }
})

/** The systems that write numbers with ten digits; the others have words or signs of their own. */
const systems = Intl.supportedValuesOf('numberingSystem').filter((system) =>
  /^\p{Nd}{9}$/u.test(write(123_456_789, system)),
)

/** A number in the digits of a system. */
function write(number: number, numberingSystem: string): string {
  return new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(number)
}
