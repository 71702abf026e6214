import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ended, RecentItem, RecentPage } from '#contract/runs.ts'
import { begin, runId } from './begin-run.tsx'
import { delivered, problem, summary } from './factories.ts'
import { jsonReply, problemReply } from './fake-server.ts'
import { closeHome, linkInput, openHome } from './open-home.tsx'
import { id, result } from './open-questions.tsx'

// The page loads it on demand; here it is there.
await import('#web/features/start/recent-videos.tsx')

beforeEach(() => {
  document.documentElement.dataset['recent'] = '1'
})
afterEach(() => {
  delete document.documentElement.dataset['recent']
  vi.restoreAllMocks()
  closeHome()
})

const endedAt = '2026-05-01T10:00:00.000Z'

function item(overrides: Partial<RecentItem> = {}): RecentItem {
  const { videoId, videoUrl, videoTitle, videoChannel, videoDuration, durationSeconds } = summary()
  const video = { videoId, videoUrl, videoTitle, videoChannel, videoDuration, durationSeconds }
  const shown = {
    id,
    ...video,
    style: 'standard',
    form: 'key-insights',
    language: 'en',
    isUnseen: false,
    createdAt: endedAt,
  } as const
  return { ...shown, ...overrides }
}

function page(overrides: Partial<RecentPage> = {}): RecentPage {
  return { items: [], nextCursor: null, total: 0, unseenCount: 0, ended: [], ...overrides }
}

const seen = `POST /api/recent/${id}/seen` as const
const recent = 'GET /api/recent' as const
const away = page({
  items: [item()],
  total: 1,
  unseenCount: 1,
  ended: [{ outcome: 'done', historyId: id, endedAt }],
})

describe('a summary that was finished while nobody looked', () => {
  it('stands on the home page, is said to be seen, and is put aside by a press', async () => {
    // As the built page has it from its first paint on.
    localStorage.setItem('recentVideos', '1+')
    document.documentElement.dataset['recent'] = '1+'
    const answers = [away, away]
    const said: string[] = []
    openHome({
      [recent]: () => jsonReply(answers.shift() ?? page({ items: [item()], total: 1 })),
      [`GET /api/summaries/${id}`]: () => jsonReply(result),
      [seen]: ({ key }) => {
        said.push(key)
        return jsonReply({ id })
      },
    })
    await screen.findByRole('article')
    expect(screen.getByText('Ready while you were away', { selector: 'p' })).toBeDefined()
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(announced).toContain('Ready while you were away')
    expect(document.activeElement).toBe(document.body)
    await waitFor(() => expect(said).toEqual([seen]))
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(`/v/${id}`))
    expect(localStorage.getItem('recentVideos'), 'no later page has to make room for it').toBe('1')
    expect(document.documentElement.dataset['recent'], 'its room stays').toBe('1+')
    await userEvent.click(screen.getByRole('button', { name: 'Close this' }))
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(screen.getByTestId('place').textContent).toBe('/')
    expect(document.activeElement).toBe(linkInput())
    await screen.findByRole('link', { name: summary().videoTitle })
    expect(document.documentElement.dataset['recent']).toBe('1')
  })

  it('is awaited by the pages that are opened next, until it has ended', async () => {
    const { stream } = await begin([], { [recent]: () => jsonReply(page()) })
    expect(localStorage.getItem('recentVideos')).toBe('0+')
    stream.send({ event: 'done', data: delivered(summary()) }, '3')
    stream.end()
    await screen.findByRole('article')
    await waitFor(() => expect(localStorage.getItem('recentVideos') ?? '').not.toContain('+'))
  })

  it('is said to be seen only once the page can be seen', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const said: string[] = []
    openHome({
      [recent]: () => jsonReply(away),
      [`GET /api/summaries/${id}`]: () => jsonReply(result),
      [seen]: ({ key }) => {
        said.push(key)
        return jsonReply({ id })
      },
    })
    await screen.findByRole('article')
    expect(said).toEqual([])
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(said).toEqual([seen]))
  })
})

