import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { currentToast } from '#web/ui/toast-store.ts'
import { currentUser } from '../accounts/factories.ts'
import { closeSite, openSite, refuse } from '../accounts/open-site.tsx'
import { jsonReply } from '../summarize/fake-server.ts'

afterEach(closeSite)

const id = '5c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11'
const follow = {
  id,
  kind: 'channel',
  title: 'NASA',
  url: 'https://www.youtube.com/@NASA',
  followedAt: '2026-01-01T03:04:05.000Z',
  checkedAt: null,
  newestAt: null,
  isFailing: false,
  form: { id: 'key-insights', name: 'Key insights', keyInsightsBecause: null },
  waiting: 0,
  leftOut: 0,
}

/** Opens the page of a user who follows one channel, and asks to unfollow it. */
async function askToUnfollow(answer: () => Response) {
  const follows = [follow]
  const site = openSite('/following', {
    'GET /api/auth/user': () => jsonReply(currentUser()),
    'GET /api/follows': () => jsonReply({ follows, max: 3 }),
    'GET /api/digests': () => jsonReply({ settings: null, items: [], total: 0, nextCursor: null }),
    [`DELETE /api/follows/${id}`]: () => {
      follows.length = 0
      return answer()
    },
  })
  await site.user.click(await screen.findByRole('button', { name: 'Unfollow NASA' }))
  expect(document.activeElement?.textContent).toContain('Unfollow it?')
  return site
}

it('the page says how many new videos were left out of a source that brings more than a day has', async () => {
  openSite('/following', {
    'GET /api/auth/user': () => jsonReply(currentUser()),
    'GET /api/follows': () => jsonReply({ follows: [{ ...follow, leftOut: 9970 }], max: 3 }),
    'GET /api/digests': () => jsonReply({ settings: null, items: [], total: 0, nextCursor: null }),
  })
  expect(await screen.findByText(/^9,970 left out in the last 7 days: .* the newest 30 a day/)).toBeTruthy()
})

it('the page gives the focus back to the button when the answer is no', async () => {
  const { user, server } = await askToUnfollow(() => new Response(null, { status: 204 }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Unfollow NASA' }))
  expect(server.calls.some(({ key }) => key.startsWith('DELETE'))).toBe(false)
})

it('the page takes what was unfollowed in another tab off the list as well', async () => {
  const { user } = await askToUnfollow(() => refuse(404, 'NOT_FOUND', 'No such follow.'))
  await user.click(screen.getByRole('button', { name: 'Unfollow' }))
  await waitFor(() => expect(screen.queryByText('NASA')).toBeNull())
  expect(currentToast()?.title).toBe('Unfollowed')
})

it('the page says no more than it knows where the server refuses it', async () => {
  const { user } = await askToUnfollow(() => refuse(403, 'FORBIDDEN', 'The call came from another site.'))
  await user.click(screen.getByRole('button', { name: 'Unfollow' }))
  await waitFor(() => expect(currentToast()?.description).toBe('The call came from another site.'))
})
