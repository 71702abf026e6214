import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { devicesKey } from '#web/features/accounts/devices/device-list.tsx'
import { accountState } from '#web/session/account-state.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { eventStream, jsonReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { currentUser, device } from './factories.ts'
import { closeSite, openSite, refuse } from './open-site.tsx'

afterEach(closeSite)

const as = (changes: Parameters<typeof currentUser>[0]): Handlers => ({
  'GET /api/auth/user': () => jsonReply(currentUser(changes)),
})

async function openMenu(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Account menu' }))
  return await screen.findByRole('menu')
}

describe('the account menu', () => {
  it('shows who it is, the plan and what is left of it', async () => {
    const { user } = openSite('/login', as({ phone: '+91 98200 00000' }))
    const menu = await openMenu(user)
    for (const words of ['ada@example.org', '+91 98200 00000', 'Free Tier', '1 of 2 summaries left']) {
      expect(menu.textContent).toContain(words)
    }
    for (const name of ['Manage Devices', 'Account', 'History', 'Transcriptions', 'Logout']) {
      expect(within(menu).getByRole('menuitem', { name })).toBeTruthy()
    }
  })

  it.each([
    ['an admin', true],
    ['nobody else', false],
  ])('leads %s to the pages of admins', async (_who, isAdmin) => {
    const { user } = openSite('/login', as({ isAdmin }))
    const menu = await openMenu(user)
    expect(within(menu).queryAllByRole('menuitem', { name: 'User management' })).toHaveLength(isAdmin ? 1 : 0)
  })

  it('has no count where the plan has none', async () => {
    const { user } = openSite('/login', as({ planType: 'unlimited', remainingCount: null, allowance: null }))
    expect((await openMenu(user)).textContent).toContain('Unlimited summaries')
  })

  it('opens at the first press, goes by arrows, and gives the focus back', async () => {
    const { user } = openSite('/login', as({}))
    const menu = await openMenu(user)
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account menu' }))
  })
})

