import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { StoredList } from '#contract/playlists.ts'
import { currentUser } from '../accounts/factories.ts'
import { closeSite, openSite } from '../accounts/open-site.tsx'
import { jsonReply } from '../summarize/fake-server.ts'

afterEach(closeSite)

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
