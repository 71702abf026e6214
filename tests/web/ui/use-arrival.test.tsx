import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useArrival } from '#web/ui/use-arrival.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function Result({ isNew }: { isNew: boolean }) {
  return (
    <section ref={useArrival<HTMLElement>(isNew)}>
      <h2 tabIndex={-1}>The result</h2>
    </section>
  )
}

it.each([
  ['what has just arrived', true, 1],
  ['no page that was asked for', false, 0],
])('scrolls after 100 ms to %s', (_what, isNew, times) => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  render(<Result isNew={isNew} />)
  act(() => void vi.advanceTimersByTime(99))
  expect(scrolled).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(scrolled).toHaveBeenCalledTimes(times)
  expect(document.activeElement === screen.getByRole('heading')).toBe(isNew)
})
