import { expect, it } from 'vitest'
import { list as listInWords } from '#languages/en/language.ts'

it.each(
  [[], ['Pro'], ['Pro', 'Unlimited'], ['1:00', '2:00', '3:00'], ['a', 'b', 'c', 'd']].map((list) => [list]),
)('lists %j as a formatter of English does', (list) => {
  expect(listInWords(list)).toBe(new Intl.ListFormat('en', { type: 'conjunction' }).format(list))
})
