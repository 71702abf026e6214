import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { HistoryHit, HistoryItem } from '#contract/history.ts'
import { HistoryPage } from '#web/features/history/history-page.tsx'
import { jsonReply } from '../summarize/fake-server.ts'
import { closePage, historyItem, openPage, pageOf } from './open-list.tsx'

afterEach(closePage)

const { id } = historyItem()
const hit = (overrides: Partial<HistoryHit> = {}): HistoryHit => ({
  text: 'Rockets reach the moon.',
  second: 60.9,
  state: 'verified',
  isSpoken: false,
  words: ['Rockets', 'moon'],
  ...overrides,
})

async function openFound(item: Partial<HistoryItem>) {
  openPage(<HistoryPage />, {
    'GET /api/history': () => jsonReply(pageOf([historyItem({ gist: null, insights: [], ...item })])),
  })
  return within(await screen.findByRole('article'))
}

describe('what a search of the history found', () => {
  it('is shown line by line, its words lit, each a link to its second', async () => {
    const item = await openFound({ hits: [hit(), hit({ text: 'The moon.', second: null, words: ['moon'] })] })
    const links = within(item.getByRole('list', { name: 'What was found' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['1:00Rockets reach the moon.', 'The moon.'])
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/v/${id}?t=60s`, `/v/${id}`])
    const marks = [...(links[0]?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)
    expect(marks).toEqual(['Rockets', 'moon'])
  })

  it('says who speaks', async () => {
    const item = await openFound({ hits: [hit({ speaker: 'Priya Shah' })] })
    expect(item.getByRole('link', { name: /Priya Shah.*Rockets/ })).toBeTruthy()
  })

  it('stands before the map of the video and what can be done with it', async () => {
    const item = await openFound({ hits: [hit()] })
    const list = item.getByRole('list', { name: 'What was found' })
    const actions = item.getByRole('button', { name: 'Read here' })
    expect(list.compareDocumentPosition(actions) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  it('is quoted where it was only spoken, and about its time where times are estimated', async () => {
    const spoken = hit({ text: 'We go to Texas.', words: ['Texas'], state: 'quoted', isSpoken: true })
    const item = await openFound({ hits: [spoken], timings: 'estimated' })
    expect(item.getByText(/^~1:00$/)).toBeTruthy()
    expect(item.getByRole('link', { name: /Texas/ }).querySelector('q')?.textContent).toBe('We go to Texas.')
  })

  it('says of a line that is wrong that it is', async () => {
    const item = await openFound({
      hits: [hit({ state: 'differs' }), hit({ text: 'No.', state: 'not-found' })],
    })
    const links = within(item.getByRole('list', { name: 'What was found' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '1:00Rockets reach the moon. Differs',
      '1:00No. Not found',
    ])
  })
})
