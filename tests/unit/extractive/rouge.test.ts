import { describe, expect, it } from 'vitest'
import { rouge } from '../../../eval/rouge.ts'

describe('ROUGE', () => {
  it.each([
    // From the unit tests of google-research/rouge: one of two words, then a pair, then subsequences.
    ['testing one two', 'testing', { r1: 0.5, r2: 0, rl: 0.5 }],
    ['testing one two', 'testing one two', { r1: 1, r2: 1, rl: 1 }],
    ['testing one two', 'one two three', { r1: 2 / 3, r2: 0.5, rl: 2 / 3 }],
    ['testing one two', '', { r1: 0, r2: 0, rl: 0 }],
  ])('measures “%s” against “%s”', (reference, candidate, expected) => {
    const scores = rouge(reference, candidate)
    expect(scores.r1).toBeCloseTo(expected.r1, 9)
    expect(scores.r2).toBeCloseTo(expected.r2, 9)
    expect(scores.rl).toBeCloseTo(expected.rl, 9)
  })

  it('takes the union of subsequences over the sentences of a summary', () => {
    // The worked example of Lin, "ROUGE: a package for automatic evaluation of summaries" (2004): 4 of 5
    // words.
    const { rl } = rouge('W1 w2 w3 w4 w5.', 'W1 w2 w6 w7 w8. W1 w3 w8 w9 w5.')
    const recall = 4 / 5
    const precision = 4 / 10
    expect(rl).toBeCloseTo((2 * recall * precision) / (recall + precision), 9)
  })

  it('counts the forms of a word as one, and a repeated word once', () => {
    expect(rouge('batteries', 'battery').r1).toBe(1)
    expect(rouge('price', 'price price').r1).toBeCloseTo(2 / 3, 9)
  })

  it('leaves stop words out of the content score', () => {
    expect(rouge('the price of it', 'the cost of it').c1).toBe(0)
    expect(rouge('the price of it', 'a price').c1).toBe(1)
  })
})
