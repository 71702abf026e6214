import { describe, expect, it } from 'vitest'
import { aroundQuote } from '#server/features/history/moments/around-quote.ts'

const texts = [
  'It began early.',
  'We choose to go to the moon.',
  'It is hard, but we do it.',
  'It ended late.',
]
const spoken = texts.map((text, index) => ({ index, text }))

describe('what was said around a quote', () => {
  it.each([
    ['a whole sentence', 'We choose to go to the moon.', 1, [texts[0], texts[2]]],
    ['a part of one', 'to go to', 1, ['We choose', 'the moon.']],
    ['the end of one and the next', 'to the moon. It is hard', 1, ['We choose to go', ', but we do it.']],
    ['the first sentence', 'It began early.', 0, ['', texts[1]]],
    ['the last sentence', 'It ended late.', 3, [texts[2], '']],
    ['words that are written otherwise', 'we chose to go', 1, [texts[0], texts[2]]],
  ] as const)('of %s', (_what, quote, sentence, [before, after]) => {
    expect(aroundQuote(spoken, { quote, sentence })).toEqual({ before, after })
  })

  it('is nothing where the quote was not found', () => {
    expect(aroundQuote(spoken, { quote: '', sentence: 1 })).toEqual({ before: '', after: '' })
    expect(aroundQuote(spoken, { quote: 'It ended late.', sentence: null })).toEqual({
      before: '',
      after: '',
    })
  })
})
