import { expect, it } from 'vitest'
import { lineScoreSchema, scoreSchema } from '#contract/score.ts'
import { claimKinds } from '#messages/claim-kinds.ts'
import { lieKinds } from '#messages/lie-kinds.ts'
import { quoteKinds } from '#messages/quote-kinds.ts'
import { bootstrapMacro } from '../../../eval/score/bootstrap-macro.ts'
import { createLocator } from '../../../eval/score/locate-sentences.ts'
import { shareInterval } from '../../../eval/score/measure-checking.ts'
import { measureCoverage } from '../../../eval/score/measure-coverage.ts'
import { checkWritten, sumWritten } from '../../../eval/score/measure-written.ts'
import { lineScore, score } from '../../../src/web/content/score.ts'
import { transcript } from './transcript.ts'

it('the scorecard reads the file that the page is drawn from by its schema', () => {
  expect(scoreSchema.parse(score).engines.filter(({ isOurs }) => isOurs)).toHaveLength(1)
  const measured = score.checking.kinds.map(({ name }) => name)
  expect(measured.toSorted()).toEqual(Object.keys(quoteKinds).toSorted())
})

it('the page has a word for every kind of lie and of speech in the file that the page is drawn from', () => {
  const { lies, statements } = lineScoreSchema.parse(lineScore)
  expect(Object.keys(lieKinds)).toEqual(expect.arrayContaining(lies.kinds.map(({ name }) => name)))
  expect(statements.domains.map(({ name }) => name).toSorted()).toEqual(Object.keys(claimKinds).toSorted())
})

it('averages over kinds of speech, however many transcripts each has', () => {
  expect(bootstrapMacro([[10, 10, 10, 10], [30]])).toEqual({ mean: 20, low: 20, high: 20 })
  const { mean, low, high } = bootstrapMacro([[0, 20], [30]])
  expect([mean, low, high]).toEqual([20, 15, 25])
  expect(bootstrapMacro([[10, 10], []])).toEqual({ mean: 10, low: 10, high: 10 })
})

it('the interval gives a share of nothing an interval that reaches above nothing', () => {
  expect(shareInterval(0, 900)).toEqual({ mean: 0, low: 0, high: 0.43 })
})

it('the measure finds where a sentence comes from, also when it is worded otherwise', () => {
  const locate = createLocator(transcript)
  expect(locate('Houston keeps 21 kilograms of rock.')).toBe(8)
  expect(locate('Glassblowers sell decanters.')).toBeNull()
})

it('the measure counts the tenths of a transcript that a summary draws on', () => {
  const { tenths, coverage } = measureCoverage([
    { positions: [0, 1, 99], sentences: 100 },
    { positions: [5, 55], sentences: 100 },
  ])
  expect(tenths).toEqual([60, 0, 0, 0, 0, 20, 0, 0, 0, 20])
  expect(coverage).toBe(2)
})

it('the measure counts sentences whose quotes stand, and names and numbers that nobody said', () => {
  const quoted = (text: string, quote: string) => ({ text, quotes: [{ quote, sentence: -1 }] })
  const checked = checkWritten(
    {
      hasQuotes: true,
      sentences: [
        quoted('Hamilton led the team.', 'Margaret Hamilton led the team that wrote the software'),
        quoted('Then Aldrin flew 77 missions.', 'Aldrin had flown seventy seven missions before this one'),
      ],
    },
    transcript,
  )
  expect(checked).toMatchObject({ supported: 1, positions: [2] })
  expect(sumWritten([checked])).toEqual({ sentences: 2, supported: 50, invented: 100 })
})
