import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useNavigationType } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '#web/app/app.tsx'
import { routeAt, notFoundRoute, pageRoutes } from '#web/app/routes.tsx'
import { stubDevice } from './fake-device.ts'

beforeEach(async () => {
  await Promise.all([...pageRoutes, notFoundRoute].map(({ Page }) => Page.preload()))
  stubDevice({ dark: false })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  )

function scrollTo(y: number): void {
  act(() => {
    vi.stubGlobal('scrollY', y)
    window.dispatchEvent(new Event('scroll'))
  })
}

describe('the shell', () => {
  it('says so when an address leads nowhere, and offers the way home', () => {
    show('/no/such/page')
    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  })

  it('has the field where an address leads nowhere', async () => {
    show('/no/such/page')
    await userEvent.setup().type(screen.getByLabelText('YouTube link'), 'https://youtu.be/hQVTIJBZook')
    expect(screen.getByLabelText<HTMLInputElement>('YouTube link').form?.getAttribute('action')).toBe('/')
  })

  it('links only to pages that exist, in header, phone bar and footer', () => {
    show('/')
    for (const name of ['Pages', 'Main pages', 'More pages']) {
      const links = within(screen.getByRole('navigation', { name })).getAllByRole('link')
      for (const link of links) expect(routeAt(link.getAttribute('href') ?? '')).not.toBe(notFoundRoute)
    }
  })

  it('has pages in each of the columns Product, Company and Legal of its footer', () => {
    show('/')
    const footer = within(screen.getByRole('navigation', { name: 'More pages' }))
    const columns = footer.getAllByRole('heading', { level: 2 })
    expect(columns.map(({ textContent }) => textContent)).toEqual(['Product', 'Company', 'Legal'])
    for (const { parentElement } of columns) expect(parentElement?.querySelector('a')).not.toBeNull()
  })

  it('skips to the content without another step in the history', async () => {
    vi.stubGlobal('scrollTo', vi.fn())
    show('/pricing')
    const before = [history.length, location.href]
    await userEvent.click(screen.getByRole('link', { name: 'Skip to the content' }))
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect([history.length, location.href]).toEqual(before)
  })

  it.each(['Précis', 'Home'])(
    'leads home by a step of its own, also from the home page: %s',
    async (name) => {
      const Step = () => <output aria-label="Step">{useNavigationType()}</output>
      render(
        <MemoryRouter initialEntries={['/']}>
          <App />
          <Step />
        </MemoryRouter>,
      )
      const [link] = screen.getAllByRole('link', { name })
      if (link === undefined) throw new Error('It has no such link')
      await userEvent.click(link)
      expect(screen.getByLabelText('Step').textContent).toBe('PUSH')
    },
  )

  it('marks the page that is shown, and no other', () => {
    show('/')
    const [home] = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link')
    expect(home?.getAttribute('aria-current')).toBe('page')
    cleanup()
    show('/no/such/page')
    expect(document.querySelector('[aria-current="page"]')).toBeNull()
  })

  it.each(['/', '/home', '/home/'])('shows the home page at %s', (path) => {
    expect(routeAt(path).path).toBe('/')
  })

  it('moves the focus to a page that was followed to, and to its top', async () => {
    const scrolled: unknown[] = []
    vi.stubGlobal('scrollTo', (...to: unknown[]) => scrolled.push(to))
    show('/no/such/page')
    await userEvent.setup().click(screen.getByRole('link', { name: 'Go to the home page' }))
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(scrolled).toEqual([[0, 0]])
  })

  it('goes through the colour schemes', () => {
    show('/404')
    fireEvent.click(screen.getByRole('button', { name: /^Switch between light and dark/ }))
    expect(document.documentElement.classList.contains('dark')).toBe(true)
  })

  it('offers the way back to the top after 300 pixels and not before', async () => {
    show('/404')
    scrollTo(301)
    await screen.findByRole('button', { name: 'Back to Top' })
    scrollTo(300)
    expect(screen.queryByRole('button', { name: 'Back to Top' })).toBeNull()
    scrollTo(301)
    const button = screen.getByRole('button', { name: 'Back to Top' })
    const scrolled: unknown[] = []
    vi.stubGlobal('scrollTo', (to: unknown) => scrolled.push(to))
    fireEvent.click(button)
    expect(scrolled).toEqual([{ top: 0, behavior: 'smooth' }])
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})
