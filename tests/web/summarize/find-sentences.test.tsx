import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '#tests/setup/any-character.ts'
import { cutLastWord } from '#web/features/evidence/checked-text.tsx'
import { findSentences, splitAtMatches } from '#web/features/transcripts/transcript-rows.tsx'
import { sentence } from './factories.ts'

describe('findSentences', () => {
  const sentences = ['Use === always.', 'A  plus\nB', 'Größe zählt', 'A well-known fact'].map((text, index) =>
    sentence({ text, index }),
  )

  it.each([
    ['===', [0]],
    ['a plus b', [1]],
    ['GRÖSSE', []],
    ['größe', [2]],
    ['.*', []],
    ['well-known', [3]],
    ['-', [3]],
    ['   ', [0, 1, 2, 3]],
  ])('finds %j', (query, found) => {
    expect(findSentences(sentences, query).map(({ index }) => index)).toEqual(found)
  })
})

describe('splitAtMatches', () => {
  it('marks every match and loses no letter', () => {
    const parts = splitAtMatches('A bad, Bad part', 'bad')
    expect(parts.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['bad', 'Bad'])
    expect(parts.map(({ text }) => text).join('')).toBe('A bad, Bad part')
  })
})

describe('any search at all', () => {
  const typed = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: fc.constantFrom(...String.raw`-/\^$.*+?()[]{}|,:=!<>&~#%@"' ax1ß`.split('')) }),
  )

  it('marks without losing a letter, whatever is typed and said', () => {
    fc.assert(
      fc.property(typed, typed, (text, query) => {
        const parts = splitAtMatches(text, query)
        expect(parts.map((part) => part.text).join('')).toBe(text)
      }),
    )
  })

  it('finds what was said in the words that are typed', () => {
    const word = typed.filter((text) => text.trim() === text && text !== '' && !/\s/.test(text))
    fc.assert(
      fc.property(word, word, word, (before, query, after) => {
        const said = [sentence({ text: `${before} ${query} ${after}` })]
        expect(findSentences(said, query)).toEqual(said)
        expect(splitAtMatches(said[0]?.text ?? '', query).some(({ hit }) => hit)).toBe(true)
      }),
    )
  })
})

describe('cutLastWord', () => {
  it.each([
    ['to the moon.', ['to the ', 'moon.']],
    ['moon', ['', 'moon']],
    ['uncharacteristically', ['', 'uncharacteristically']],
    ['月球并且做其他的事情。', ['', '月球并且做其他的事情。']],
    ['我们选择在这十年内登上月球并且。', ['我们选择在这十年内登上月球并且。', '']],
    [
      '我们选择在这十年内登上月球并且做其他的事情不是因为它们容易',
      ['我们选择在这十年内登上月球并且做其他的事情不是因为它们容易', ''],
    ],
  ])('cuts %j', (text, parts) => {
    expect(cutLastWord(text)).toEqual(parts)
  })
})
