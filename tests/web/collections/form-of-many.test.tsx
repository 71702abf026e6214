import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Collection } from '#contract/collections.ts'
import type { Follow } from '#contract/follows.ts'
import { forgetOptions, setOptions } from '#web/features/run/request.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { currentUser } from '../accounts/factories.ts'
import { closeSite, openSite } from '../accounts/open-site.tsx'
import { jsonReply } from '../summarize/fake-server.ts'
import { endedCollection } from './factories.ts'

afterEach(() => {
  closeSite()
  forgetOptions()
  localStorage.clear()
})

const ownForm = '6d3c1b0a-1111-4c39-9a75-0f6f6b3c1d11'
const url = 'https://www.youtube.com/playlist?list=PLlectures'
const video = { videoId: 'lecture-001', title: 'Lecture 1', channel: null, durationSeconds: null }
const collection: Collection = {
  ...endedCollection,
  form: { id: ownForm, name: 'For my team', keyInsightsBecause: 'plan' },
}
const { id } = collection
const account = {
  'GET /api/auth/user': () => jsonReply(currentUser()),
  'GET /api/engine': () => jsonReply({ kind: 'model' }),
}

const item = {
  ...video,
  id,
  state: 'done',
  problem: null,
  historyId: id,
  form: 'Key insights',
  line: null,
  lineSeconds: [],
}
const ofCollection = {
  [`GET /api/collections/${id}`]: () => jsonReply(collection),
  [`GET /api/collections/${id}/items`]: () => jsonReply({ items: [item], total: 1 }),
  [`GET /api/collections/${id}/overview`]: () =>
    jsonReply({ overview: null, isBeingMade: false, canBeMade: false }),
}

const bodyOf = (calls: readonly { key: string; body: unknown }[], key: string): unknown =>
  calls.findLast((call) => call.key === key)?.body

/** The list as it is stored; `historyId` is the summary that the account has of its video. */
const stored = (historyId: string | null) => ({
  id,
  list: { kind: 'playlist', id: 'PLlectures', url, title: 'Lectures', owner: null, videoCount: 1 },
  total: 1,
  yours: historyId === null ? 0 : 1,
  isWhole: true,
  videos: [{ ...video, publishedText: null, state: 'playable', historyId }],
})

it('the choice asks which videos the account has in the chosen form, and summarizes in it', async () => {
  const { user, server } = openSite(`/collections/new?url=${encodeURIComponent(url)}`, {
    ...account,
    ...ofCollection,
    'POST /api/playlists': ({ body }) =>
      jsonReply(stored(JSON.stringify(body).includes('key-insights') ? id : null)),
    'POST /api/collections': () => jsonReply(collection, 201),
  })
  expect(await screen.findByText('1 already yours, free.', { exact: false })).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Summarize as' }), 'Study notes')
  await waitFor(() => expect(screen.queryByText('already yours', { exact: false })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Summarize 1 video' }))
  // The collection is shown before the test ends, so that nothing of it is asked for later.
  await screen.findByText(/^Done/)
  expect(bodyOf(server.calls, 'POST /api/collections')).toMatchObject({ form: 'study-notes' })
})

it('the page makes one collection of the same choice while answers are lost, and another one of another choice', async () => {
  const reply = vi.fn<() => Response>(() => {
    throw new TypeError('The answer was lost')
  })
  const { user, server } = openSite(`/collections/new?url=${encodeURIComponent(url)}`, {
    ...account,
    ...ofCollection,
    'POST /api/playlists': () => jsonReply(stored(id)),
    'POST /api/collections': reply,
  })
  const start = async () => user.click(await screen.findByRole('button', { name: 'Summarize 1 video' }))
  const keys = () =>
    server.calls
      .filter(({ key }) => key === 'POST /api/collections')
      .map(({ headers }) => headers.get('idempotency-key'))
  for (const times of [1, 2]) {
    await start()
    await waitFor(() => expect(keys()).toHaveLength(times))
    await screen.findByRole('alert')
  }
  await user.selectOptions(screen.getByRole('combobox', { name: 'Summarize as' }), 'Study notes')
  reply.mockImplementation(() => jsonReply(collection, 201))
  await start()
  await screen.findByText(/^Done/)
  const [first, second, third] = keys()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('the page asks for the name of a collection before it makes one, in the language of summaries', async () => {
  setOptions({ language: 'hi' })
  const { user, server } = openSite('/collections', {
    ...account,
    ...ofCollection,
    'GET /api/collections': () => jsonReply({ items: [], total: 0, nextCursor: null }),
    'POST /api/collections': () => jsonReply(collection, 201),
  })
  const opener = await screen.findByRole('button', { name: 'New collection' })
  await user.click(opener)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(opener)
  await user.keyboard('{Enter}{Enter}')
  expect(screen.getByText('Give it a title.')).toBeTruthy()
  await user.keyboard(' Interviews {Enter}')
  await screen.findByText(/^Done/)
  const made = server.calls.filter(({ key }) => key === 'POST /api/collections')
  expect(made.map(({ body }) => body)).toEqual([{ title: 'Interviews', language: 'hi' }])
})

it('the page says why a form is not made, stays with it, and changes it when asked', async () => {
  const { user, server } = openSite(`/collections/${id}`, {
    ...account,
    ...ofCollection,
    [`PATCH /api/collections/${id}`]: () => jsonReply(collection),
  })
  await screen.findByText('“For my team” comes with Pro and Unlimited. New videos come as key insights.')
  expect((await screen.findByText('Done')).parentElement?.textContent).toBe('Key insights Done')
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const select = screen.getByRole('combobox', { name: 'Summarize as' })
  expect(select).toHaveProperty('value', ownForm)
  // By the commas of any keyboard.
  await user.type(screen.getByLabelText('Tags, separated by commas'), 'maths, فيزياء، 物理、exam')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodyOf(server.calls, `PATCH /api/collections/${id}`)).toBeTruthy())
  expect(bodyOf(server.calls, `PATCH /api/collections/${id}`)).toEqual({
    title: 'Lectures',
    tags: ['maths', 'فيزياء', '物理', 'exam'],
  })
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Summarize as' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Summarize as' }), 'Steps')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(bodyOf(server.calls, `PATCH /api/collections/${id}`)).toMatchObject({ form: 'steps' }),
  )
})

