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

/** The place where it begins in a window of 768 px. */
const below = 500
const inView = 200

it.each([
  ['scrolls after 100 ms to what has just arrived', { isNew: true, top: below }, 1],
  ['scrolls to what arrived above the window', { isNew: true, top: -1 }, 1],
  [
    'leaves what has just arrived where it is when it begins in the upper half',
    { isNew: true, top: inView },
    0,
  ],
  ['scrolls to no page that was asked for', { isNew: false, top: below }, 0],
])('%s', (_title, { isNew, top }, times) => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 400))
  render(<Result isNew={isNew} />)
  act(() => void vi.advanceTimersByTime(99))
  expect(scrolled).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(scrolled).toHaveBeenCalledTimes(times)
  expect(document.activeElement === screen.getByRole('heading')).toBe(isNew)
})

it('leaves a reader in the field that they went to before it was in place', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, below, 300, 400))
  render(
    <>
      <Result isNew />
      <input aria-label="Question" />
    </>,
  )
  screen.getByLabelText('Question').focus()
  act(() => void vi.advanceTimersByTime(100))
  expect(document.activeElement).toBe(screen.getByLabelText('Question'))
  expect(scrolled).not.toHaveBeenCalled()
})
