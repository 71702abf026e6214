import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceText } from '#web/text/numbers.ts'

const indian = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

it('writes amounts as they are written in India, without paise where there are none', () => {
  expect([0, 50_000, 123_456_700, 1205].map(priceText)).toEqual(['₹0', '₹500', '₹12,34,567', '₹12.05'])
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000_000 }), (paise) => {
      expect(priceText(paise)).toBe(indian.format(paise / 100).replace(/\.00$/, ''))
    }),
  )
})
