import '#web/session/account.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { accountState, setAccount } from '#web/session/account-state.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { currentUser } from '../accounts/factories.ts'
import { answerWith } from '../fake-fetch.ts'
import { openDialog, resetStores } from '../stores.ts'

const refusal = (status: number, code: string) => () =>
  new Response(JSON.stringify({ status, code, detail: 'Unauthorized', remedies: [] }), { status })

beforeEach(() => {
  vi.useFakeTimers()
  setAccount({ status: 'signed-in', user: currentUser() })
  window.history.replaceState(null, '', '/history?q=moon')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  resetStores()
  window.history.replaceState(null, '', '/')
})

const read = async (meta: { isPrivatePage?: boolean } = {}) =>
  await queryClient
    .fetchQuery({ queryKey: ['devices'], queryFn: () => api('GET /api/devices', { query: {} }), meta })
    .catch(() => undefined)
const write = async () =>
  await queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => api('PATCH /api/account', { body: { phone: '1' } }) })
    .execute(undefined)
    .catch(() => undefined)

it.each([
  ['read', read],
  ['write', write],
])('a refused %s says so and has the user sign in again over the page', async (_kind, call) => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  const sent = answerWith(refusal(401, 'UNAUTHORIZED'))
  await call()
  await call()
  // So that a user who closes the dialog can go on as a visitor.
  expect(sent.map(({ url }) => url).filter((url) => url === '/api/auth/logout')).toHaveLength(1)
  expect(accountState()).toEqual({ status: 'signed-out' })
  expect(currentToast()).toMatchObject({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  })
  vi.advanceTimersByTime(499)
  expect(openDialog()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(openDialog()).toEqual({ name: 'sign-in', reason: 'continue' })
  expect(assign).not.toHaveBeenCalled()
})

it('a page that is private leads to the sign-in and back, half a second later', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  answerWith(refusal(401, 'UNAUTHORIZED'))
  await read({ isPrivatePage: true })
  vi.advanceTimersByTime(499)
  expect(assign).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(assign.mock.calls).toEqual([['/api/login?returnTo=%2Fhistory%3Fq%3Dmoon']])
})

it('a device that has to wait shows the devices once by itself, and again for what the user does', async () => {
  answerWith(refusal(403, 'DEVICE_LIMIT'))
  await read()
  expect([accountState().status, openDialog()]).toEqual(['held', { name: 'devices' }])
  openDialog(null)
  await read()
  expect(openDialog()).toBeNull()
  await write()
  expect(openDialog()).toEqual({ name: 'devices' })
})
