import { describe, expect, it } from 'vitest'
import type { StoredOrigin } from '#contract/transcripts.ts'
import { checkPassages, prepareTranscript } from '#local/check-passages.ts'
import { sentencesOf } from '../extractive/transcripts.ts'

const transcript = [
  ...Array.from({ length: 30 }, (_, at) => `The harvest went on as it had in week ${at} of the season.`),
  'The keeper of the lighthouse retires next spring.',
  ...Array.from({ length: 30 }, (_, at) => `The market was as quiet as in week ${at} of the season.`),
]

function ask(texts: readonly string[], question: string, origin: StoredOrigin = 'youtube') {
  return checkPassages(prepareTranscript({ sentences: sentencesOf(texts), language: 'en', origin }), question)
}

describe('the passages of a transcript', () => {
  it('are the speakers’ own words at their second', () => {
    const { said, passages } = ask(transcript, 'When does the keeper of the lighthouse retire?')
    expect(said).toBe(true)
    const [best] = passages
    expect(best).toMatchObject({ sentence: 30, second: 150, state: 'quoted' })
    expect(best?.quote).toContain('The keeper of the lighthouse retires next spring.')
  })

  it.each(['Which vaccines need two doses?', 'Is it the?', '???'])(
    'are none for %s, of which nothing is said',
    (question) => {
      expect(ask(transcript, question)).toMatchObject({ said: false, passages: [] })
    },
  )

  it('are near where a word is said that does not answer, at most three', () => {
    const { said, passages } = ask(transcript, 'Which vaccines does the lighthouse give to nurses in Norway?')
    expect(said).toBe(false)
    expect(passages[0]?.sentence).toBe(30)
    expect(passages.length).toBeLessThanOrEqual(3)
  })

  it('leave out what is far from the question, and say nothing twice', () => {
    const repeated = [...transcript, 'The keeper of the lighthouse retires next spring.']
    const { passages } = ask(repeated, 'When does the keeper of the lighthouse retire?')
    const quotes = passages.map(({ quote }) => quote)
    expect(quotes.filter((quote) => quote.includes('lighthouse'))).toHaveLength(1)
    expect(quotes.some((quote) => quote.includes('market was as quiet as in week 5 '))).toBe(false)
  })

  it('give the answer and not the sentence that asks', () => {
    const lesson = [
      ...Array.from({ length: 20 }, (_, at) => `Closures were on the list of week ${at} of the course.`),
      'What does a closure remember after the function returns?',
      'It holds on to each variable that was in its scope.',
      ...Array.from({ length: 20 }, (_, at) => `We had a look at the tests of week ${at} of the course.`),
    ]
    const { passages } = ask(lesson, 'What does a closure remember after the function returns?')
    expect(passages[0]?.sentence).toBe(21)
  })

  it('are unverified where a model wrote the transcript down', () => {
    const { passages } = ask(transcript, 'When does the keeper of the lighthouse retire?', 'model')
    expect(passages.every(({ state }) => state === 'not-found')).toBe(true)
    expect(passages[0]?.quote).toContain('lighthouse')
  })

  it('are unverified where nothing in them can be checked', () => {
    const { passages } = ask(['Um, uh, uh, so, so.', 'Lighthouse um uh.'], 'What about the lighthouse?')
    expect(passages.every(({ state }) => state === 'not-found' || state === 'quoted')).toBe(true)
  })

  it('are none in a transcript without a sentence', () => {
    expect(ask([], 'When does the keeper retire?')).toMatchObject({ said: false, passages: [] })
  })
})
