import { beforeAll, expect, it } from 'vitest'
import { describeRealData } from '#tests/setup/real-data.ts'
import { measureCheck } from '../../eval/check/measure-check.ts'
import type { Outcome } from '../../eval/check/measure-check.ts'
import { measureSentences } from '../../eval/check/measure-sentences.ts'
import { readSpokenTranscripts } from '../../eval/check/spoken-transcripts.ts'

let outcomes: Outcome[] = []

function outcomeOf(name: string): Outcome {
  const outcome = outcomes.find((each) => each.name === name)
  if (outcome === undefined) throw new Error(`Nothing was measured under ${name}`)
  return outcome
}

/** Share of the cases that are shown; the cases have to be enough to tell. */
function shareShown(name: string): number {
  const { shown, cases } = outcomeOf(name)
  expect(cases).toBeGreaterThanOrEqual(100)
  return shown / cases
}

describeRealData('the check of quotes in 90 transcripts and meetings', 'eval/dev.jsonl.gz', (file) => {
  beforeAll(() => {
    const transcripts = readSpokenTranscripts([file])
    const measure = { perTranscript: 4, seed: 20_260_101, attempts: 60, repeats: 1 }
    outcomes = [...measureCheck(transcripts, measure), ...measureSentences(transcripts, measure)]
  })

  it.each([
    'word for word',
    'word for word, over two sentences',
    'word for word, over three sentences',
    'hesitations, fillers, repetitions cleaned',
    'word for word, sentence id off by 1 to 30',
    'word for word, sentence id invented',
    'sentence, two places word for word',
    'sentence, three places, ids off by 1 to 30',
    'sentence, two places, fillers cleaned',
  ])('99 % of honest quotes are shown, all where they were said: %s', (name) => {
    expect(shareShown(name)).toBeGreaterThanOrEqual(0.99)
    expect(outcomeOf(name).misplaced).toBe(0)
  })

  it.each([
    ['from another transcript', 0],
    ['number changed', 0],
    ['half from another transcript', 0.01],
    ['negation inserted', 0.01],
    ['negation removed', 0.01],
    ['halves of two sentences far apart', 0.02],
    ['halves of two sentences in a row', 0.02],
    ['shuffled', 0.02],
    ['sentence, both places from another transcript', 0],
    ['sentence, one place of two from another transcript', 0],
    ['sentence, one place of two with another number', 0],
    ['sentence, one place of two with a negation inserted', 0.01],
  ])('false quotes are not shown: %s, at most %d', (name, max) => {
    expect(shareShown(name)).toBeLessThanOrEqual(max)
    expect(outcomeOf(name).verified).toBe(0)
  })

  it('one slipped word is mostly found, and never said to be word for word', () => {
    for (const name of ['one word dropped', 'one word replaced']) {
      expect(shareShown(name)).toBeGreaterThan(0.7)
      expect(outcomeOf(name).verified).toBe(0)
    }
  })
})
