import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { problem } from './factories.ts'
import { problemReply } from './fake-server.ts'
import { closeHome } from './open-home.tsx'
import { openResult } from './open-questions.tsx'

const listeners = new Set<() => void>()
let isNarrow = false

beforeEach(() => {
  isNarrow = false
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') && isNarrow,
    addEventListener: (_change: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_change: string, listener: () => void) => listeners.delete(listener),
  }))
})
afterEach(() => {
  cleanup()
  closeHome()
})

/** As a tablet does: the questions become a tab of the result. */
function turn(): void {
  isNarrow = true
  act(() => {
    for (const listener of listeners) listener()
  })
}

const openTab = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(await screen.findByRole('tab', { name: 'Ask' }))
  return screen.findByLabelText<HTMLInputElement>('Your question')
}

describe('a window that is turned while a user asks', () => {
  it('still has what was typed', async () => {
    const { field, user } = await openResult()
    await user.type(field, 'Why the mo')
    turn()
    const other = await openTab(user)
    expect(other).not.toBe(field)
    expect(other.value).toBe('Why the mo')
  })

  it('gets the question back that failed meanwhile', async () => {
    const failing = Promise.withResolvers<Response>()
    const { field, user } = await openResult({ 'POST /api/ask': () => failing.promise })
    await user.type(field, 'Why the moon?{Enter}')
    turn()
    const other = await openTab(user)
    expect(other.value).toBe('')
    failing.resolve(problemReply(problem({ detail: 'Busy.' })))
    await vi.waitFor(() => expect(other.value).toBe('Why the moon?'))
  })
})
