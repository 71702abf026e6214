import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { libraryCache, switchedOffCache } from '#product/offline.ts'
import { closeSite, openSite } from './open-site.tsx'

/** The caches of a browser by their names, each with its answers by their paths. */
let stored: Map<string, Map<string, string>>

function cacheOf(name: string) {
  const entries = stored.get(name) ?? new Map<string, string>()
  stored.set(name, entries)
  return {
    keys: async () => await Promise.resolve([...entries.keys()].map((path) => new Request(path))),
    match: async ({ url }: Request) => await Promise.resolve(new Response(entries.get(url))),
  }
}

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('caches', {
    has: async (name: string) => await Promise.resolve(stored.has(name)),
    open: async (name: string) => await Promise.resolve(cacheOf(name)),
    delete: async (name: string) => await Promise.resolve(stored.delete(name)),
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} })
})

afterEach(() => {
  closeSite()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const visitor = { isKnown: false }

it('the account page says to a visitor what this browser stores, and deletes it', async () => {
  const summary = 'http://localhost/api/summaries/0198c1f2-0000-7000-8000-000000000001'
  stored.set(libraryCache, new Map([[summary, 'x'.repeat(2000)]]))
  const { user } = openSite('/account', {}, visitor)
  expect(await screen.findByText('1 result is stored here, 2 kB in all.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete and stop storing' }))
  expect(await screen.findByText('This browser stores none of your results.')).toBeTruthy()
  expect([...stored.keys()]).toEqual([switchedOffCache])
  await user.click(screen.getByRole('button', { name: 'Store them again' }))
  await waitFor(() => expect([...stored.keys()]).toEqual([]))
})

it('the account page says to a visitor that nothing is stored', async () => {
  openSite('/account', {}, visitor)
  expect(await screen.findByText('Nothing is stored here yet.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Offline reading' })).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Login' })).toBeTruthy()
})
