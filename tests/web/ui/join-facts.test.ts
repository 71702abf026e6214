import { afterEach, expect, it } from 'vitest'
import { joinFacts } from '#web/ui/direction.ts'

afterEach(() => document.documentElement.removeAttribute('dir'))

it('the line of facts puts points between what is known', () => {
  expect(joinFacts(['NASA Video', null, '18:15', ''])).toBe('NASA Video · 18:15')
})

it('the line of facts keeps the order of facts where lines run from right to left, whatever letters a name has', () => {
  document.documentElement.dir = 'rtl'
  expect(joinFacts(['NASA Video', '18:15'])).toBe('\u2068NASA Video\u2069 · \u206818:15\u2069')
})
