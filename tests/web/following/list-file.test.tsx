import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { currentUser } from '../accounts/factories.ts'
import { closeSite, openSite, refuse } from '../accounts/open-site.tsx'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handler } from '../summarize/fake-server.ts'

afterEach(closeSite)

const feed = (name: string) => ({ url: `https://feeds.example/${name}`, title: name, state: 'new' })
const followOf = (url: string) => ({
  id: '5c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
  kind: 'podcast',
  title: null,
  url,
  followedAt: '2026-01-01T03:04:05.000Z',
  checkedAt: null,
  newestAt: null,
  isFailing: false,
  form: { id: 'key-insights', name: 'Key insights', keyInsightsBecause: null },
  waiting: 0,
  leftOut: 0,
})
const file = new File(['<opml/>'], 'feeds.opml', { type: 'text/x-opml' })

/** Opens the page Following of an account with room for `max`, and a file that names these sources. */
async function bring(sources: readonly object[], { max = 25, follow }: { max?: number; follow: Handler }) {
  const site = openSite('/following', {
    'GET /api/auth/user': () => jsonReply(currentUser()),
    'GET /api/follows': () => jsonReply({ follows: [], max }),
    'GET /api/digests': () => jsonReply({ settings: null, items: [], total: 0, nextCursor: null }),
    'POST /api/follows/file': () => jsonReply({ sources }),
    'POST /api/follows': follow,
  })
  const button = await screen.findByRole('button', { name: 'Follow from a file (OPML)' })
  const input = button.parentElement?.parentElement?.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file')
  await site.user.upload(input, file)
  return site
}

const urlOf = (body: unknown) => String(Reflect.get(Object(body), 'url'))
const followed: Handler = ({ body }) => jsonReply(followOf(urlOf(body)), 201)

it('the sources of a file are followed one by one, what fits; what is none of ours is named', async () => {
  const sources = [
    feed('a'),
    feed('b'),
    feed('c'),
    { url: 'https://feeds.example/known', title: 'Known', state: 'followed' },
    { url: 'gopher://old', title: 'Old', state: 'refused' },
  ]
  const { user, server } = await bring(sources, { max: 2, follow: followed })
  const found = await screen.findByText(
    '5 sources in this file. You follow 1 of them already. You can follow 2, so 2 of the others fit.',
  )
  expect(document.activeElement).toBe(found)
  expect(screen.getByText('Not a channel, a playlist or a feed:').nextSibling?.textContent).toBe('Old')
  await user.click(screen.getByRole('button', { name: 'Follow 2' }))
  expect((await screen.findByText('Followed 2 of 2')).tagName).toBe('OUTPUT')
  const asked = server.calls.filter(({ key }) => key === 'POST /api/follows').map(({ body }) => urlOf(body))
  expect(asked).toEqual(['https://feeds.example/a', 'https://feeds.example/b'])
})

it('a source that is no feed is named with its reason, and one that has to wait is asked for again', async () => {
  let refusals = 1
  const follow: Handler = (call) => {
    if (urlOf(call.body).endsWith('b')) return refuse(422, 'FEED_UNREADABLE', 'This is no feed.')
    if (refusals === 0) return followed(call)
    refusals -= 1
    return refuse(429, 'RATE_LIMITED', 'You can follow 20 sources a minute.', { retryAfterSeconds: 0 })
  }
  const { user } = await bring([feed('a'), feed('b')], { follow })
  await user.click(await screen.findByRole('button', { name: 'Follow 2' }))
  await screen.findByText('Followed 1 of 2')
  const failed = screen.getByText('Could not be followed:').parentElement
  expect(within(failed ?? document.body).getByRole('listitem').textContent).toBe('b: This is no feed.')
})

it('following ends where the plan has no room left', async () => {
  const { user, server } = await bring([feed('a'), feed('b')], {
    follow: () => refuse(403, 'FOLLOW_LIMIT', 'Unfollow one to add another.'),
  })
  await user.click(await screen.findByRole('button', { name: 'Follow 2' }))
  await screen.findByText('a: Unfollow one to add another.')
  expect(server.calls.filter(({ key }) => key === 'POST /api/follows')).toHaveLength(1)
})
