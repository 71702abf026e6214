import { expect, it } from 'vitest'
import { foldDigits } from '#product/digits.ts'
import { systems, write } from './numbering-systems.ts'

it('the reader of digits reads the digits of every script, also of those that have several rows of them', () => {
  expect(systems).toContain('mathdbl')
  for (const system of systems) {
    expect(foldDigits(`${write(987_650, system)}: ${write(12_345, system)}`), system).toBe('987650: 12345')
  }
})
