import { describe, expect, it } from 'vitest'
import { readTitle } from '#core/extractive/extract-summary.ts'
import { readUnits } from '#core/extractive/read-units.ts'
import { applyNet, learnedSalience } from '#core/extractive/salience/learned-salience.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { createRandom } from '../../../eval/check/random.ts'
import { trainNet } from '../../../eval/train/train-net.ts'
import { sentencesOf, statements, transcriptSentences } from './transcripts.ts'

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
