import { describe, expect, it } from 'vitest'
import type { StoredOrigin, Sentence } from '#contract/transcripts.ts'
import { checkPassages, prepareTranscript } from '#server/features/history/questions/check-passages.ts'

const transcript = [
  ...Array.from({ length: 30 }, (_, at) => `The harvest went on as it had in week ${at} of the season.`),
  'The keeper of the lighthouse retires next spring.',
  ...Array.from({ length: 30 }, (_, at) => `The market was as quiet as in week ${at} of the season.`),
]

function ask(texts: readonly string[], question: string, origin: StoredOrigin = 'youtube') {
  const sentences = texts.map((text, index): Sentence => ({
    index,
    start: index * 5,
    end: index * 5 + 5,
    text,
    speaker: null,
    turn: 0,
    fragment: false,
  }))
  return checkPassages(prepareTranscript({ sentences, language: 'en', origin }), question)
}

describe('the passages of a transcript', () => {
  it('are the speakers’ own words at their second', () => {
    const { said, passages } = ask(transcript, 'When does the keeper of the lighthouse retire?')
    expect(said).toBe(true)
    const [best] = passages
    expect(best).toMatchObject({ sentence: 30, second: 150, state: 'quoted' })
    expect(best?.quote).toContain('The keeper of the lighthouse retires next spring.')
  })

  it.each(['Which vaccines need two doses?', 'Is it the?', '???'])('do not answer %s', (question) => {
    const { said, passages } = ask(transcript, question)
    expect(said).toBe(false)
    expect(passages.length).toBeGreaterThan(0)
  })

  it('are unverified where a model wrote the transcript down', () => {
    const { passages } = ask(transcript, 'When does the keeper of the lighthouse retire?', 'model')
    expect(passages.every(({ state }) => state === 'not-found')).toBe(true)
    expect(passages[0]?.quote).toContain('lighthouse')
  })

  it('are unverified where nothing in them can be checked', () => {
    const { passages } = ask(['Um, uh.'], 'What does he say?')
    expect(passages).toMatchObject([{ quote: 'Um, uh.', sentence: 0, second: 0, state: 'not-found' }])
  })

  it('are none in a transcript without a sentence', () => {
    expect(ask([], 'When does the keeper retire?')).toEqual({ said: false, passages: [] })
  })
})
