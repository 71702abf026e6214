import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveLine } from '#web/features/start/live-line.tsx'

/** Tells the page that the part it watches came into view. */
let comeIntoView = (): void => undefined
let watched = 0

beforeEach(() => {
  watched = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => act(() => listener([{ isIntersecting: true }]))
      }
      observe(): void {
        watched += 1
      }
      disconnect(): void {
        watched = 0
      }
    },
  )
  // The page is idle at once.
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    callback()
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => undefined)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const stubMotion = (isReduced: boolean): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') && isReduced }))
}
const phase = () => document.querySelector<HTMLElement>('[data-phase]')?.dataset['phase']
const clock = () => document.querySelector('[class*="live-clock"]') ?? document.body
const button = (name: string) => screen.getByRole('button', { name })

describe('the line that is checked before the eyes of the reader', () => {
  it('plays once when it comes into view, and rests', async () => {
    stubMotion(false)
    render(<LiveLine />)
    expect(phase()).toBe('waiting')
    expect(watched).toBe(1)
    comeIntoView()
    expect(phase()).toBe('playing')
    fireEvent.animationEnd(clock())
    expect(phase()).toBe('done')
    expect(watched).toBe(0)
    comeIntoView()
    expect(phase()).toBe('done')
  })

  it('is stopped and played again by its button', async () => {
    stubMotion(false)
    const user = userEvent.setup()
    render(<LiveLine />)
    comeIntoView()
    const first = document.querySelector('[data-phase]')
    await user.click(button('Stop'))
    expect(phase()).toBe('done')
    await user.click(button('Play again'))
    expect(phase()).toBe('playing')
    // A new element: its animations begin from the start.
    expect(document.querySelector('[data-phase]')).not.toBe(first)
    expect(document.activeElement).toBe(button('Stop'))
  })

  it('never plays by itself for a reader who wants little motion, who has three stills', () => {
    stubMotion(true)
    render(<LiveLine />)
    expect(watched).toBe(0)
    expect(phase()).toBe('waiting')
    expect(document.querySelectorAll('ol > li')).toHaveLength(3)
  })

  it('is said once, in one description, and announces nothing while it plays', () => {
    stubMotion(false)
    render(<LiveLine />)
    const part = screen.getByRole('region', { name: 'How a line is checked' })
    const spoken = part.cloneNode(true)
    if (!(spoken instanceof HTMLElement)) throw new Error('unreachable')
    for (const hidden of spoken.querySelectorAll('[aria-hidden="true"], button')) hidden.remove()
    expect(spoken.textContent).toMatch(/^A line about .* Words found at about 9:13: “We choose to go/)
    expect(part.querySelector('[aria-live], [role="status"], output')).toBeNull()
  })
})
