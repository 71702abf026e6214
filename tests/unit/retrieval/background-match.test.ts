import { describe, expect, it } from 'vitest'
import { findAskedStems } from '#core/retrieval/asked-stems.ts'
import {
  backgroundMatch,
  englishBackground,
  expectedUses,
  readBackground,
  tellingOf,
} from '#core/retrieval/background.ts'
import { readQuestion } from '#core/retrieval/read-question.ts'
import { createTranscriptIndex } from '#core/retrieval/transcript-index.ts'

const background = readBackground({ stems: 'meet boat', transcripts: '04', uses: '8a' })

describe('the background of other transcripts', () => {
  it('knows how common a stem is', () => {
    expect(background('meet')).toMatchObject({ transcripts: 1 })
    expect(background('boat').transcripts).toBeCloseTo(Math.exp(-1))
    expect(background('boat').uses).toBeCloseTo(Math.exp(-4))
  })

  it('takes what it does not list for rare, and rare stems for telling', () => {
    const [meet, boat, gearbox] = ['meet', 'boat', 'gearbox'].map((stem) => background(stem))
    expect(gearbox).toEqual({ transcripts: 0, uses: 0 })
    const telling = [meet, boat, gearbox].map((common) => tellingOf(common ?? { transcripts: 0, uses: 0 }))
    expect(telling).toEqual(telling.toSorted((a, b) => a - b))
  })

  it('has the stems of English transcripts', () => {
    expect(tellingOf(englishBackground('meet'))).toBeLessThan(tellingOf(englishBackground('lighthous')))
    expect(expectedUses(englishBackground('meet'), 10_000)).toBeGreaterThan(5)
  })
})

describe('the match beside other transcripts', () => {
  const filler = Array.from({ length: 20 }, (_, week) => `The harvest of week ${week} was quiet.`)
  const names = ['share', 'missing', 'worst'] as const
  function match(texts: readonly string[], question: string) {
    const sentences = texts.map((text, index) => ({
      index,
      start: null,
      end: null,
      text,
      speaker: null,
      turn: 0,
      fragment: false,
    }))
    const index = createTranscriptIndex(sentences, 'en')
    const figures = backgroundMatch(index, findAskedStems(index, readQuestion(index, question)), background)
    expect(figures.every(Number.isFinite)).toBe(true)
    return Object.fromEntries(names.map((name, at) => [name, figures[at] ?? 0]))
  }

  it('counts a missing word by how few other transcripts have it', () => {
    const question = 'Did the boat need a gearbox?'
    const rare = match([...filler, 'The boat is loud.'], question)
    const common = match([...filler, 'The gearbox is loud.'], question)
    expect(rare['worst']).toBeGreaterThan(common['worst'] ?? 0)
    expect(rare['share']).toBeLessThan(common['share'] ?? 0)
    expect(match([...filler, 'The boat has a gearbox.'], question)).toMatchObject({ share: 1, missing: 0 })
  })

  it('has figures for a question without a word, and for a transcript without a sentence', () => {
    match(filler, '???')
    match([], 'Did the boat need a gearbox?')
  })
})