it('the page chooses the form of a follow, and another one for what comes', async () => {
  const follow: Follow = {
    id,
    kind: 'channel',
    title: 'NASA',
    url: 'https://www.youtube.com/@NASA',
    followedAt: '2026-01-01T03:04:05.000Z',
    checkedAt: null,
    newestAt: null,
    isFailing: false,
    form: { id: 'outline', name: 'Lecture outline', keyInsightsBecause: null },
    waiting: 0,
    leftOut: 0,
  }
  const changed: Follow = { ...follow, form: { ...follow.form, id: 'meeting', name: 'Meeting' } }
  const { user, server } = openSite('/following', {
    ...account,
    'GET /api/follows': () => jsonReply({ follows: [follow], max: 3 }),
    'POST /api/follows': () => jsonReply(follow, 201),
    'GET /api/digests': () => jsonReply({ settings: null, items: [], total: 0, nextCursor: null }),
    [`GET /api/follows/${id}/items`]: () => jsonReply({ items: [], total: 0, nextCursor: null }),
    [`PATCH /api/follows/${id}`]: () => jsonReply(changed),
  })
  await screen.findByText('Summarized as “Lecture outline”')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Summarize as' }), 'Steps')
  await user.type(screen.getByRole('textbox', { name: 'Channel, playlist or podcast' }), follow.url)
  await user.click(screen.getByRole('button', { name: 'Follow' }))
  await waitFor(() =>
    expect(bodyOf(server.calls, 'POST /api/follows')).toMatchObject({ url: follow.url, form: 'steps' }),
  )
  await user.click(screen.getByRole('button', { name: 'Videos of NASA' }))
  const ofRow = screen.getByRole('combobox', { name: 'Summarize new videos as' })
  expect(ofRow).toHaveProperty('value', 'outline')
  await user.selectOptions(ofRow, 'Meeting')
  await waitFor(() => expect(currentToast()?.title).toBe('New videos come as “Meeting”'))
  expect(bodyOf(server.calls, `PATCH /api/follows/${id}`)).toEqual({ form: 'meeting' })
})

it('a row has a map of its video with a dot for each second of its lines', async () => {
  const mapped = { ...item, durationSeconds: 200, lineSeconds: [20, 20, 100] }
  openSite(`/collections/${id}`, {
    ...account,
    ...ofCollection,
    [`GET /api/collections/${id}/items`]: () => jsonReply({ items: [mapped], total: 1 }),
  })
  const row = (await screen.findByRole('heading', { name: 'Lecture 1' })).closest('li')
  const dots = [...(row?.querySelectorAll<HTMLElement>('[data-map] span') ?? [])]
  expect(dots.map(({ style }) => style.left)).toEqual(['10%', '50%'])
})
