import { describe, expect, it } from 'vitest'
import { failureSentence } from '#web/features/run/failure.ts'
import { isFailureText } from '#web/features/run/failure.ts'

describe('isFailureText', () => {
  it.each([
    'Unable to generate summary',
    'UNABLE TO GENERATE SUMMARY: blocked',
    '  No summary content received from the model',
    'failed to generate summary.',
    'Error generating summary (timeout)',
    'Unable to fetch transcript for this video, because it has no captions in any language.',
    '503 Service Unavailable',
    '404: not found',
  ])('knows "%s" for a failure', (text) => {
    expect(isFailureText(text)).toBe(true)
  })

  it.each([
    'The speaker was unable to generate summary statistics for the last quarter.',
    '500 people came to the hall that evening, more than anybody had expected of a lecture on soil.',
    '2001: a film about a monolith',
    'Room 404 is a café.',
    '4000 metres up, the air is thin.',
    '',
  ])('takes "%s" for a summary', (text) => {
    expect(isFailureText(text)).toBe(false)
  })
})

describe('failureSentence', () => {
  it('leaves HTTP codes out', () => {
    expect(failureSentence('503: The engine is not reachable.')).toBe('The engine is not reachable.')
    expect(failureSentence('The engine said 429 and stopped.')).toBe('The engine said and stopped.')
  })

  it('keeps numbers that are none', () => {
    expect(failureSentence('It lasts 4000 seconds.')).toBe('It lasts 4000 seconds.')
  })

  it.each([
    'Unable to generate summary',
    'Model: FAILED to generate summary',
    '500: no summary content received',
    'unable to fetch transcript',
  ])('replaces "%s" by one plain sentence', (message) => {
    expect(failureSentence(message)).toMatch(/^Sorry, we couldn't generate a summary for this video\./)
  })
})
