import { expect, it } from 'vitest'
import { contract } from '#contract/api.ts'
import { changedResult, changesReader, isStored, listedIds, transcriptOf } from '#web/worker/calls.ts'

const calls = Object.keys(contract).map((key) => {
  const [method = '', path = ''] = key.split(' ')
  return { key, method, path: path.replaceAll(/:\w+/g, '0f3a1c70-f81c-4fd3-9205-4ccbec467878') }
})

it('no call that changes something, gives a file or is for administrators is stored', () => {
  const stored = calls.filter(({ method, path }) => method === 'GET' && isStored(path))
  expect(stored.map(({ key }) => key).toSorted()).toMatchInlineSnapshot(`
    [
      "GET /api/auth/user",
      "GET /api/collections",
      "GET /api/collections/:id",
      "GET /api/collections/:id/items",
      "GET /api/collections/:id/overview",
      "GET /api/digests",
      "GET /api/digests/:id",
      "GET /api/engine",
      "GET /api/follows",
      "GET /api/forms",
      "GET /api/history",
      "GET /api/history/:id/highlights",
      "GET /api/history/:id/questions",
      "GET /api/library",
      "GET /api/recent",
      "GET /api/runs",
      "GET /api/summaries/:id",
      "GET /api/thumbnails/:videoId",
      "GET /api/transcriptions",
      "GET /api/transcripts/:id",
      "GET /api/transcripts/:id/translations",
      "GET /api/transcripts/:id/translations/:language",
      "GET /api/usage-status",
    ]
  `)
})

it('every call that begins or ends a session, and the request to delete an account, empties what is stored', () => {
  const emptying = calls.filter(({ method, path }) => changesReader(method, path))
  expect(emptying.map(({ key }) => key).toSorted()).toMatchInlineSnapshot(`
    [
      "GET /api/auth/callback",
      "GET /api/auth/google",
      "GET /api/auth/logout",
      "GET /api/auth/signin",
      "GET /api/login",
      "POST /api/account/deletion",
      "POST /api/auth/code",
      "POST /api/auth/invitation",
      "POST /api/auth/logout",
      "POST /api/auth/logout-everywhere",
      "POST /api/auth/verify",
    ]
  `)
})

it('a deleted result is told apart from one of which a part changed', () => {
  expect(changedResult('DELETE', '/api/history/a')).toEqual({ id: 'a', part: null })
  expect(changedResult('DELETE', '/api/history/a/highlights/gist-0')).toEqual({ id: 'a', part: 'highlights' })
  expect(changedResult('POST', '/api/recent/a/seen')).toEqual({ id: 'a', part: 'seen' })
  expect(changedResult('GET', '/api/history/a/highlights')).toBeNull()
})

it('the results of each kind of list and the transcript of a result are found, and nothing in other answers', () => {
  expect(listedIds('/api/history', { items: [{ id: 'a' }, { id: 'b' }] })).toEqual(['a', 'b'])
  expect(listedIds('/api/library', { videos: [{ id: 'a' }], highlights: [{ id: 'c' }] })).toEqual(['a'])
  expect(listedIds('/api/collections', { items: [{ id: 'a' }] })).toEqual([])
  expect(listedIds('/api/recent', null)).toEqual([])
  expect(transcriptOf({ state: 'done', answer: { transcriptId: 't' } })).toBe('t')
  expect(transcriptOf({ state: 'running', runId: 'r' })).toBeNull()
})
