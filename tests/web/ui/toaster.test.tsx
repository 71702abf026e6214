import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '#web/ui/toaster.tsx'
import { showToast } from '#web/ui/toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  act(() => vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

const titles = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('.font-medium')?.textContent)

describe('toasts', () => {
  it('are shown one at a time: the newest takes the place of the one before', () => {
    render(<Toaster />)
    act(() => showToast({ title: 'First' }))
    act(() => showToast({ title: 'Second', description: 'with more' }))
    expect(titles()).toEqual(['Second'])
  })

  it('stay for five seconds', () => {
    render(<Toaster />)
    act(() => showToast({ title: 'Here' }))
    act(() => vi.advanceTimersByTime(4900))
    expect(titles()).toEqual(['Here'])
    act(() => vi.advanceTimersByTime(500))
    expect(titles()).toEqual([])
  })

  it('raised before the toaster is there appear when it comes', () => {
    showToast({ title: 'Early' })
    render(<Toaster />)
    expect(titles()).toEqual(['Early'])
  })
})
