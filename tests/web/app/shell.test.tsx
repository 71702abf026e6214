import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { App } from '#web/app/app.tsx'
import { matchRoute, notFoundRoute, pageRoutes } from '#web/routes.tsx'

beforeEach(async () => {
  await Promise.all([...pageRoutes, notFoundRoute].map(({ Page }) => Page.preload()))
  localStorage.clear()
  document.documentElement.classList.remove('dark')
})
afterEach(cleanup)

const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  )

describe('the shell', () => {
  it('says so when an address leads nowhere, and offers the way home', () => {
    show('/no/such/page')
    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  })

  it('links only to pages that exist', () => {
    show('/')
    const inside = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    for (const href of inside.filter((target) => target.startsWith('/'))) {
      expect(matchRoute(href)).not.toBe(notFoundRoute)
    }
    expect(inside).toContain('#main')
  })

  it.each(['/', '/home', '/home/'])('shows the home page at %s', (path) => {
    expect(matchRoute(path).path).toBe('/')
  })

  it('switches between light and dark and remembers it', () => {
    show('/404')
    const button = screen.getByRole('button', { name: 'Switch between light and dark' })
    fireEvent.click(button)
    expect(document.documentElement.classList.contains('dark')).toBe(true)
    expect(localStorage.getItem('theme')).toBe('dark')
    fireEvent.click(button)
    expect(document.documentElement.classList.contains('dark')).toBe(false)
    expect(localStorage.getItem('theme')).toBe('light')
  })

  it('offers the way back to the top after 300 pixels and not before', () => {
    show('/404')
    const scrollTo = (y: number) =>
      act(() => {
        Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
        window.dispatchEvent(new Event('scroll'))
      })
    scrollTo(300)
    expect(screen.queryByRole('button', { name: 'Back to Top' })).toBeNull()
    scrollTo(301)
    expect(screen.getByRole('button', { name: 'Back to Top' })).toBeTruthy()
  })
})
