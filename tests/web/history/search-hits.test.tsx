import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { HistoryItem } from '#contract/history.ts'
import { HistoryPage } from '#web/features/history/history-page.tsx'
import { insight } from '../summarize/factories.ts'
import { jsonReply } from '../summarize/fake-server.ts'
import { closePage, historyItem, openPage, pageOf } from './open-list.tsx'

afterEach(closePage)

const { id } = historyItem()
const lines = [
  'The moon is far.',
  'Rockets reach the moon.',
  'A moon rocket is large.',
  'The Moon again.',
  'Mars.',
]
const insights = lines.map((text, index) => insight({ text, second: 60 * index + 0.9 }))

async function search(query: string, item: Partial<HistoryItem> = {}) {
  const { user } = openPage(<HistoryPage />, {
    'GET /api/history': () => jsonReply(pageOf([historyItem({ gist: null, insights, ...item })])),
  })
  await screen.findByRole('article')
  await user.type(screen.getByRole('searchbox'), query)
  return within(screen.getByRole('article'))
}

describe('what a search of the history found', () => {
  it('is three lines of the summary, those with most of the words first, each a link to its second', async () => {
    const item = await search('moon rocket')
    const links = within(item.getByRole('list', { name: 'What was found' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '1:00Rockets reach the moon.',
      '2:00A moon rocket is large.',
      '0:00The moon is far.',
    ])
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/v/${id}?t=60s`,
      `/v/${id}?t=120s`,
      `/v/${id}?t=0s`,
    ])
    const marks = [...(links[1]?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)
    expect(marks).toEqual(['moon', 'rocket'])
  })

  it('takes no sign of the search for more than a sign', async () => {
    const item = await search('c++ (moon)', { timings: 'estimated' })
    expect(within(item.getByRole('list', { name: 'What was found' })).getAllByRole('link')).toHaveLength(3)
    expect(item.getByText(/^~0:00$/)).toBeTruthy()
  })

  it('is said to be only spoken where no line of the summary has it', async () => {
    const item = await search('texas')
    expect(item.queryByRole('list', { name: 'What was found' })).toBeNull()
    const link = item.getByRole('link', { name: 'Said in the video, not in its summary' })
    expect(link.getAttribute('href')).toBe(`/v/${id}`)
  })
})
