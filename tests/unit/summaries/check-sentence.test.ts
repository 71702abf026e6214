import { describe, expect, it } from 'vitest'
import type { SummarySentence } from '#contract/evidence.ts'
import type { DraftSentence } from '#core/draft-summary.ts'
import { checkSentence } from '#local/check-statements.ts'
import { index, spoken } from './spoken-sentences.ts'

const statedIn = (line: SummarySentence | null) => line?.findings.differences.map(({ stated }) => stated)

describe('what is shown of a sentence', () => {
  const everest = { quote: 'asked about Mount Everest', sentence: 2 }
  const moon = { quote: 'choose to go to the moon', sentence: 0 }
  const absentPosition = { quote: 'we will never come back from there', sentence: 1 }
  const checked = (text: string, citations: DraftSentence['citations'], more: Partial<DraftSentence> = {}) =>
    checkSentence({ text, paragraph: 0, citations, ...more }, index, spoken, 'en')

  it('has all places that it rests on, each in the speaker’s own words, those that are not found left out', () => {
    expect(checked('Moon and mountain.', [moon, absentPosition, everest, moon])).toEqual({
      text: 'Moon and mountain.',
      paragraph: 0,
      quote: 'choose to go to the Moon',
      sentence: 0,
      second: 0,
      state: 'words-found',
      findings: { quote: 'exact', agreement: 'agrees', differences: [], check: 'not-asked', deciding: '' },
      more: [{ quote: 'asked about Mount Everest.', sentence: 2, second: 20 }],
    })
  })

  it('is as exact as the least exact of its places', () => {
    const close = { quote: 'many years ago George Mallory was asked of Mount Everest', sentence: 2 }
    expect(checked('Both.', [moon, close])?.findings.quote).toBe('close')
  })

  it('takes its names from around any of its places', () => {
    const text = 'The Moon was what Mallory saw in Everest and in Saturn.'
    expect(statedIn(checked(text, [moon]))).toEqual(expect.arrayContaining(['Saturn']))
    expect(statedIn(checked(text, [moon, everest]))).toEqual(['Saturn'])
  })

  it('is shown as not found without a place, and not at all with a number that is said nowhere', () => {
    expect(checked('They chose it.', [])).toMatchObject({ state: 'not-found', sentence: null, more: [] })
    expect(checked('They chose it.', [absentPosition])).toMatchObject({ state: 'not-found', quote: '' })
    expect(checked('They chose it in 1975.', [absentPosition])).toBeNull()
  })

  it('is quoted, and never verified against itself, where it is the speaker’s own', () => {
    expect(checked('We choose to go to the Moon.', [moon], { isQuoted: true })?.state).toBe('quoted')
    expect(checked('We choose to go.', [absentPosition], { isQuoted: true })?.state).toBe('not-found')
    const quoted = checked('We choose to go to the Moon 12 times.', [moon], { isQuoted: true })
    expect(quoted?.findings).toMatchObject({ agreement: 'agrees', differences: [] })
  })
})
