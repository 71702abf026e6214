import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SmallResult } from '#web/features/start/small-result.tsx'

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

const open = () => render(<SmallResult />, { wrapper: MemoryRouter })
const stubMotion = (isReduced: boolean): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') && isReduced }))
}
const phase = () => document.querySelector<HTMLElement>('[data-phase]')?.dataset['phase']
const clock = () => document.querySelector('[class*="live-clock"]') ?? document.body
const button = (name: string) => screen.getByRole('button', { name })

describe('the example in brief', () => {
  it('plays once when it comes into view, and rests', async () => {
    stubMotion(false)
    open()
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
    open()
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

  it('never plays by itself for a reader who wants little motion', () => {
    stubMotion(true)
    open()
    expect(watched).toBe(0)
    expect(phase()).toBe('waiting')
  })

  it('is a whole result before it plays: gist, words, three lines with times, and the way to all of it', () => {
    stubMotion(false)
    open()
    const part = screen.getByRole('region', { name: 'An example in brief' })
    expect(part.textContent).toContain('Kennedy explains why America chose to go to the moon')
    expect(part.querySelector('mark')?.textContent).toMatch(/^We choose to go to the moon in this decade/)
    expect(part.textContent).toContain('Verified at about 9:13')
    const times = screen.getAllByRole('listitem').map((line) => /^~\d+:\d\d/.exec(line.textContent)?.[0])
    expect(times).toEqual(['~6:19', '~9:22', '~10:12'])
    expect(screen.getByRole('link', { name: 'Read all of it' }).getAttribute('href')).toBe(
      '/examples/WZyRbnpGyzQ',
    )
  })

  it('announces nothing while it plays', () => {
    stubMotion(false)
    open()
    const part = screen.getByRole('region', { name: 'An example in brief' })
    expect(part.querySelector('[aria-live], [role="status"], output')).toBeNull()
    for (const text of screen.queryAllByText('Checking...'))
      expect(text.getAttribute('aria-hidden')).toBe('true')
  })
})
