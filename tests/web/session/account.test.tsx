import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { readAccount, useAccount } from '#web/session/account.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { currentUser } from '../accounts/factories.ts'
import { answerWith } from '../fake-fetch.ts'

const problem = (status: number, code: string, detail: string) =>
  new Response(JSON.stringify({ status, code, detail, remedies: [] }), { status })
const unauthorized = () => problem(401, 'UNAUTHORIZED', 'Unauthorized')
const held = () => problem(403, 'DEVICE_LIMIT', 'Remove one of them to continue here.')
const user = currentUser()
/** Later with each test, so that what was read by the one before is old. */
let now = Date.now()

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

beforeEach(() => {
  vi.useFakeTimers()
  document.cookie = 'signed_in=1; path=/'
  now += 60 * 60_000
  vi.setSystemTime(now)
})
afterEach(() => {
  cleanup()
  vi.runAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.cookie = 'signed_in=0; path=/'
  queryClient.clear()
  showPageDialog(null)
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

  it('is not asked about a browser that nobody signed in with', async () => {
    document.cookie = 'signed_in=; path=/; max-age=0'
    const sent = answerWith(unauthorized)
    const { result } = renderHook(() => useAccount(), { wrapper })
    await vi.waitFor(() => expect(result.current).toEqual({ status: 'signed-out' }))
    expect(sent).toEqual([])
  })

  it('is asked once for the whole page', async () => {
    const sent = answerWith(() => new Response(JSON.stringify(user)))
    const { result } = renderHook(() => [useAccount(), useAccount()], { wrapper })
    expect(result.current).toEqual([{ status: 'unknown' }, { status: 'unknown' }])
    await vi.waitFor(() => expect(result.current[1]).toEqual({ status: 'signed-in', user }))
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
