import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { summaryFormatIds } from '#product/summary-formats.ts'
import { HistoryPage } from '#web/features/history/history-page.tsx'
import { setAccount } from '#web/session/account-state.ts'
import { fileQuery } from '#web/text/addresses.ts'
import { currentUser } from '../accounts/factories.ts'
import { jsonReply } from '../summarize/fake-server.ts'
import { closePage, historyItem, openPage, pageOf } from './open-list.tsx'

afterEach(() => {
  localStorage.clear()
  closePage()
})

async function open(canDownload: boolean, path = '/history') {
  setAccount({ status: 'signed-in', user: currentUser({ canDownload }) })
  const page = openPage(
    <HistoryPage />,
    { 'GET /api/history': () => jsonReply(pageOf([historyItem()])) },
    path,
  )
  await screen.findByRole('searchbox')
  return page
}

it('the menu offers all formats of what is listed, and the last choice comes first the next time', async () => {
  const { user } = await open(true, '/history?q=moon')
  await user.click(await screen.findByRole('button', { name: 'Export these' }))
  const links = within(screen.getByRole('list', { name: 'Export as' })).getAllByRole<HTMLAnchorElement>(
    'link',
  )
  expect(links.map(({ textContent }) => textContent)).toHaveLength(summaryFormatIds.length)
  const anki = links.find(({ textContent }) => textContent === 'Anki cards')
  expect(anki?.getAttribute('href')).toBe('/api/history/file?format=anki&q=moon')
  anki?.addEventListener('click', (event) => event.preventDefault())
  if (anki !== undefined) await user.click(anki)
  await user.click(screen.getByRole('button', { name: 'Export these' }))
  await user.click(screen.getByRole('button', { name: 'Export these' }))
  const again = within(screen.getByRole('list', { name: 'Export as' })).getAllByRole('link')
  expect(again[0]?.textContent).toBe('Anki cards')
})

it('the menu says which plans export where this one does not, and offers citations and chapters, which every plan has', async () => {
  const { user } = await open(false)
  await user.click(await screen.findByRole('button', { name: 'Export all' }))
  expect(screen.getByText(/Downloading summaries comes with/)).toBeTruthy()
  const links = within(screen.getByRole('list', { name: 'Export as' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['BibTeX citation', 'CSL citation', 'Chapters'])
})

it('the menu asks for the language of the page beside what is listed, where that is not English', () => {
  expect(fileQuery({ format: 'anki', q: 'moon' }, 'hi')).toBe('?format=anki&q=moon&labels=hi')
  expect([fileQuery({}, 'hi'), fileQuery({}, 'en')]).toEqual(['?labels=hi', ''])
})
