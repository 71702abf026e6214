import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Broken(): never {
  throw new Error('a fault of the page')
}

it('keeps what stands around a part that broke', () => {
  // React reports what a boundary caught; the report is the point of this test, not a surprise.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <>
      <p>Around it</p>
      <ErrorBoundary fallback={<p>In its place</p>}>
        <Broken />
      </ErrorBoundary>
    </>,
  )
  expect(screen.getByText('Around it')).toBeTruthy()
  expect(screen.getByText('In its place')).toBeTruthy()
  expect(reported).toHaveBeenCalled()
})
