import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Library, LibraryVideo } from '#contract/runs.ts'
import { setAccount } from '#web/session/account-state.ts'
import { currentUser } from '../accounts/factories.ts'
import { problem, summary } from './factories.ts'
import { jsonReply, problemReply } from './fake-server.ts'
import { closeHome, openHome } from './open-home.tsx'
import { id } from './open-questions.tsx'

// The page loads it on demand; here it is there.
await import('#web/features/start/library.tsx')

beforeEach(() => setAccount({ status: 'signed-in', user: currentUser() }))
afterEach(closeHome)

const createdAt = '2026-05-01T10:00:00.000Z'

function video(overrides: Partial<LibraryVideo> = {}): LibraryVideo {
  const { videoId, videoUrl, videoTitle, videoChannel, videoDuration, durationSeconds } = summary()
  const facts = { videoId, videoUrl, videoTitle, videoChannel, videoDuration, durationSeconds }
  return { id, ...facts, line: 'What it says', source: null, isUnseen: false, createdAt, ...overrides }
}

const library = (overrides: Partial<Library>): Library => ({
  videos: [],
  followed: [],
  highlights: [],
  ...overrides,
})
const part = (name: string) => within(screen.getByRole('region', { name }))

describe('the home page of an account', () => {
  it('has the last videos with their gist, what is new of what it follows, and what it highlighted', async () => {
    openHome({
      'GET /api/library': () =>
        jsonReply(
          library({
            videos: [video()],
            followed: [video({ videoTitle: 'A new one', source: 'Space talks' })],
            highlights: [
              { id, videoTitle: 'A talk', text: 'Mark this', note: 'Mine', second: 61, createdAt },
            ],
          }),
        ),
    })
    await screen.findByRole('heading', { name: 'Your last videos' })
    const cover = part('Your last videos').getByRole('link', { name: /What it says/ })
    expect(cover.getAttribute('href')).toBe(`/v/${id}`)
    expect(part('New from what you follow').getByText('Space talks')).toBeDefined()
    const marked = part('You highlighted').getByRole('link', { name: /Mark this/ })
    expect(marked.getAttribute('href')).toBe(`/v/${id}?t=61s`)
    expect(part('You highlighted').getByText('Mine')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Another example' })).toBeNull()
  })

  it('says in one line how many summaries became ready, and that they were seen', async () => {
    const ended = [{ outcome: 'done' as const, historyId: id, endedAt: createdAt }]
    const { server } = openHome({
      'GET /api/library': () => jsonReply(library({ videos: [video({ isUnseen: true })] })),
      'GET /api/recent': () => jsonReply({ items: [], nextCursor: null, total: 56, unseenCount: 56, ended }),
      [`POST /api/recent/${id}/seen`]: () => jsonReply({ id }),
    })
    await screen.findByRole('heading', { name: '56 summaries are ready' })
    await waitFor(() => expect(server.calls.map(({ key }) => key)).toContain(`POST /api/recent/${id}/seen`))
    expect(screen.getByTestId('place').textContent).toBe('/')
  })

  it('is that of a visitor as long as nothing was summarized', async () => {
    openHome()
    expect(await screen.findByRole('heading', { name: 'Another example' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Your last videos' })).toBeNull()
  })

  it('can be asked for again where it could not be read', async () => {
    const answers = [problemReply(problem()), problemReply(problem())]
    openHome({ 'GET /api/library': () => answers.shift() ?? jsonReply(library({ videos: [video()] })) })
    await screen.findByText("We couldn't load this list.")
    answers.length = 0
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Your last videos' })
  })
})
