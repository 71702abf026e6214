import { screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { HistoryPage } from '#web/features/history/history-page.tsx'
import { jsonReply } from '../summarize/fake-server.ts'
import { closePage, historyItem, openPage, pageOf } from './open-list.tsx'

afterEach(closePage)

function Address() {
  return <p data-testid="address">{useLocation().search}</p>
}

function open(path: string) {
  return openPage(
    <>
      <HistoryPage />
      <Address />
    </>,
    { 'GET /api/history': () => jsonReply(pageOf([historyItem()])) },
    path,
  )
}
const address = () => screen.getByTestId('address').textContent

it('search and order of a list are in its address', async () => {
  const { user } = open('/history')
  await user.type(await screen.findByRole('searchbox'), 'moon')
  await user.selectOptions(screen.getByLabelText('Sort'), 'oldest')
  await waitFor(() => expect(address()).toBe('?q=moon&sort=oldest'))
})

it('an address with a search and an order opens the list so', async () => {
  const { server } = open('/history?q=moon&sort=title')
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('moon')
  expect(screen.getByLabelText<HTMLSelectElement>('Sort').value).toBe('title')
  const [first] = server.calls
  expect([first?.url.searchParams.get('q'), first?.url.searchParams.get('sort')]).toEqual(['moon', 'title'])
})
