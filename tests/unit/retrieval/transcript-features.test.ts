import { describe, expect, it } from 'vitest'
import { discussionStems } from '#core/retrieval/asked-stems.ts'
import { englishBackground } from '#core/retrieval/background.ts'
import { carryOn } from '#core/retrieval/boosted-trees.ts'
import { questionMatch } from '#core/retrieval/covers-question.ts'
import { createCoverage, scoreSentences } from '#core/retrieval/match-terms.ts'
import { readQuestion } from '#core/retrieval/read-question.ts'
import { createTranscriptIndex } from '#core/retrieval/transcript-index.ts'

function indexOf(texts: readonly string[]) {
  const sentences = texts.map((text, index) => ({
    index,
    start: null,
    end: null,
    text,
    speaker: null,
    turn: 0,
    fragment: false,
  }))
  return createTranscriptIndex(sentences, 'en')
}

const filler = (subject: string): string[] =>
  Array.from({ length: 60 }, (_, week) => `The ${subject} of week ${week} was as quiet as the one before.`)
const boat = [
  'The boat engine is loud.',
  'Its gearbox leaks oil.',
  'A new gearbox for the engine costs a lot.',
]

describe('the stems of a discussion', () => {
  const index = indexOf([...filler('market'), ...boat, ...filler('harvest')])
  const { stems } = readQuestion(index, 'What about the boat engine?')
  const found = discussionStems(index, scoreSentences(index, stems), createCoverage(index, stems))
  const worthOf = (word: string): number => found.get(index.readTerms(word)[0]?.stem ?? '') ?? 0

  it('are those that stand where the question’s own do, whether it names them or not', () => {
    expect(worthOf('gearbox')).toBeGreaterThan(worthOf('week'))
    expect(worthOf('engine')).toBeGreaterThan(worthOf('quiet'))
  })

  it('have the strongest at 1', () => {
    expect(Math.max(...found.values())).toBe(1)
  })
})

describe('the match of a question', () => {
  const question = 'What does the boat engine cost?'
  const match = (texts: readonly string[]): number[] => {
    const index = indexOf(texts)
    return questionMatch(index, readQuestion(index, question), englishBackground)
  }
  const [first = '', second = '', third = ''] = boat

  it('is denser where the words stand together than where they are far apart', () => {
    const together = match([...filler('market'), ...boat, ...filler('harvest')])
    const apart = match([first, ...filler('market'), second, ...filler('harvest'), third])
    expect(together[0] ?? 0).toBeGreaterThan(apart[0] ?? 0)
    expect(together[1] ?? 0).toBeGreaterThan(apart[1] ?? 0)
  })

  it('tells names that nobody says', () => {
    const index = indexOf(boat)
    const missing = (text: string) =>
      questionMatch(index, readQuestion(index, text), englishBackground).at(-1)
    expect(missing('What did Magnusson say of the boat?')).toBe(1)
    expect(missing('What did the Gearbox say of the boat?')).toBe(0)
  })
})

it('the feature carries a value on, half as much after each half-life', () => {
  expect([...carryOn(Float64Array.of(8, 0, 0, 0, 0), 2)].map((value) => Math.round(value * 10) / 10)).toEqual(
    [8, 5.7, 4, 2.8, 2],
  )
})
