import { describe, expect, it } from 'vitest'
import type { Sentence } from '#contract/transcripts.ts'
import { checkInsight } from '#server/features/summaries/check-insight.ts'
import { checkResult } from '#server/features/summaries/check-result.ts'
import { countCoverage } from '#server/features/summaries/coverage.ts'

const texts = [
  'We choose to go to the Moon.',
  'It’s hard, and that is why.',
  'Many years ago, Mallory was asked.',
]
const sentences: Sentence[] = texts.map((text, index) => ({
  index,
  start: index * 10,
  end: index * 10 + 9,
  text,
  speaker: null,
  turn: 0,
  fragment: false,
}))

const draft = (quote: string, sentence: number) => ({ text: 'A statement.', quote, sentence })

describe('checkInsight', () => {
  it('verifies a quote in the named sentence, whatever its case, marks and apostrophes', () => {
    expect(checkInsight(draft("it's HARD – and that is why", 1), sentences)).toEqual({
      text: 'A statement.',
      quote: "it's HARD – and that is why",
      sentence: 1,
      second: 10,
      state: 'verified',
      flags: [],
    })
  })

  it('gives the second of the sentence where the quote begins, also when an engine is one off', () => {
    expect(checkInsight(draft('we choose to go', 1), sentences)).toMatchObject({ sentence: 0, second: 0 })
  })

  it('verifies a quote that runs over two sentences', () => {
    expect(checkInsight(draft('to the moon. It’s hard', 0), sentences)).toMatchObject({
      state: 'verified',
      second: 0,
    })
  })

  it.each([
    ['a changed word', 'We choose to go to the Sun.', 0],
    ['a word left out', 'We choose to the Moon', 0],
    ['an added negation', 'We choose not to go to the Moon', 0],
    ['a quote from elsewhere', 'Many years ago', 0],
    ['an empty quote', ' … ', 0],
    ['a sentence that is not there', 'We choose to go', 99],
    ['part of a word', 'hoose to go', 0],
  ])('does not verify %s', (_what, quote, sentence) => {
    expect(checkInsight(draft(quote, sentence), sentences)).toMatchObject({
      state: 'unverified',
      sentence: null,
      second: null,
    })
  })
})

describe('countCoverage', () => {
  const cited = (second: number | null, sentence: number | null) => ({
    text: '',
    quote: '',
    second,
    sentence,
    state: 'verified' as const,
    flags: [],
  })

  it('counts citations in each tenth of the video, the very end in the last', () => {
    const counts = countCoverage([cited(0, 0), cited(9, 1), cited(55, 5), cited(100, 9), cited(130, 9)], {
      durationSeconds: 100,
      sentenceCount: 10,
    })
    expect(counts).toEqual([2, 0, 0, 0, 0, 1, 0, 0, 0, 2])
  })

  it('goes by the place among the sentences where there are no times', () => {
    const counts = countCoverage([cited(null, 3), cited(null, null)], {
      durationSeconds: null,
      sentenceCount: 4,
    })
    expect(counts).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0, 0])
  })
})

describe('checkResult', () => {
  it('places chapters on the clock: each ends where the next begins, the last with the transcript', () => {
    const chapter = (sentence: number) => ({ title: `at ${sentence}`, sentence, gist: null, automatic: true })
    const checked = checkResult(
      {
        engine: { kind: 'model', name: 'm', version: '1' },
        gist: null,
        parts: [],
        usage: null,
        summary: 'x',
        summarySentences: [],
        insights: [],
        chapters: [chapter(0), chapter(2)],
        language: 'en',
      },
      { sentences, durationSeconds: 40, origin: 'youtube' },
    )
    expect(checked.chapters.map(({ start, end }) => [start, end])).toEqual([
      [0, 20],
      [20, 29],
    ])
  })
})
