import { describe, expect, it } from 'vitest'
import { compare } from './compare.ts'

const said = ['Maine kabhi nahi kaha ki 40 lakh ka ghar kharidna sahi hai.']

describe('What is said in Hindi in Latin letters', () => {
  it.each([
    ['hi', 'उन्होंने कहा कि 40 लाख का घर खरीदना सही है।'],
    ['en', 'He said that it is right to buy a house for 40 lakh.'],
    ['hi-Latn', 'Unhone kaha ki 40 lakh ka ghar kharidna sahi hai.'],
  ])(
    'is read by no table of words, so that a denial is not overlooked, in a line in %s',
    (language, line) => {
      expect(compare(line, { language: 'hi-Latn', in: language, said }).finding).not.toBe('agrees')
    },
  )

  it('differs where a number does', () => {
    const line = 'He said that it is right to buy a house for 50 lakh.'
    expect(compare(line, { language: 'hi-Latn', in: 'en', said }).finding).toBe('differs')
  })
})