describe('logging out', () => {
  it('forgets what this browser knew of the person', async () => {
    localStorage.setItem('userEmail', 'ada@example.org')
    localStorage.setItem('userPhone', '1234567')
    localStorage.setItem('summaryCount', '2')
    localStorage.setItem('theme', 'dark')
    const { user, server, place } = openSite('/login', {
      ...as({}),
      'POST /api/auth/logout': () => new Response(null, { status: 204 }),
    })
    await openMenu(user)
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(currentToast()?.title).toBe('Logged Out'))
    expect(accountState()).toEqual({ status: 'signed-out' })
    expect(Object.keys(localStorage)).toEqual(['theme'])
    expect(document.cookie).not.toContain('signed_in=1')
    await waitFor(() => expect(place()).toBe('/'))
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy()
    expect(server.calls.map(({ key }) => key)).toContain('POST /api/auth/logout')
    act(() => currentToast()?.action?.onSelect())
    expect(await screen.findByRole('dialog', { name: 'Login to Your Account' })).toBeTruthy()
  })

  it('goes on at the provider that signed in', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
    const gone = () => new Response(null, { status: 204 })
    const { user } = openSite('/login', { ...as({}), 'POST /api/auth/logout': gone })
    document.cookie = 'signed_in=2; path=/'
    await openMenu(user)
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(assign.mock.calls).toEqual([['/api/auth/logout']]))
    expect(accountState()).toEqual({ status: 'signed-out' })
    expect(document.cookie).not.toContain('signed_in')
  })

  it('takes from the home page what was typed and what was running', async () => {
    const stream = eventStream()
    const left: (AbortSignal | null)[] = []
    const { user } = openSite('/', {
      ...as({}),
      'GET /api/runs': () => jsonReply({ runs: [] }),
      'POST /api/summarize': ({ signal }) => {
        left.push(signal)
        return stream.reply
      },
      'POST /api/auth/logout': () => new Response(null, { status: 204 }),
    })
    const field = () => screen.getByLabelText<HTMLInputElement>('YouTube link')
    await user.type(await screen.findByLabelText('YouTube link'), 'https://youtu.be/WZyRbnpGyzQ{Enter}')
    await screen.findByRole('button', { name: 'Cancel' })
    await openMenu(user)
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(currentToast()?.title).toBe('Logged Out'))
    expect(left.map((signal) => signal?.aborted)).toEqual([true])
    expect(field().value).toBe('')
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  })

  it('is no end of a session for what the page begins to read meanwhile', async () => {
    const left = Promise.withResolvers<Response>()
    const { user, place, server } = openSite('/account', {
      ...as({}),
      'GET /api/devices': () =>
        server.calls.some(({ key }) => key === 'POST /api/auth/logout')
          ? refuse(401, 'UNAUTHORIZED', 'Please sign in again.')
          : jsonReply({ devices: [device({ isCurrent: true })], maxActive: 3 }),
      'POST /api/auth/logout': () => left.promise,
    })
    await screen.findByText('This device')
    await openMenu(user)
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(server.calls.map(({ key }) => key)).toContain('POST /api/auth/logout'))
    await queryClient.refetchQueries({ queryKey: devicesKey })
    expect(accountState().status).toBe('signed-in')
    left.resolve(new Response(null, { status: 204 }))
    await waitFor(() => expect(place()).toBe('/'))
    expect(currentToast()?.title).toBe('Logged Out')
  })

  it('is no end of a session for what the page was reading', async () => {
    const devices = Promise.withResolvers<Response>()
    const { user, place, server } = openSite('/account', {
      ...as({}),
      'GET /api/devices': () => devices.promise,
      'POST /api/auth/logout': async () => {
        // The server has ended the session, and answers what came with it before this call.
        devices.resolve(refuse(401, 'UNAUTHORIZED', 'Please sign in again.'))
        await new Promise((resolve) => setTimeout(resolve))
        return new Response(null, { status: 204 })
      },
    })
    await waitFor(() => expect(server.calls.map(({ key }) => key)).toContain('GET /api/devices'))
    await openMenu(user)
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(place()).toBe('/'))
    expect(currentToast()?.title).toBe('Logged Out')
    // A session that ends by itself is given up by the page, with the same call.
    expect(server.calls.filter(({ key }) => key === 'POST /api/auth/logout')).toHaveLength(1)
  })

  it('goes on with what the page was reading when it did not work', async () => {
    const answers = [
      new Promise<Response>(() => undefined),
      jsonReply({ devices: [device({})], maxActive: 3 }),
    ]
    const { user, server } = openSite('/account', {
      ...as({}),
      'GET /api/devices': () => answers.shift() ?? refuse(500, 'INTERNAL', 'Too often.'),
      'POST /api/auth/logout': () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.'),
    })
    await waitFor(() => expect(server.calls.map(({ key }) => key)).toContain('GET /api/devices'))
    await openMenu(user)
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    expect(await screen.findByText(/^Firefox on Windows/)).toBeTruthy()
  })

  it('says so when it did not work, and forgets nothing', async () => {
    localStorage.setItem('userEmail', 'ada@example.org')
    const { user } = openSite('/login', {
      ...as({}),
      'POST /api/auth/logout': () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.'),
    })
    await openMenu(user)
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(currentToast()?.title).toBe('Error'))
    expect(accountState().status).toBe('signed-in')
    expect(localStorage.getItem('userEmail')).toBe('ada@example.org')
  })

  it('is asked about when another site sent the person to do so', async () => {
    const { user, place, server } = openSite('/?confirmLogout=1', as({}))
    const dialog = await screen.findByRole('dialog', { name: 'Log out of Précis?' })
    await user.click(within(dialog).getByRole('button', { name: 'Stay signed in' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(place()).toBe('/')
    expect(server.calls.map(({ key }) => key)).not.toContain('POST /api/auth/logout')
  })
})

describe('the bar of a phone', () => {
  const bar = () => within(screen.getByRole('navigation', { name: 'Main pages' }))

  it('has no way to the history for visitors, and starts a sign-in', async () => {
    const { user } = openSite('/login', {}, { isKnown: false })
    expect(bar().queryByRole('link', { name: 'History' })).toBeNull()
    expect(bar().getByText('History').getAttribute('aria-disabled')).toBe('true')
    await user.click(bar().getByRole('button', { name: 'Account' }))
    expect(await screen.findByRole('dialog', { name: 'Login to Your Account' })).toBeTruthy()
  })

  it('leads a user who is signed in to their own pages, as the header does, and to no plans', async () => {
    openSite('/login', as({}))
    await bar().findByRole('link', { name: 'Account' })
    const own = ['Home', 'History', 'Following', 'Collections']
    const names = (nav: HTMLElement) =>
      within(nav)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(names(screen.getByRole('navigation', { name: 'Main pages' }))).toEqual([...own, 'Account'])
    expect(names(screen.getByRole('navigation', { name: 'Pages' }))).toEqual(own)
    expect(bar().queryByRole('button')).toBeNull()
    const footer = within(screen.getByRole('navigation', { name: 'More pages' }))
    expect(footer.getByRole('link', { name: 'Pricing' })).toBeTruthy()
  })
})
