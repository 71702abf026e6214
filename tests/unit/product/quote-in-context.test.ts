import { describe, expect, it } from 'vitest'
import { quoteInContext } from '#product/quote-in-context.ts'

const texts = [
  'It began early.',
  'We choose to go to the moon.',
  'It is hard, but we do it.',
  'It ended late.',
]
const textAt = (sentence: number) => texts[sentence] ?? ''

describe('a quote in its context', () => {
  it.each([
    ['a whole sentence', 'We choose to go to the moon.', 1, [texts[0], '', '', texts[2]]],
    ['a part of one', 'to go to', 1, [texts[0], 'We choose ', ' the moon.', texts[2]]],
    [
      'two sentences',
      'moon. It is hard',
      1,
      [texts[0], 'We choose to go to the ', ', but we do it.', texts[3]],
    ],
    ['the first sentence', 'It began early.', 0, ['', '', '', texts[1]]],
    ['the last sentence', 'It ended late.', 3, [texts[2], '', '', '']],
    ['words that are written otherwise', 'we chose to go', 1, [texts[0], '', '', texts[2]]],
  ] as const)('is %s', (_what, quote, sentence, [before, lead, rest, after]) => {
    expect(quoteInContext(textAt, { quote, sentence })).toEqual({ before, lead, quote, rest, after })
  })
})
