import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountState, noteAccount } from '#web/lib/account-state.ts'
import { useAccount } from '#web/lib/account.ts'
import { readAccount } from '#web/lib/read-account.ts'
import { api } from '#web/lib/api.ts'
import { ownPath } from '#web/lib/leave-for.ts'
import { closeToast, currentToast, removeToast } from '#web/ui/toast-store.ts'
import { currentUser } from '../account/factories.ts'
import { answerWith } from './fake-fetch.ts'

const problem = (status: number, code: string, detail: string) =>
  new Response(JSON.stringify({ status, code, detail, remedies: [] }), { status })
const unauthorized = () => problem(401, 'UNAUTHORIZED', 'Unauthorized')
const held = () => problem(403, 'DEVICE_LIMIT', 'Remove one of them to go on here.')
const user = currentUser()
/** Later with each test, so that what was read by the one before is old. */
let now = Date.now()

beforeEach(() => {
  vi.useFakeTimers()
  noteAccount({ status: 'unknown' })
  document.cookie = 'signed_in=1; path=/'
  now += 60 * 60_000
  vi.setSystemTime(now)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.cookie = 'signed_in=0; path=/'
  noteAccount({ status: 'unknown' })
  const toast = currentToast()
  if (toast === null) return
  closeToast(toast.id)
  removeToast(toast.id)
})

describe('who is signed in', () => {
  it('is asked once in five minutes', async () => {
    const sent = answerWith(() => new Response(JSON.stringify(user)))
    expect(await readAccount()).toEqual({ status: 'signed-in', user })
    vi.advanceTimersByTime(4 * 60_000)
    await readAccount()
    expect(sent).toHaveLength(1)
    vi.advanceTimersByTime(2 * 60_000)
    await readAccount()
    expect(sent.map(({ url }) => url)).toEqual(['/api/auth/user', '/api/auth/user'])
  })

  it('is not asked about a browser that nobody signed in with', () => {
    document.cookie = 'signed_in=; path=/; max-age=0'
    const sent = answerWith(unauthorized)
    const { result } = renderHook(() => useAccount())
    act(() => {
      vi.runAllTimers()
    })
    expect(result.current).toEqual({ status: 'signed-out' })
    expect(sent).toEqual([])
  })

  it('is asked once the page has had a quiet moment', async () => {
    const sent = answerWith(() => new Response(JSON.stringify(user)))
    const { result } = renderHook(() => useAccount())
    expect(result.current).toEqual({ status: 'unknown' })
    act(() => {
      vi.runAllTimers()
    })
    await vi.waitFor(() => expect(result.current).toEqual({ status: 'signed-in', user }))
    expect(sent).toHaveLength(1)
  })

  it('is nobody when the server says so, without a word and without leaving', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
    answerWith(unauthorized)
    expect(await readAccount()).toEqual({ status: 'signed-out' })
    vi.runAllTimers()
    expect(assign).not.toHaveBeenCalled()
    expect(document.cookie).not.toContain('signed_in=1')
  })

  it('stays as it was when no answer came', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await readAccount()).toEqual({ status: 'unknown' })
  })

  it('is held when there are too many devices', async () => {
    answerWith(held)
    expect(await readAccount()).toEqual({ status: 'held' })
  })
})

it('signs in again after any refused call, half a second later, and comes back to where the person was', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  window.history.replaceState(null, '', '/history?q=moon')
  noteAccount({ status: 'signed-in', user })
  answerWith(unauthorized)
  await expect(api('GET /api/devices', { query: {} })).rejects.toThrow('401: Unauthorized')
  await expect(api('GET /api/devices', { query: {} })).rejects.toThrow('401: Unauthorized')
  expect(accountState()).toEqual({ status: 'signed-out' })
  expect(currentToast()).toMatchObject({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  })
  vi.advanceTimersByTime(499)
  expect(assign).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(assign.mock.calls).toEqual([['/api/login?returnTo=%2Fhistory%3Fq%3Dmoon']])
  window.history.replaceState(null, '', '/')
})

describe('the way back', () => {
  it.each([
    ['/history?q=a#b', '/history?q=a#b'],
    [null, '/'],
    ['', '/'],
    ['history', '/'],
    ['https://evil.test/x', '/'],
    ['//evil.test', '/'],
    ['/\\evil.test', '/'],
    ['/%09/evil.test', '/%09/evil.test'],
    ['/\t/evil.test', '/'],
    ['javascript:alert(1)', '/'],
  ])('of %j is %j', (wanted, path) => {
    expect(ownPath(wanted)).toBe(path)
  })
})
