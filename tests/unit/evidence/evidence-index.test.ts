import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFindEvidence } from '#core/writing/find-evidence.ts'
import { createEvidenceIndex, prepareEvidenceIndex } from '#evidence/evidence-index.ts'
import { numbersIn } from '#evidence/lint-text.ts'
import { findQuote } from '#evidence/locate-quote.ts'
import { numberWordsOf } from '#evidence/spoken-numbers.ts'
import { sentencesOf, transcriptSentences } from '#tests/unit/extractive/transcripts.ts'

const hour = transcriptSentences.map(({ text }) => text)

/**
 * Tells whether others had their turn in each piece of the work; a day of speech has some twenty of the
 * longest pieces.
 */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  const next = (): void => {
    turns += 1
    timer = setImmediate(next)
  }
  let timer = setImmediate(next)
  await work()
  clearImmediate(timer)
  return turns
}

it('prepares a day of speech in pieces, between which others are answered, as it does at once', async () => {
  const day = sentencesOf(Array.from({ length: 24 }, () => hour).flat())
  let index
  const turns = await countTurns(async () => {
    index = await prepareEvidenceIndex(day, 'en', turn)
  })
  expect(turns).toBeGreaterThan(40)
  expect(index).toEqual(createEvidenceIndex(day, 'en'))
})

it('the index holds the numbers that are said, however they are cut into sentences', () => {
  const words =
    'the and zero five twenty hundred thousand million nineteen eighty four 5 2.5 1984 3D 10k first'.split(
      ' ',
    )
  const sentence = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 6 }), (spoken) => {
      const index = createEvidenceIndex(sentencesOf(spoken.map((each) => each.join(' '))), 'en')
      const said = Array.from(index.words, (id) => index.vocabulary[id] ?? '')
      expect(index.numbers).toEqual(numbersIn(said, numberWordsOf('en')))
    }),
    { numRuns: 500 },
  )
})

it('the index is not made again for a model that is given the search, which looks a quote up once', () => {
  const quote = 'nobody saw the lighthouse burn that night'
  const index = createEvidenceIndex(sentencesOf(['First of all.', `And ${quote}.`]), 'en')
  const asked: unknown[] = []
  // The sentences that the model would index are others, which do not hold the quote.
  const find = createFindEvidence({ sentences: [], language: 'en' }, (statement) => {
    asked.push(statement)
    return findQuote(index, statement)
  })
  const draft = { text: 'It burned unseen.', quote, sentence: 0 }
  const found = { ...draft, sentence: 1 }
  expect([find(draft), find(draft), find(found)]).toEqual([found, found, found])
  expect(asked).toEqual([draft])
})
