import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { StoredList } from '#contract/playlists.ts'
import { currentUser } from '../accounts/factories.ts'
import { closeSite, openSite } from '../accounts/open-site.tsx'
import { historyItem, pageOf } from '../history/open-list.tsx'
import { jsonReply } from '../summarize/fake-server.ts'
import { endedCollection } from './factories.ts'

afterEach(closeSite)

const { id } = endedCollection
const idOf = (nth: number) => `0f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d${String(nth).padStart(2, '0')}`
const own = (nth: number) => historyItem({ id: idOf(nth), videoTitle: `Interview ${nth}` })
const collected = {
  id: idOf(90),
  videoId: null,
  title: 'Interview 1',
  channel: null,
  durationSeconds: null,
  state: 'done' as const,
  problem: null,
  historyId: idOf(1),
  form: null,
  line: null,
  lineSeconds: [],
}

it('the dialog pages through all of the history, says what is in already, and adds the rest', async () => {
  const pages = [1, 11].map((first) => Array.from({ length: 10 }, (_, at) => own(first + at)))
  let asked = 0
  const { user, server } = openSite(`/collections/${id}`, {
    'GET /api/auth/user': () => jsonReply(currentUser()),
    'GET /api/engine': () => jsonReply({ kind: 'model' }),
    [`GET /api/collections/${id}`]: () => jsonReply(endedCollection),
    [`GET /api/collections/${id}/items`]: () => jsonReply({ items: [collected], total: 1 }),
    [`GET /api/collections/${id}/overview`]: () =>
      jsonReply({ overview: null, isBeingMade: false, canBeMade: false }),
    'GET /api/history': () => {
      const items = pages[asked] ?? []
      asked += 1
      return jsonReply(pageOf(items, { total: 20, nextCursor: asked === 1 ? 'second' : null }))
    },
    [`POST /api/collections/${id}/items`]: () => jsonReply(endedCollection),
  })
  await user.click(await screen.findByRole('button', { name: 'Add videos' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add videos' }))
  const known = await dialog.findByRole('checkbox', { name: /^Interview 1 .*already in/ })
  expect(known).toMatchObject({ checked: true, disabled: true })
  await user.click(dialog.getByRole('button', { name: 'Show more' }))
  await user.click(await dialog.findByRole('checkbox', { name: /^Interview 20/ }))
  expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull()
  const last = server.calls.findLast(({ key }) => key === 'GET /api/history')
  expect(last?.url.searchParams.get('cursor')).toBe('second')
  await user.click(dialog.getByRole('button', { name: 'Add 1 video' }))
  const added = server.calls.findLast(({ key }) => key.startsWith('POST'))
  expect(added?.body).toEqual({ add: [idOf(20)] })
})

const url = 'https://www.youtube.com/playlist?list=PLlectures'

/** A list of three lectures, of which the first two are shown at first. */
const list: StoredList = {
  id: '5d3c1b0a-1111-4c39-9a75-0f6f6b3c1d11',
  list: { kind: 'playlist', id: 'PLlectures', url, title: 'Lectures', owner: null, videoCount: 3 },
  total: 3,
  yours: 0,
  isWhole: true,
  videos: [1, 2].map((number) => ({
    videoId: `lecture-00${number}`,
    title: `Lecture ${number}`,
    channel: null,
    durationSeconds: null,
    publishedText: null,
    state: 'playable',
    historyId: null,
  })),
}

it.each([
  ['has no end', { isWhole: false, total: 1000 }],
  ['has more than a collection takes', { isWhole: true, total: 5000 }],
])('proposes the fewest videos of a list that %s', async (_what, facts) => {
  openSite(`/collections/new?url=${encodeURIComponent(url)}`, {
    'GET /api/auth/user': () => jsonReply(currentUser()),
    'POST /api/playlists': () => jsonReply({ ...list, ...facts }),
  })
  expect(await screen.findByRole('radio', { name: 'First 10' })).toHaveProperty('checked', true)
  expect(screen.getByRole('button', { name: 'Summarize 10 videos' })).toBeTruthy()
})

it('the choice leaves out a video of all that is unticked, and with it what was never shown', async () => {
  const { user } = openSite(`/collections/new?url=${encodeURIComponent(url)}`, {
    'GET /api/auth/user': () => jsonReply(currentUser()),
    'POST /api/playlists': () => jsonReply(list),
  })
  const first = await screen.findByRole('checkbox', { name: 'Lecture 1' })
  expect(screen.getByRole('button', { name: 'Summarize 3 videos' })).toBeTruthy()
  await user.click(first)
  expect(first).toHaveProperty('checked', false)
  expect(screen.getByRole('checkbox', { name: 'Lecture 2' })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: 'Only those I tick' })).toHaveProperty('checked', true)
  expect(screen.getByRole('button', { name: 'Summarize 1 video' })).toBeTruthy()
})
