import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Tooltip } from '#web/ui/tooltip.tsx'

// Loaded on demand by the tooltip; here it is there, so that only the clock decides.
await import('#web/ui/tooltip-bubble.tsx')

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <Tooltip text="Back to Top">
      <button type="button" aria-label="Up">
        ^
      </button>
    </Tooltip>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const control = () => screen.getByRole('button', { name: 'Up' })
const words = () => screen.queryByRole('tooltip')?.textContent ?? null
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const enter = (pointerType: string) => fireEvent.pointerEnter(control(), { pointerType })

describe('a tooltip', () => {
  it('opens when the pointer has rested on the control for 700 ms', async () => {
    enter('mouse')
    await pass(690)
    expect(words()).toBeNull()
    await pass(20)
    expect(words()).toBe('Back to Top')
  })

  it('stays away when the pointer only passes', async () => {
    enter('mouse')
    await pass(300)
    fireEvent.pointerLeave(control())
    await pass(1000)
    expect(words()).toBeNull()
  })

  it('stays away on touch, where nothing rests', async () => {
    enter('touch')
    await pass(1000)
    expect(words()).toBeNull()
  })

  it('opens at once for the keyboard and closes when the focus leaves', async () => {
    act(() => control().focus())
    await pass(0)
    expect(words()).toBe('Back to Top')
    act(() => control().blur())
    await pass(0)
    expect(words()).toBeNull()
  })

  it('closes on Escape, on a press, and when the pointer leaves', async () => {
    const closings = [
      () => fireEvent.keyDown(document, { key: 'Escape' }),
      () => fireEvent.pointerDown(control()),
      () => fireEvent.pointerLeave(control()),
    ]
    for (const close of closings) {
      enter('mouse')
      await pass(710)
      expect(words()).toBe('Back to Top')
      close()
      await pass(200)
      expect(words()).toBeNull()
    }
  })
})
