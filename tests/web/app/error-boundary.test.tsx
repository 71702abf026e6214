import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'

afterEach(cleanup)

function Broken(): never {
  throw new Error('a fault of the page')
}

it('keeps what stands around a part that broke', () => {
  const caught: unknown[] = []
  render(
    <>
      <p>Around it</p>
      <ErrorBoundary fallback={<p>In its place</p>}>
        <Broken />
      </ErrorBoundary>
    </>,
    { onCaughtError: (error) => caught.push(error) },
  )
  expect(screen.getByText('Around it')).toBeTruthy()
  expect(screen.getByText('In its place')).toBeTruthy()
  expect(caught).toEqual([new Error('a fault of the page')])
})
