import { describe, expect, it } from 'vitest'
import { bareQuote, withoutStrayMarks } from '#server/lib/cards/card-text.ts'

describe('a text on a picture', () => {
  it.each([
    ['>> We choose to go.', 'We choose to go.'],
    ['- We choose to go.', 'We choose to go.'],
    ['We choose to go."', 'We choose to go.'],
    ['“We choose to go.', 'We choose to go.'],
    ['We "choose to go.', 'We choose to go.'],
    ['"Why", some say, "the moon?" And why"', '"Why", some say, "the moon?" And why'],
    ['"Why?" he asked. "And then we went.', '"Why?" he asked. And then we went.'],
    ['in "1962", and a 5" screen', 'in "1962", and a 5" screen'],
    ['„Warum“, fragt er', '„Warum“, fragt er'],
    ['« Pourquoi » la lune ?', '« Pourquoi » la lune ?'],
    ['They say "why the moon".', 'They say "why the moon".'],
    ['«Pourquoi» la lune ?', '«Pourquoi» la lune ?'],
    ["The nation's aim - the moon", "The nation's aim - the moon"],
    ['-5 degrees, and a 7" mirror', '-5 degrees, and a 7" mirror'],
  ])('has no mark whose other one is missing: %s', (text, clean) => {
    expect(withoutStrayMarks(text)).toBe(clean)
  })
})

describe('a quote between our own marks', () => {
  it.each([
    ['"We choose to go."', 'We choose to go.'],
    ['and do the "other things", because', 'and do the ‘other things’, because'],
    ['not because they are easy,', 'not because they are easy'],
    [', but because they are hard', 'but because they are hard'],
    ['"Why" and "when"', '‘Why’ and ‘when’'],
    ['Is it the moon?', 'Is it the moon?'],
    ['.5 percent of it', '.5 percent of it'],
    ['a 5" screen', 'a 5" screen'],
  ])('has none of its own around it: %s', (quote, bare) => {
    expect(bareQuote(quote)).toBe(bare)
  })
})
