import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPart } from '#web/lib/lazy-part.tsx'

const notLoaded = "This part of the page didn't load. Check your connection and try again."

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Panel = () => <p>The panel</p>

/** Shows a part beside a result; each attempt to load it takes the next of `loads`. */
function show(loads: (() => Promise<ComponentType>)[], status = 200) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })))
  const Part = lazyPart(
    async () => ({ Panel: await (loads.shift() ?? (() => Promise.resolve(Panel)))() }),
    'Panel',
  )
  render(
    <>
      <p>The result</p>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>,
    { onCaughtError: () => undefined },
  )
}
const fail = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

it('a part that cannot be loaded says so in place, and works with the next attempt', async () => {
  show([fail])
  expect(await screen.findByText(notLoaded)).toBeTruthy()
  expect(screen.getByText('The result')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The panel')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is loaded by itself when the connection is back', async () => {
  show([fail, fail])
  await screen.findByText(notLoaded)
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByRole('alert')).toBeTruthy()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('The panel')).toBeTruthy()
})

it('offers to reload where the server has other files by now', async () => {
  show([fail], 404)
  expect(await screen.findByText(/^Précis has been updated/)).toBeTruthy()
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
})

it('a part that breaks leaves what is around it', async () => {
  show([
    () =>
      Promise.resolve(() => {
        throw new Error('a fault of the page')
      }),
  ])
  expect(await screen.findByText('This part of the page stopped working.')).toBeTruthy()
  expect(screen.getByText('The result')).toBeTruthy()
})
