import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { takeTypedLink } from '#web/ui/typed-link.ts'

const notLoaded = "This part of the page didn't load. Check your connection and try again."

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const Panel = () => <p>The panel</p>

type Options = { status?: number; kind?: 'dialog'; isExtra?: boolean; onClose?: () => void }

/** Shows a part beside a result; each attempt to load it takes the next of `loads`. */
function show(loads: (() => Promise<ComponentType>)[], options: Options = {}) {
  const { status = 200, onClose, ...kind } = options
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })))
  const Part = lazyPart(
    async () => ({ Panel: await (loads.shift() ?? (() => Promise.resolve(Panel)))() }),
    'Panel',
    // Once the page of an earlier test fetches parts in advance, that would take the first of the loads.
    { isFetchedAhead: false, ...kind },
  )
  render(
    <>
      <p>The result</p>
      <Suspense fallback={null}>
        <Part {...(onClose === undefined ? {} : { onClose })} />
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

it('the part is loaded by itself when the connection is back', async () => {
  show([fail, fail], { status: 503 })
  await screen.findByText(notLoaded)
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByRole('alert')).toBeTruthy()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('The panel')).toBeTruthy()
})

it('the part has the page loaded again where the browser remembers that it did not load, with the typed link', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  render(<input name="url" defaultValue="https://youtu.be/WZyRbnpGyzQ" />)
  show([fail, fail])
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(takeTypedLink()).toBe('https://youtu.be/WZyRbnpGyzQ')
  expect(takeTypedLink()).toBe('')
})

it('the part stays as it is where the server cannot be reached either', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  show([fail, fail], { status: 503 })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(notLoaded)).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

it('a dialog that could not open says so until the connection is back, and never opens by itself', async () => {
  const handleClose = vi.fn<() => void>()
  show([fail], { kind: 'dialog', onClose: handleClose })
  await screen.findByText(notLoaded)
  window.dispatchEvent(new Event('online'))
  expect(handleClose).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The panel')).toBeTruthy()
})

it('a part that the page is whole without is not missed, and comes with the connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show([fail], { isExtra: true })
  await vi.waitFor(() => expect(onLine).toHaveBeenCalled())
  expect(screen.queryByRole('alert')).toBeNull()
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('The panel')).toBeTruthy()
})

it('the part offers to reload where the server has other files by now', async () => {
  show([fail], { status: 404 })
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

describe('what is said of a part that is on its way', () => {
  const waiting = () => document.getElementById('waiting')?.hidden
  const press = (isActive: boolean) =>
    vi.stubGlobal('navigator', { onLine: true, userActivation: { isActive } })

  beforeEach(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<output><span id="waiting" hidden>Loading...</span></output>',
    )
  })
  afterEach(() => document.getElementById('waiting')?.parentElement?.remove())

  it.each([
    ['was pressed', true, {}, false],
    ['loads by itself', false, {}, true],
    ['nobody misses', true, { isExtra: true }, true],
  ] as const)('is a word as long as it takes, of one that %s', async (_what, isActive, options, isHidden) => {
    press(isActive)
    const load = Promise.withResolvers<ComponentType>()
    show([() => load.promise], options)
    expect(waiting()).toBe(isHidden)
    load.resolve(Panel)
    await screen.findByText('The panel')
    expect(waiting()).toBe(true)
  })

  it('ends where it cannot be loaded, which is said instead', async () => {
    press(true)
    show([fail], { kind: 'dialog' })
    expect(waiting()).toBe(false)
    await screen.findByText(notLoaded)
    expect(waiting()).toBe(true)
  })
})
