import { describe, expect, it } from 'vitest'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { readUnits } from '#core/extractive/read-units.ts'
import { weighSalience } from '#core/extractive/weigh-salience.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { inputOf, sentencesOf, statements } from './transcripts.ts'

function salienceOf(texts: readonly string[]): number[] {
  return weighSalience(readUnits(sentencesOf(texts), languageOf('en')))
}

const plain = 'The mayor opened the market hall in the old town on Monday.'

describe('what a speaker does to be remembered', () => {
  it('counts for nothing in a plain statement', () => {
    expect(salienceOf([plain, ...statements])).toEqual([plain, ...statements].map(() => 1))
  })

  it.each([
    [
      'repeats the opening and answers a question',
      ['Why the harder road?', 'We choose the harder road.', 'We choose the harder road in this decade.'],
      2,
    ],
    [
      'repeats the opening and builds clauses alike',
      [
        'We choose the harder road.',
        'We choose the harder road, not because it is short, but because it is hard.',
      ],
      1,
    ],
    [
      'builds clauses alike and answers a question',
      ['Why the harder road?', 'We go there, not because it is short, but because it is hard.'],
      1,
    ],
  ])('counts where it %s', (_what, texts, position) => {
    const saliences = salienceOf([...texts, plain])
    expect(saliences[position]).toBeGreaterThan(1)
    expect(saliences.at(-1)).toBe(1)
  })

  it.each([
    ['a repeated opening alone', ['We choose the harder road.', 'We choose the harder road in this decade.']],
    ['clauses alone', ['We go there, not because it is short, but because it is hard.']],
    ['a question alone', ['Why the harder road?', 'The harder road leads to the better town.']],
  ])('counts for nothing by %s', (_what, texts) => {
    expect(salienceOf(texts)).toEqual(texts.map(() => 1))
  })

  it.each([
    ['by words without meaning', ['Why us?', 'It will be done by us.', 'It will be done by the others.'], 0],
    ['of another speaker', ['Why us?', 'We choose the harder road.', 'We choose the harder road now.'], 2],
  ])('counts for nothing where openings are alike %s', (_what, texts, turnChangesAt) => {
    const sentences = sentencesOf(texts).map((each, position) => ({
      ...each,
      turn: turnChangesAt > 0 && position >= turnChangesAt ? 1 : 0,
    }))
    expect(weighSalience(readUnits(sentences, languageOf('en')))).toEqual([1, 1, 1])
  })

  it('brings the refrain of a speech into what is shown of it', () => {
    const refrain = [
      'We shall build the tower of glass.',
      'We shall build the tower of glass, not because the work is light, but because the work is great.',
    ]
    const texts = [...statements, ...statements.map((text) => text.replace('.', ' in Spain.'))]
    const spoken = [...texts.slice(0, 9), ...refrain, ...texts.slice(9)]
    const { summary, insights } = extractSummary(inputOf(sentencesOf(spoken), { durationSeconds: 300 }))
    expect([...summary, ...insights].map(({ text }) => text).join(' ')).toContain('build the tower of glass')
  })
})
