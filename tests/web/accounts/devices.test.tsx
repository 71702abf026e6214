import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { accountState } from '#web/session/account-state.ts'
import { formatDay } from '#web/text/format-date.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handler, Handlers } from '../summarize/fake-server.ts'
import { currentUser, device } from './factories.ts'
import { closeSite, openSite, refuse } from './open-site.tsx'

afterEach(closeSite)

const here = device({
  id: '2c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
  deviceName: 'Safari on iPhone',
  deviceType: 'mobile',
  isCurrent: true,
})
const there = device({
  city: null,
  country: null,
  lastSeenAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
})
const gone: Handler = () => new Response(null, { status: 204 })
const heldReply = () => refuse(403, 'DEVICE_LIMIT', 'You are signed in on three other devices.')
const list = (...devices: ReturnType<typeof device>[]) => jsonReply({ devices, maxActive: 3 })

async function openDevices(handlers: Handlers) {
  const site = openSite('/login', { 'GET /api/auth/user': () => jsonReply(currentUser()), ...handlers })
  await site.user.click(await screen.findByRole('button', { name: 'Account menu' }))
  await site.user.click(await screen.findByRole('menuitem', { name: 'Manage Devices' }))
  return { ...site, dialog: within(await screen.findByRole('dialog', { name: 'Manage Devices' })) }
}

describe('the devices', () => {
  it('are shown with what is known of them', async () => {
    const { dialog } = await openDevices({ 'GET /api/devices': () => list(here, there) })
    const [first, second] = await dialog.findAllByRole('listitem')
    expect(first?.textContent).toContain('Phone')
    expect(first?.textContent).toContain('This device')
    expect(first?.textContent).toMatch(/Safari on iPhone.*Pune, India · 203\.0\.113\.7/)
    expect(first?.textContent).toContain(`first seen ${formatDay(here.firstSeenAt)}`)
    expect(first?.textContent).toContain('just now')
    expect(second?.textContent).toMatch(/Firefox on Windows.*203\.0\.113/)
    expect(second?.textContent).toContain('3 hours ago')
  })

  it('of one kind are told apart by their place, and by their address where they are removed', async () => {
    const twins = ['Pune', 'Berlin'].map((city, at) =>
      device({
        id: `2c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b1${at}`,
        city,
        country: null,
        ipAddress: `203.0.113.${at}`,
      }),
    )
    const { dialog } = await openDevices({ 'GET /api/devices': () => list(...twins) })
    const names = (await dialog.findAllByRole('button', { name: /^Remove / })).map((button) =>
      button.getAttribute('aria-label'),
    )
    expect(names).toEqual([
      'Remove Firefox on Windows · Pune · 203.0.113.0',
      'Remove Firefox on Windows · Berlin · 203.0.113.1',
    ])
    expect(dialog.getByText('Berlin · 203.0.113.1')).toBeTruthy()
  })

  it('are removed after a question, and the list is read again', async () => {
    const lists = [list(here, there), list(here)]
    const { user, server, dialog } = await openDevices({
      'GET /api/devices': () => lists.shift() ?? Response.error(),
      [`DELETE /api/devices/${there.id}`]: gone,
    })
    await user.click(await dialog.findByRole('button', { name: /^Remove Firefox on Windows/ }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: /^Remove Firefox on Windows/ }))
    expect(server.calls.some(({ key }) => key.startsWith('DELETE'))).toBe(false)
    await user.click(dialog.getByRole('button', { name: /^Remove Firefox on Windows/ }))
    await user.click(dialog.getByRole('button', { name: 'Remove device' }))
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1))
    expect(currentToast()).toMatchObject({ title: 'Device Removed' })
  })

  it('stay when the removal fails, and that is said', async () => {
    const { user, dialog } = await openDevices({
      'GET /api/devices': () => list(here, there),
      [`DELETE /api/devices/${there.id}`]: () => new Response('bad gateway', { status: 502 }),
    })
    await user.click(await dialog.findByRole('button', { name: /^Remove Firefox on Windows/ }))
    await user.click(dialog.getByRole('button', { name: 'Remove device' }))
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Error', description: 'Failed to remove device' }),
    )
    expect(dialog.getAllByRole('listitem')).toHaveLength(2)
  })

  it('sign out here when it is this one that goes', async () => {
    const { user, dialog, place } = await openDevices({
      'GET /api/devices': () => list(here),
      'POST /api/auth/logout': gone,
    })
    await user.click(await dialog.findByRole('button', { name: /^Remove Safari on iPhone/ }))
    expect(dialog.getByText(/You'll be signed out here/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Remove device' }))
    await waitFor(() => expect(place()).toBe('/'))
    expect(accountState()).toEqual({ status: 'signed-out' })
    expect(currentToast()).toMatchObject({ title: 'Logged Out' })
  })

  it('can be asked for again when they could not be read', async () => {
    const answers = [refuse(503, 'DATABASE_UNAVAILABLE', 'The database is away.'), list(here)]
    const { user, dialog } = await openDevices({
      'GET /api/devices': () => answers.shift() ?? Response.error(),
    })
    expect((await dialog.findByRole('alert')).textContent).toContain('The database is away.')
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText(/^Safari on iPhone/)).toBeTruthy()
  })
})

describe('a sign-in that is held', () => {
  it('shows the devices by itself, and goes away when one was removed', async () => {
    const users = [heldReply(), jsonReply(currentUser())]
    const waiting = { ...here, isActive: false, isHeld: true }
    const lists = [list(waiting, there), list(here)]
    const { user } = openSite('/login', {
      'GET /api/auth/user': () => users.shift() ?? Response.error(),
      'GET /api/devices': () => lists.shift() ?? list(here),
      [`DELETE /api/devices/${there.id}`]: gone,
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Manage Devices' }))
    expect(dialog.getByText(/Remove one of them to continue here/)).toBeTruthy()
    expect(await dialog.findByText('Waiting')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: /^Remove Firefox on Windows/ }))
    await user.click(dialog.getByRole('button', { name: 'Remove device' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(accountState().status).toBe('signed-in')
  })

  it('ends as Logged Out when it is the waiting device itself that goes, and asks for no other sign-in', async () => {
    const toasts: (string | undefined)[] = []
    const waiting = { ...here, isActive: false, isHeld: true }
    let isGone = false
    const { user, place } = openSite('/login', {
      'GET /api/auth/user': () => (isGone ? refuse(401, 'UNAUTHORIZED', 'Unauthorized') : heldReply()),
      'GET /api/devices': () => (isGone ? refuse(401, 'UNAUTHORIZED', 'Unauthorized') : list(waiting, there)),
      'POST /api/auth/logout': () => {
        isGone = true
        return new Response(null, { status: 204 })
      },
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Manage Devices' }))
    await user.click(await dialog.findByRole('button', { name: /^Remove Safari on iPhone/ }))
    await user.click(dialog.getByRole('button', { name: 'Remove device' }))
    await waitFor(() => {
      toasts.push(currentToast()?.title)
      expect(place()).toBe('/')
    })
    toasts.push(currentToast()?.title)
    expect(toasts).not.toContain('Unauthorized')
    expect(toasts).not.toContain('Device Removed')
    expect(currentToast()).toMatchObject({ title: 'Logged Out' })
  })

  it('offers only the devices and the way out', async () => {
    const { user } = openSite('/login', {
      'GET /api/auth/user': heldReply,
      'GET /api/devices': () => list(here),
    })
    await screen.findByRole('dialog', { name: 'Manage Devices' })
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Account menu' }))
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Manage Devices', 'Logout'])
  })
})
