import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '#web/ui/dialog.tsx'
import { currentToast, showToast } from '#web/ui/toast-store.ts'
import { Toaster } from '#web/ui/toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  pass(10_000)
  cleanup()
  vi.useRealTimers()
})

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const texts = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

describe('toasts', () => {
  it('are shown one at a time: the newest takes the place of the one before', () => {
    render(<Toaster />)
    act(() => showToast({ title: 'First' }))
    pass(3000)
    act(() => showToast({ title: 'Second', description: ', with more' }))
    expect(texts()).toEqual(['Second, with more'])
    pass(3000)
    expect(texts()).toEqual(['Second, with more'])
  })

  it('stay for five seconds and are then forgotten', () => {
    render(<Toaster />)
    act(() => showToast({ title: 'Here' }))
    pass(4990)
    expect(texts()).toEqual(['Here'])
    pass(20)
    expect(texts()).toEqual([])
    pass(300)
    expect(currentToast()).toBeNull()
  })

  it('stay for ten seconds with an action, whatever else is pressed, and do it', () => {
    const onSelect = vi.fn<() => void>()
    render(
      <>
        <button type="button">Elsewhere</button>
        <Toaster />
      </>,
    )
    act(() => showToast({ title: 'Gone', action: { label: 'Bring it back', onSelect } }))
    fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    pass(9900)
    fireEvent.click(screen.getByRole('button', { name: 'Bring it back' }))
    expect(onSelect).toHaveBeenCalledOnce()
    act(() => showToast({ title: 'Gone', action: { label: 'Bring it back', onSelect } }))
    pass(10_100)
    pass(400)
    expect(currentToast()).toBeNull()
  })

  it('raised before the toaster is there appear when it comes', () => {
    showToast({ title: 'Early' })
    render(<Toaster />)
    expect(texts()).toEqual(['Early'])
  })

  it('are closed by their button', () => {
    render(<Toaster />)
    act(() => showToast({ title: 'Here' }))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(texts()).toEqual([])
  })

  it.each([
    ['right', 60, []],
    ['left', -60, ['Here']],
  ])('are swiped away to the right: to the %s', (_side, clientX, left) => {
    render(<Toaster />)
    act(() => showToast({ title: 'Here' }))
    const card = screen.getByRole('listitem')
    fireEvent.pointerDown(card, { button: 0, clientX: 0, clientY: 0 })
    for (const x of [clientX / 2, clientX]) fireEvent.pointerMove(card, { clientX: x, clientY: 0 })
    fireEvent.pointerUp(card, { clientX, clientY: 0 })
    expect(texts()).toEqual(left)
  })

  it('are reached by F8', () => {
    render(<Toaster />)
    act(() => showToast({ title: 'Here' }))
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' })
    expect(document.activeElement).toBe(screen.getByRole('listitem').parentElement)
  })

  it.each(['a click', 'a key'])('are gone with the next action: %s', (action) => {
    render(
      <>
        <button type="button">Elsewhere</button>
        <Toaster />
      </>,
    )
    act(() => showToast({ title: 'Here' }))
    fireEvent.click(screen.getByText('Here'))
    fireEvent.keyDown(document, { code: 'Tab', key: 'Tab' })
    expect(texts(), 'neither its own text nor the way to it is an action').toEqual(['Here'])
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    if (action === 'a click') fireEvent.click(elsewhere)
    else fireEvent.keyDown(elsewhere, { code: 'KeyA', key: 'a' })
    expect(texts()).toEqual([])
  })

  it('leave Escape to a dialog that is open', () => {
    const close = vi.fn<() => void>()
    render(
      <>
        <Dialog open onClose={close} title="A dialog">
          <p>Inside</p>
        </Dialog>
        <Toaster />
      </>,
    )
    act(() => showToast({ title: 'Here' }))
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(close).toHaveBeenCalledOnce()
    expect(currentToast()).toMatchObject({ title: 'Here', open: true })
  })
})