describe('several summaries that were finished while nobody looked', () => {
  const ids = ['1', '2', '3', '4'].map((end) => id.slice(0, -1) + end)
  const items = ids.map((one, at) => item({ id: one, videoTitle: `Video ${at + 1}`, isUnseen: true }))
  const ended = ids.map((historyId) => ({ outcome: 'done' as const, historyId, endedAt }))

  it('are one line over their list, the example stays, and all of them are said to be seen', async () => {
    const { server } = openHome({
      [recent]: () => jsonReply(page({ items, total: 56, unseenCount: 56, ended })),
      [`POST /api/recent/${ids[0]}/seen`]: () => jsonReply({ id: ids[0] }),
      [`GET /api/summaries/${ids[0]}`]: () => jsonReply(result),
    })
    await screen.findByRole('heading', { name: '56 summaries are ready' })
    expect(screen.getAllByText('New')).toHaveLength(3)
    expect(screen.queryByText('Ready while you were away')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Another example' })).toBeDefined()
    expect(screen.getByTestId('place').textContent).toBe('/')
    await waitFor(() =>
      expect(server.calls.filter(({ key }) => key.endsWith('/seen')).map(({ url }) => url.search)).toEqual([
        '?older=true',
      ]),
    )
    expect(server.calls.map(({ key }) => key).filter((key) => key.includes('/api/summaries/'))).toEqual([])
  })
})

describe('a run that failed while nobody looked', () => {
  it('is said with its reason and that it cost nothing, and takes no focus', async () => {
    const said: string[] = []
    const { videoTitle, videoUrl } = summary()
    const ended: Ended = {
      outcome: 'failed',
      runId,
      videoUrl,
      transcriptId: null,
      videoTitle,
      style: 'standard',
      form: 'key-insights',
      language: 'en',
      problem: { code: 'NO_CAPTIONS', title: 'No captions', detail: 'It has none.', remedies: ['paste'] },
      endedAt,
    }
    openHome({
      [recent]: () => jsonReply(page({ ended: [ended] })),
      [`POST /api/recent/${runId}/seen`]: ({ key }) => {
        said.push(key)
        return jsonReply({ id: runId })
      },
    })
    await screen.findByRole('heading', { name: 'No captions' })
    expect(screen.getByText('This one stopped while you were away', { selector: 'p' })).toBeDefined()
    expect(screen.getByText("This didn't use one of your summaries.")).toBeDefined()
    expect(screen.getAllByText(videoTitle)).not.toHaveLength(0)
    await waitFor(() => expect(said).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: 'Close this' }))
    expect(screen.queryByText('It has none.')).toBeNull()
  })
})

describe('the last videos', () => {
  it('lead to their summaries, three at first, and say which are new', async () => {
    const ids = ['1', '2', '3', '4'].map((end) => id.slice(0, -1) + end)
    const items = ids.map((one, index) =>
      item({ id: one, videoTitle: `Video ${index + 1}`, isUnseen: index === 0 }),
    )
    openHome({ [recent]: () => jsonReply(page({ items, total: 4 })) })
    const first = await screen.findByRole('link', { name: 'Video 1' })
    expect(first.getAttribute('href')).toBe(`/v/${ids[0]}`)
    expect(screen.getAllByText('New')).toHaveLength(1)
    expect(screen.queryByRole('link', { name: 'Video 4' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show all 4' }))
    expect(screen.getByRole('link', { name: 'Video 4' })).toBeDefined()
    expect(localStorage.getItem('recentVideos')).toBe('3')
  })

  it('are deleted, and put back', async () => {
    const { server } = openHome({
      [recent]: () => jsonReply(page({ items: [item()], total: 1 })),
      [`DELETE /api/history/${id}`]: () => jsonReply({ undoUntil: endedAt }),
      [`POST /api/history/${id}/restore`]: () => jsonReply({ id }),
    })
    const { videoTitle } = summary()
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${videoTitle}` }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: videoTitle })).toBeDefined()
    expect(server.calls.map(({ key }) => key).slice(-2)).toEqual([
      `DELETE /api/history/${id}`,
      `POST /api/history/${id}/restore`,
    ])
  })

  it('are none where there is none, and free the space that was reserved', async () => {
    openHome({ [recent]: () => jsonReply(page()) })
    await waitFor(() => expect(document.documentElement.dataset['recent']).toBeUndefined())
    expect(screen.queryByText('Your last videos')).toBeNull()
  })

  it('that could not be read can be asked for again', async () => {
    const answers = [problemReply(problem()), problemReply(problem())]
    openHome({
      [recent]: () => answers.shift() ?? jsonReply(page({ items: [item()], total: 1 })),
    })
    await screen.findByText("We couldn't load this list.")
    answers.length = 0
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('link', { name: summary().videoTitle })
  })

  it('for which no space was reserved wait until the user does something', async () => {
    delete document.documentElement.dataset['recent']
    openHome({ [recent]: () => jsonReply(page({ items: [item()], total: 1 })) })
    await waitFor(() => expect(localStorage.getItem('recentVideos')).toBe('1'))
    expect(document.documentElement.dataset['recent']).toBeUndefined()
    expect(screen.queryByText('Your last videos')).toBeNull()
    await userEvent.click(linkInput())
    await screen.findByRole('link', { name: summary().videoTitle })
  })

  it('do not come in before what was finished meanwhile, which takes their place', async () => {
    delete document.documentElement.dataset['recent']
    const summaries = Promise.withResolvers<Response>()
    openHome({
      [recent]: () => jsonReply(away),
      [`GET /api/summaries/${id}`]: () => summaries.promise,
      [seen]: () => jsonReply({ id }),
    })
    await waitFor(() => expect(localStorage.getItem('recentVideos')).toBe('1'))
    await userEvent.click(linkInput())
    expect(screen.queryByText('Your last videos')).toBeNull()
    summaries.resolve(jsonReply(result))
    await screen.findByRole('article')
  })
})
