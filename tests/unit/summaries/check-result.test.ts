import { describe, expect, it } from 'vitest'
import type { Insight } from '#contract/evidence.ts'
import type { DraftInsight, DraftSentence } from '#core/draft-summary.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import { checkResult, checkInsight } from '#local/check-statements.ts'
import { countCoverage } from '#local/count-coverage.ts'
import type { EngineResult } from '#server/ports/summary-engine.ts'
import { languages, storyCues } from '#tests/setup/caption-files.ts'
import { expectFound } from '#tests/unit/extractive/expect-quoted.ts'
import { index, sentences, spoken } from './spoken-sentences.ts'

const found = { text: 'A statement.', quote: 'we choose to go to the moon', sentence: 0 }
const absent = { text: 'A statement.', quote: 'we will never come back from there', sentence: 0 }

function result(overrides: Partial<EngineResult>): EngineResult {
  return {
    engine: { kind: 'model', name: 'm', version: '1' },
    gist: null,
    parts: [],
    usage: null,
    summary: [],
    insights: [],
    chapters: [],
    language: 'en',
    ...overrides,
  }
}

const sentenceOf = ({ text, quote, sentence }: DraftInsight): DraftSentence => ({
  text,
  paragraph: 0,
  citations: [{ quote, sentence }],
})

const check = (draft: DraftInsight, transcript = spoken, language = 'en') =>
  checkInsight(draft, index, transcript, language)

/** The words of a line that differ from what was said. */
const statedIn = (line: Insight | null) => line?.findings.differences.map(({ stated }) => stated)

describe('what is shown of a statement', () => {
  it('is the speaker’s words and their time when it is found', () => {
    expect(check(found)).toEqual({
      text: 'A statement.',
      quote: 'We choose to go to the Moon',
      sentence: 0,
      second: 0,
      state: 'words-found',
      findings: { quote: 'exact', agreement: 'unclear', differences: [], check: 'not-asked', deciding: '' },
    })
  })

  it('is its text alone, marked, when it is not found', () => {
    expect(check(absent)).toEqual({
      text: 'A statement.',
      quote: '',
      sentence: null,
      second: null,
      state: 'not-found',
      findings: { quote: 'absent', agreement: 'unclear', differences: [], check: 'not-asked', deciding: '' },
    })
  })

  it.each([
    ['a number', 'They leave in 1975.', ''],
    ['a name', 'They never come back from Saturn.', 'Moon'],
  ])('is nothing when it is not found and the transcript does not hold %s of it', (_what, text, said) => {
    expect(check({ ...absent, text })).toBeNull()
    expect(check({ ...found, text })).toMatchObject({
      state: 'differs',
      findings: { differences: [{ stated: expect.any(String), said }] },
    })
  })

  it('takes names from the title and the channel, too', () => {
    const draft = { ...found, text: 'This is what President Kennedy of NASA has to say.' }
    const known = { ...spoken, title: 'President Kennedy at Rice', channel: 'NASA Video' }
    expect(statedIn(check(draft))).toEqual(['President', 'Kennedy', 'NASA'])
    expect(statedIn(check(draft, known))).toEqual([])
  })

  it('looks for names in another language than that of the video, too', () => {
    const translated = { ...found, text: 'Celui qui parle ici est Kennedy.' }
    expect(statedIn(check(translated, spoken, 'fr'))).toEqual(['Kennedy'])
  })

  it('is never verified when a model wrote the transcript down, but has its place', () => {
    const transcript = { ...spoken, origin: 'model' as const }
    expect(check(found, transcript)).toMatchObject({ state: 'not-found', sentence: 0, second: 0 })
    expect(check({ ...found, quote: 'choose to go to the big Moon in this' }, transcript)?.state).toBe(
      'not-found',
    )
  })
})

describe('countCoverage', () => {
  const cited = (second: number | null, sentence: number | null) => ({
    text: '',
    quote: '',
    second,
    sentence,
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
  const transcript = { ...spoken, sentences, chapters: [], durationSeconds: 40, style: 'standard' as const }
  const chapter = (sentence: number, gist: DraftInsight | null = null) => ({
    title: `at ${sentence}`,
    sentence,
    gist,
    automatic: true,
  })

  it('places chapters on the clock: each ends where the next begins, the last with the transcript', () => {
    const { chapters } = checkResult(result({ chapters: [chapter(0), chapter(2)] }), transcript)
    expect(chapters.map(({ start, end }) => [start, end])).toEqual([
      [0, 20],
      [20, 29],
    ])
  })

  it('keeps the second that a creator set, and the sentence that is spoken there', () => {
    const drafts = [0, 1, 2].map((sentence) => ({ ...chapter(sentence), title: 'Part', automatic: false }))
    const chapters = [0, 9.5, 20.5].map((start) => ({ title: 'Part', start }))
    const body = checkResult(result({ chapters: drafts }), { ...transcript, chapters })
    expect(body.chapters.map(({ sentence, start, end }) => [sentence, start, end])).toEqual([
      [0, 0, 9.5],
      [1, 9.5, 20.5],
      [2, 20.5, 29],
    ])
  })

  it('says where captions end that leave the rest of the video out', () => {
    const endOf = (durationSeconds: number) =>
      checkResult(result({}), { ...transcript, durationSeconds }).captionsEnd
    expect([endOf(40), endOf(148), endOf(160), endOf(3600)]).toEqual([null, null, 29, 29])
  })

  it('drops chapters that begin nowhere, or before the one in front of them', () => {
    const drafts = [-1, 1, 0, 1, 0.5, 2, 99].map((sentence) => chapter(sentence))
    const { chapters } = checkResult(result({ chapters: drafts }), transcript)
    expect(chapters.map(({ sentence, start, end }) => [sentence, start, end])).toEqual([
      [1, 10, 20],
      [2, 20, 29],
    ])
  })

  it('checks insights, sentences and gists by the same rule, and counts only what has a place', () => {
    const invented = { ...absent, text: 'In 1975 they leave.' }
    const body = checkResult(
      result({
        insights: [found, absent, invented],
        summary: [sentenceOf(found), sentenceOf(invented)],
        chapters: [chapter(0, found), chapter(1, invented)],
      }),
      transcript,
    )
    expect(body.insights.map(({ state }) => state)).toEqual(['words-found', 'not-found'])
    expect(body.summarySentences.map(({ state }) => state)).toEqual(['words-found'])
    expect(body.summary).toBe('A statement.')
    expect(body.chapters.map(({ gist }) => gist?.state ?? null)).toEqual(['words-found', null])
    expect(body.coverage).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('writes the sentences as paragraphs, and as lines of a list', () => {
    const summary = [0, 0, 1].map((paragraph) => ({ ...sentenceOf(found), paragraph }))
    const textIn = (style: 'standard' | 'bullets') =>
      checkResult(result({ summary }), { ...transcript, style }).summary
    expect(textIn('standard')).toBe('A statement. A statement.\n\nA statement.')
    expect(textIn('bullets')).toBe('- A statement. A statement.\n- A statement.')
  })

  it.each(languages)(
    'finds all that the built-in engine extracts, and calls it quoted, in %s',
    (language) => {
      expectFound(splitSentences([...storyCues(language)], language), language)
    },
  )
})
