import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Collection } from '#contract/collections.ts'
import { currentUser } from '../accounts/factories.ts'
import { closeSite, openSite } from '../accounts/open-site.tsx'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { endedCollection } from './factories.ts'

afterEach(closeSite)

const collection: Collection = {
  ...endedCollection,
  state: 'working',
  counts: { total: 42, waiting: 37, working: 2, done: 2, failed: 1, skipped: 0 },
}
const { id } = collection

/** Opens a collection in a window as narrow as a phone. */
function openOnPhone(changed: Partial<Collection> = {}, more: Handlers = {}) {
  const site = openSite(`/collections/${id}`, {
    'GET /api/auth/user': () => jsonReply({ ...currentUser(), canDownload: true }),
    'GET /api/engine': () => jsonReply({ kind: 'model' }),
    [`GET /api/collections/${id}`]: () => jsonReply({ ...collection, ...changed }),
    [`GET /api/collections/${id}/items`]: () => jsonReply({ items: [], total: 42 }),
    [`GET /api/collections/${id}/overview`]: () =>
      jsonReply({ overview: null, isBeingMade: false, canBeMade: false }),
    [`POST /api/collections/${id}/work`]: () => jsonReply({ ...collection, ...changed }),
    ...more,
  })
  const listen = vi.fn<() => void>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 40rem)',
    addEventListener: listen,
    removeEventListener: listen,
  }))
  return site
}

const namesOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

it('the collection offers on a phone what comes next, and the rest in a menu', async () => {
  const { user, server } = openOnPhone()
  await user.click(await screen.findByRole('button', { name: 'Try 1 again' }))
  await waitFor(() =>
    expect(server.calls.findLast(({ key }) => key.startsWith('POST'))?.body).toEqual({ action: 'retry' }),
  )
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  const menu = await screen.findByRole('menu')
  expect(namesOf(within(menu).getAllByRole('menuitem'))).toEqual([
    'Pause',
    'Add videos',
    'Share',
    'Feed',
    'Edit',
    'Save as Markdown',
    'Delete',
  ])
  expect(within(menu).getByRole('menuitem', { name: 'Save as Markdown' }).getAttribute('href')).toBe(
    `/api/collections/${id}/file`,
  )
  await user.click(within(menu).getByRole('menuitem', { name: 'Delete' }))
  const question = await screen.findByText('Delete this collection? Its summaries stay in your history.')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(question)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More actions' })),
  )
})

it('the feed of a collection gets its address with one press, and another one with the next', async () => {
  const path = (letter: string) => `/api/collections/feed/${letter.repeat(22)}`
  const letters = ['a', 'b']
  const { user } = openOnPhone(
    {},
    {
      [`POST /api/collections/${id}/feed-address`]: () =>
        jsonReply({ feedPath: path(letters.shift() ?? '') }),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Feed' }))
  await user.click(await screen.findByRole('button', { name: 'Make an address' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'For your feed reader' })
  expect(field.value).toBe(location.origin + path('a'))
  expect(document.activeElement).toBe(field)
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await waitFor(() => expect(field.value).toBe(location.origin + path('b')))
  expect(await screen.findByText('The feed has a new address')).toBeTruthy()
})

it('the collection offers to go on first where a collection is paused, and to add videos where it has ended', async () => {
  openOnPhone({ state: 'paused' })
  await screen.findByRole('button', { name: 'Go on' })
  expect(screen.queryByRole('button', { name: 'Try 1 again' })).toBeNull()
  closeSite()
  openOnPhone({ state: 'ended', counts: { ...collection.counts, failed: 0 } })
  await screen.findByRole('button', { name: 'Add videos' })
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
})
