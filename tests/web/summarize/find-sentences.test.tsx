import { describe, expect, it } from 'vitest'
import { cutLastWord } from '#web/features/summarize/result/last-word.ts'
import { findSentences, splitAtMatches } from '#web/features/summarize/transcript/find-sentences.ts'
import { sentence } from './factories.ts'

describe('findSentences', () => {
  const sentences = ['Use === always.', 'A  plus\nB', 'Größe zählt'].map((text, index) =>
    sentence({ text, index }),
  )

  it.each([
    ['===', [0]],
    ['a plus b', [1]],
    ['GRÖSSE', []],
    ['größe', [2]],
    ['.*', []],
    ['   ', [0, 1, 2]],
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

describe('cutLastWord', () => {
  it.each([
    ['to the moon.', ['to the ', 'moon.']],
    ['moon', ['', 'moon']],
    [
      '我们选择在这十年内登上月球并且做其他的事情不是因为它们容易',
      ['我们选择在这十年内登上月球并且做其他的事情不是因为它们容易', ''],
    ],
  ])('cuts %j', (text, parts) => {
    expect(cutLastWord(text)).toEqual(parts)
  })
})
