import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { problem } from './factories.ts'
import { problemReply } from './fake-server.ts'
import { closeHome, linkInput, openHome, submitLink } from './open-home.tsx'

afterEach(closeHome)

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
