import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useLocation, useNavigationType } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SiteRouter } from '#web/app/site-router.tsx'
import { Link } from '#web/ui/link.tsx'

beforeEach(() => history.replaceState(null, '', '/start?from=here'))
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

function Place() {
  const { pathname, search, hash } = useLocation()
  return <p>{`${useNavigationType()} ${pathname}${search}${hash}`}</p>
}

function open(to: string): HTMLElement {
  render(
    <SiteRouter>
      <Place />
      <Link to={to}>Go on</Link>
    </SiteRouter>,
  )
  return screen.getByRole('link', { name: 'Go on' })
}

it('shows the address of the browser, and follows a link without a document', () => {
  const link = open('/next?a=1#part')
  expect(screen.getByText('POP /start?from=here')).toBeTruthy()
  const steps = history.length
  expect(fireEvent.click(link)).toBe(false)
  expect(screen.getByText('PUSH /next?a=1#part')).toBeTruthy()
  expect([location.href.endsWith('/next?a=1#part'), history.length]).toEqual([true, steps + 1])
})

it('makes no step of its own of a link to what is shown', () => {
  const link = open('/start?from=here')
  const steps = history.length
  fireEvent.click(link)
  expect(screen.getByText('REPLACE /start?from=here')).toBeTruthy()
  expect(history.length).toBe(steps)
})

it('goes with the browser when it goes back', () => {
  open('/next')
  act(() => {
    history.replaceState(null, '', '/before')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(screen.getByText('POP /before')).toBeTruthy()
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (how) => {
    const link = open('/next')
    let isOurs = true
    window.addEventListener(
      'click',
      (event) => {
        isOurs = event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    fireEvent.click(link, how)
    expect([isOurs, location.pathname]).toEqual([false, '/start'])
  },
)
