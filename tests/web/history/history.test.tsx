import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { HistoryPage } from '#web/features/history/history-page.tsx'
import { setAccount } from '#web/session/account-state.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { currentUser } from '../accounts/factories.ts'
import { openDialog } from '../stores.ts'
import { problem } from '../summarize/factories.ts'
import { jsonReply, problemReply } from '../summarize/fake-server.ts'
import type { Handler, Handlers } from '../summarize/fake-server.ts'
import { closePage, historyItem, openPage, pageOf } from './open-list.tsx'

const call = 'GET /api/history'
const open = (answer: Handler, more: Handlers = {}) => openPage(<HistoryPage />, { [call]: answer, ...more })

afterEach(closePage)

describe('the history', () => {
  it('lists a summary with all that is known of it', async () => {
    const { user } = open(() => jsonReply(pageOf([historyItem({ isShared: true })])))
    expect(screen.getByText('Loading your history...')).toBeTruthy()
    const item = await screen.findByRole('article', { name: historyItem().videoTitle })
    expect(within(item).getByText('NASA Video · 18:15 · 4 sec read')).toBeTruthy()
    expect(within(item).getByText(formatMoment(historyItem().createdAt))).toBeTruthy()
    expect(within(item).getByText('Shared')).toBeTruthy()
    const dots = [...item.querySelectorAll<HTMLElement>('[data-map] span')]
    expect(dots.map(({ style }) => Math.round(Number.parseFloat(style.left)))).toEqual([48])
    const opener = within(item).getByRole('button', { name: 'Read here' })
    expect(within(item).queryByRole('heading', { name: 'Key Insights' })).toBeNull()
    await user.click(opener)
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    expect(within(item).getByRole('heading', { name: 'Key Insights' })).toBeTruthy()
    expect(within(item).getAllByText(historyItem().summary)).not.toHaveLength(0)
    expect(within(item).getByRole('link', { name: historyItem().videoTitle }).getAttribute('href')).toBe(
      `/v/${historyItem().id}`,
    )
    expect(within(item).getByRole('link', { name: 'Watch' }).getAttribute('target')).toBe('_blank')
    expect(screen.getByText('1 summary')).toBeTruthy()
  })

  it('says of each insight how it was checked and what differs, and counts them', async () => {
    const [first] = historyItem().insights
    if (first === undefined) throw new Error('The sample has no insight')
    const differences = [{ kind: 'number' as const, stated: '25', said: '70' }]
    const lie = {
      ...first,
      text: 'They saved 25 per cent.',
      state: 'differs' as const,
      findings: { ...first.findings, agreement: 'differs' as const, differences },
    }
    const { user } = open(() => jsonReply(pageOf([historyItem({ insights: [first, lie] })])))
    const item = await screen.findByRole('article')
    await user.click(within(item).getByRole('button', { name: 'Read here' }))
    expect(within(item).getByText('1 of 2 insights verified, 1 differs')).toBeTruthy()
    const [honest, lying] = within(item).getAllByRole('listitem')
    expect(honest?.textContent).toContain('Verified at 8:44')
    expect(lying?.textContent).toContain('Differs from what is said at 8:44')
    expect(lying?.textContent).toContain('The line says 25; the video says 70.')
    expect(lying?.querySelector('mark')?.textContent).toBe('25')
  })

  it('tells one without a title apart by its id', async () => {
    open(() => jsonReply(pageOf([historyItem({ videoTitle: 'YouTube Video' })])))
    expect(await screen.findByRole('heading', { name: 'Video 0f0e9a52' })).toBeTruthy()
  })

  it('leads to the first summary when there is none', async () => {
    open(() => jsonReply(pageOf([])))
    expect(await screen.findByRole('heading', { name: 'No History Yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Start Summarizing' }).getAttribute('href')).toBe('/')
  })

  it('says so when it cannot be fetched, and tries again', async () => {
    let isDown = true
    const { user } = open(() =>
      isDown ? problemReply(problem({ status: 500, code: 'INTERNAL' })) : jsonReply(pageOf([historyItem()])),
    )
    expect(await screen.findByText('Unable to load history. Please try again later.')).toBeTruthy()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  it('counts what the plan does not keep in view', async () => {
    open(() => jsonReply(pageOf([historyItem()], { beyond: { count: 3, windowDays: 7 } })))
    expect(await screen.findByText(/3 more summaries are older than the 7 days/)).toBeTruthy()
  })

  it('searches, sorts, and says when nothing was found', async () => {
    const { server, user } = open(({ url }) =>
      jsonReply(pageOf(url.searchParams.get('q') === 'mars' ? [] : [historyItem()])),
    )
    await screen.findByRole('article')
    await user.selectOptions(screen.getByLabelText('Sort'), 'By title')
    await waitFor(() => expect(server.calls.at(-1)?.url.searchParams.get('sort')).toBe('title'))
    await user.type(screen.getByRole('searchbox'), 'mars')
    expect(await screen.findByText(/Nothing contains/)).toBeTruthy()
    expect(server.calls.length).toBeLessThan(6)
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  it('leaves the search where it is when it cannot be fetched', async () => {
    let isDown = false
    const { user } = open(() =>
      isDown ? Promise.reject(new TypeError('Failed to fetch')) : jsonReply(pageOf([historyItem()])),
    )
    await screen.findByRole('article')
    isDown = true
    const field = screen.getByRole<HTMLInputElement>('searchbox')
    await user.type(field, 'moon')
    expect(await screen.findByText('Unable to load history. Please try again later.')).toBeTruthy()
    expect(screen.getByRole('searchbox')).toBe(field)
    expect(field.value).toBe('moon')
    expect(document.activeElement).toBe(field)
  })

  it('goes on page after page', async () => {
    const second = historyItem({ id: '1f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11', videoTitle: 'Second' })
    const { user } = open(({ url }) =>
      jsonReply(
        url.searchParams.get('cursor') === 'next'
          ? pageOf([second], { total: 2 })
          : pageOf([historyItem()], { total: 2, nextCursor: 'next' }),
      ),
    )
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('article', { name: 'Second' })).toBeTruthy()
    expect(screen.getByText('2 summaries')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('keeps the list when more of it could not be fetched, and tries again', async () => {
    const second = historyItem({ id: '1f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11', videoTitle: 'Second' })
    const answers = [
      () => jsonReply(pageOf([historyItem()], { total: 2, nextCursor: 'next' })),
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => jsonReply(pageOf([second], { total: 2 })),
    ]
    const { user } = open(() => answers.shift()?.() ?? Response.error())
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect((await screen.findByRole('alert')).textContent).toBe("More of the list couldn't be loaded.")
    expect(screen.getByRole('article')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article', { name: 'Second' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leads to the devices as long as one of them has to be removed', async () => {
    const { user } = open(() =>
      problemReply(problem({ status: 403, code: 'DEVICE_LIMIT', detail: 'Too many.', remedies: [] })),
    )
    await user.click(await screen.findByRole('button', { name: 'Manage Devices' }))
    expect(openDialog()).toEqual({ name: 'devices' })
  })

  it('lets those download whose plan has it, and shows others the way', async () => {
    setAccount({ status: 'signed-in', user: currentUser({ canDownload: true }) })
    const { user } = open(() => jsonReply(pageOf([historyItem()])))
    await user.click(await screen.findByRole('button', { name: 'Read here' }))
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
    act(() => setAccount({ status: 'signed-in', user: currentUser() }))
    expect((await screen.findByRole('link', { name: 'Download with Pro' })).getAttribute('href')).toBe(
      '/pricing',
    )
  })

  it('takes one off the list, and puts it back where it was', async () => {
    const { id } = historyItem()
    const { user } = open(() => jsonReply(pageOf([historyItem()])), {
      [`DELETE /api/history/${id}`]: () => jsonReply({ undoUntil: '2026-11-22T00:00:00.000Z' }),
      [`POST /api/history/${id}/restore`]: () => jsonReply({ id }),
    })
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(screen.queryByRole('article')).toBeNull()
    expect(document.activeElement).toBe(undo)
    expect(screen.getByText('0 summaries')).toBeTruthy()
    await user.click(undo)
    expect(await screen.findByText('1 summary')).toBeTruthy()
    expect(await screen.findByRole('article')).toBeTruthy()
  })
})
