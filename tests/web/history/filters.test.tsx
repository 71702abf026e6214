import { screen, waitFor, within } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HistoryPage } from '#web/features/history/history-page.tsx'
import { jsonReply } from '../summarize/fake-server.ts'
import { closePage, historyItem, openPage, pageOf } from './open-list.tsx'

afterEach(closePage)

const choices = {
  channel: [{ value: 'NASA Video', name: 'NASA Video', count: 7 }],
  language: [{ value: 'de', name: 'de', count: 2 }],
  form: [{ value: 'meeting', name: 'Meeting', count: 1 }],
}

function Address() {
  const navigate = useNavigate()
  return (
    <>
      <p data-testid="address">{useLocation().search}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}
const address = () => screen.getByTestId('address').textContent

function open(path = '/history', page: object = pageOf([historyItem()], { choices })) {
  return openPage(
    <>
      <HistoryPage />
      <Address />
    </>,
    { 'GET /api/history': () => jsonReply(page) },
    path,
  )
}

describe('the filters of the history', () => {
  it('are asked of the server, are in the address, and each is a step on the way back', async () => {
    const { server, user } = open()
    const asked = () => Object.fromEntries(server.calls.at(-1)?.url.searchParams ?? [])
    await user.selectOptions(await screen.findByLabelText('Channel'), 'NASA Video (7)')
    await waitFor(() => expect(asked()).toMatchObject({ channel: 'NASA Video' }))
    await user.selectOptions(screen.getByLabelText('Language'), 'German (2)')
    await user.selectOptions(screen.getByLabelText('Kind of summary'), 'Meeting (1)')
    expect(address()).toBe('?channel=NASA+Video&language=de&form=meeting')
    await waitFor(() => expect(asked()).toMatchObject({ language: 'de', form: 'meeting' }))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(address()).toBe('?channel=NASA+Video&language=de')
    expect(screen.getByLabelText<HTMLSelectElement>('Kind of summary').value).toBe('')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe('')
  })

  it('hold the days that were chosen, in the zone of the reader', async () => {
    const { server } = open('/history?from=2026-11-01&to=2026-11-02&q=moon')
    await screen.findByRole('article')
    const { searchParams } = server.calls[0]?.url ?? new URL('about:blank')
    expect(searchParams.get('from')).toBe(new Date(2026, 10, 1).toISOString())
    expect(searchParams.get('until')).toBe(new Date(2026, 10, 3).toISOString())
    expect(screen.getByLabelText('Month')).toHaveProperty('value', '2026-11-01 2026-11-02')
    expect(screen.getByRole('option', { name: 'Nov 1 to Nov 2' })).toBeTruthy()
    expect(screen.getByText('1 summary found')).toBeTruthy()
  })

  it('are whole months by their names, the newest first, then years', async () => {
    vi.setSystemTime(new Date(2026, 1, 10))
    const { user } = open()
    const month = await screen.findByLabelText('Month')
    const names = within(month)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names.slice(0, 3)).toEqual(['Any month', 'February 2026', 'January 2026'])
    expect(names.slice(-4)).toEqual(['2025', '2024', '2023', '2022'])
    await user.selectOptions(month, 'February 2026')
    expect(address()).toBe('?from=2026-02-01&to=2026-02-28')
    await user.selectOptions(month, 'Any month')
    expect(address()).toBe('')
    vi.useRealTimers()
  })

  it('are behind one button while the list is short, and beside it once it is long', async () => {
    open()
    const shortList = await screen.findByRole('group', { name: 'Filters', hidden: true })
    expect(shortList.className.split(' ')).toContain('hidden')
    expect(within(shortList).getByLabelText('Sort')).toBeTruthy()
    closePage()
    open(
      '/history',
      pageOf(
        Array.from({ length: 11 }, (_item, n) =>
          historyItem({ id: `3c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b${10 + n}` }),
        ),
      ),
    )
    const longList = await screen.findByRole('group', { name: 'Filters', hidden: true })
    expect(longList.className.split(' ')).toContain('sm:flex')
    expect(within(longList).queryByLabelText('Sort')).toBeNull()
  })

  it('leave out of an address what is no day', async () => {
    const { server } = open('/history?from=yesterday&to=1')
    await screen.findByRole('article')
    expect(server.calls[0]?.url.searchParams.has('from')).toBe(false)
    expect(server.calls[0]?.url.searchParams.has('until')).toBe(false)
  })

  it('say which of them hides all, and give way', async () => {
    const hiddenBy = [{ filter: 'language', count: 17 }]
    const { user } = open('/history?channel=NASA+Video&language=de', pageOf([], { choices, hiddenBy }))
    expect(await screen.findByText(/hides all 17 matches/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Without German (17)' }))
    expect(address()).toBe('?channel=NASA+Video')
  })

  it('say when no single one of them hides all', async () => {
    const { user } = open('/history?channel=Nobody&q=mars', pageOf([], { choices }))
    expect(await screen.findByText('Nothing matches all of this together.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLSelectElement>('Channel').value).toBe('Nobody')
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(address()).toBe('')
    expect(screen.queryByDisplayValue('mars')).toBeNull()
  })

  it('narrow what is exported as well', async () => {
    const { user } = open('/history?channel=NASA+Video')
    expect(await screen.findByRole('button', { name: 'Export these' })).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Channel'), 'All channels')
    expect(await screen.findByRole('button', { name: 'Export all' })).toBeTruthy()
  })

  it('the search of the way back is in its field again', async () => {
    const { user } = open('/history?q=moon')
    await user.selectOptions(await screen.findByLabelText('Channel'), 'NASA Video (7)')
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(address()).toBe('?channel=NASA+Video'))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('moon')
  })
})

describe('the compact view of the history', () => {
  it('has a line a summary, fifty a page, and is remembered', async () => {
    const { server, user } = open()
    await user.click(await screen.findByRole('button', { name: 'Compact' }))
    await waitFor(() => expect(server.calls.at(-1)?.url.searchParams.get('limit')).toBe('50'))
    const row = await screen.findByRole('article', { name: historyItem().videoTitle })
    expect(within(row).getByText('NASA Video')).toBeTruthy()
    expect(within(row).getByText('1 of 1 insight verified')).toBeTruthy()
    expect(localStorage.getItem('precis.history-view')).toBe('compact')
  })

  it('opens a row in its place', async () => {
    localStorage.setItem('precis.history-view', 'compact')
    const { user } = open()
    const title = historyItem().videoTitle
    const opener = await screen.findByRole('button', { name: `Read ${title} here` })
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
    await user.click(opener)
    expect(document.activeElement).toBe(opener)
    const row = within(screen.getByRole('article', { name: title }))
    expect(row.getByRole('heading', { name: 'Key Insights' })).toBeTruthy()
    for (const name of ['Copy', 'Share', 'Delete']) expect(row.getByRole('button', { name })).toBeTruthy()
    await user.click(row.getByRole('button', { name: `Close ${title}` }))
    expect(row.queryByRole('heading', { name: 'Key Insights' })).toBeNull()
  })
})
