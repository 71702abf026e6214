import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { failureSentence, isFailureText } from '#web/features/run/failure.ts'
import { problem } from './factories.ts'
import { problemReply } from './fake-server.ts'
import { closeHome, linkInput, openHome, submitLink } from './open-home.tsx'

const link = 'https://youtu.be/dQw4w9WgXcQ'

afterEach(closeHome)

describe('a video without captions', () => {
  it('shows how to get its transcript out of YouTube, and the examples', async () => {
    const refused = problem({ code: 'NO_CAPTIONS', title: 'No captions', remedies: ['paste', 'another'] })
    const { user } = openHome({ 'POST /api/summarize': () => problemReply(refused) })
    await submitLink(user, link)
    const panel = await screen.findByRole('region', { name: 'No captions' })
    expect(await within(panel).findAllByRole('listitem')).toHaveLength(3)
    expect(within(panel).getByText(/“Show transcript”/)).toBeTruthy()
    const links = within(panel).getAllByRole('link')
    expect(links.map((one) => one.getAttribute('href'))).toEqual([
      '/examples/WZyRbnpGyzQ',
      '/examples/hQVTIJBZook',
    ])
  })

  it('is the only failure that says so', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => problemReply(problem({ title: 'Broken' })) })
    await submitLink(user, link)
    const panel = await screen.findByRole('region', { name: 'Broken' })
    expect(within(panel).queryByText(/“Show transcript”/)).toBeNull()
  })
})

describe('a link that is refused', () => {
  it.each([
    [
      'of another site',
      'https://vimeo.com/12345',
      'We read YouTube links. For any other video, paste its transcript.',
    ],
    ['of YouTube that names no video', 'https://www.youtube.com/feed', 'Paste a link such as youtu.be/…'],
  ])('%s is said at its field, which has the cursor, until it is changed', async (_which, given, text) => {
    const refused = problem({
      code: 'INVALID_LINK',
      detail: 'Paste a link such as youtu.be/…',
      remedies: ['another'],
    })
    const { user } = openHome({ 'POST /api/summarize': () => problemReply(refused) })
    await submitLink(user, given)
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(document.activeElement).toBe(linkInput())
    expect(linkInput().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
    expect(screen.getByRole('heading', { level: 1 }).className).not.toContain('sr-only')
    await user.type(linkInput(), '?')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

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
