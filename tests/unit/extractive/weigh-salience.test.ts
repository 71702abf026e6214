import { describe, expect, it } from 'vitest'
import { extractSummary, readTitle } from '#core/extractive/extract-summary.ts'
import { readUnits } from '#core/extractive/read-units.ts'
import { applyNet, learnedSalience } from '#core/extractive/salience/learned-salience.ts'
import { weighSalience } from '#core/extractive/weigh-salience.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { createRandom } from '../../../eval/check/random.ts'
import { trainNet } from '../../../eval/train/train-net.ts'
import { inputOf, sentencesOf, statements, transcriptSentences } from './transcripts.ts'

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

const english = languageOf('en')

function weightsOf(texts: readonly string[], title: string | null = null): Map<string, number> {
  const units = readUnits(sentencesOf(texts), english)
  const { concepts } = learnedSalience(units, readTitle(title, english))
  return new Map(concepts.flat().map(({ concept, weight }) => [concept, weight]))
}

describe('what the words of a transcript weigh', () => {
  it('is nothing for a word of one sentence alone, unless the title has it', () => {
    const texts = [...statements, 'The walrus sleeps on the ice of the northern sea.']
    expect(weightsOf(texts).has('walru')).toBe(false)
    expect(weightsOf(texts, 'A walrus').get('walru')).toBeGreaterThan(0)
  })

  it('is more for a word that is said everywhere than for those that are said twice in passing', () => {
    const weights = weightsOf(transcriptSentences.map(({ text }) => text))
    const all = [...weights.values()].toSorted((one, other) => one - other)
    expect(weights.get('javascript')).toBeGreaterThan(3 * (all[Math.floor(all.length / 2)] ?? 0))
  })

  it('rates every sentence above 0 in any language, and with one voice or several', () => {
    const spoken = sentencesOf(statements).map((each, at) => ({
      ...each,
      speaker: at % 2 === 0 ? 'Ada' : 'Bo',
      turn: at,
    }))
    for (const sentences of [spoken, sentencesOf(statements), sentencesOf(['これは新しい。'])]) {
      const { ratings } = learnedSalience(readUnits(sentences, languageOf('und')), [])
      expect(ratings).toHaveLength(sentences.length)
      expect(ratings.every((rating) => rating > 0)).toBe(true)
    }
  })
})

describe('a net', () => {
  const examples = Array.from({ length: 400 }, (_, at) => {
    const inputs = [at % 20, (at * 7) % 13]
    return { inputs, target: Number((inputs[0] ?? 0) > 10), weight: 1 }
  })
  const options = { hidden: 4, epochs: 30, isChance: true }

  it('learns what its examples have in common, and the same from the same', () => {
    const net = trainNet(examples, options, createRandom(1))
    expect(trainNet(examples, options, createRandom(1))).toEqual(net)
    expect(applyNet(net, [19, 5])).toBeGreaterThan(0)
    expect(applyNet(net, [1, 5])).toBeLessThan(0)
  })

  it('takes what is not known for the mean, and refuses another number of inputs', () => {
    const net = trainNet(examples, options, createRandom(1))
    expect(applyNet(net, [19, Number.NaN])).toBeCloseTo(applyNet(net, [19, net.means[1] ?? 0]))
    expect(() => applyNet(net, [1])).toThrow(RangeError)
  })
})
