import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { partOf } from '#tests/setup/part-of-walk.ts'
import { pageRoutes } from '#web/app/routes.tsx'
import { accountState } from '#web/session/account-state.ts'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { currentUser, device } from './factories.ts'
import { closeSite, openSite, refuse } from './open-site.tsx'

afterEach(closeSite)

const id = '0f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11'
const paths = [...pageRoutes.map(({ path }) => path), '/nowhere'].map((path) =>
  path.replace(':kind', 'keys').replace(/:\w+/, id),
)
const there = device({})

/**
 * Answers as the server does: of a held device nothing but the devices, until one of the others is removed.
 */
function heldHandlers(): Handlers {
  let isHeld = true
  const guarded = () =>
    isHeld ? refuse(403, 'DEVICE_LIMIT', 'Too many devices.') : refuse(404, 'NOT_FOUND', 'Not found.')
  return {
    'GET /api/auth/user': () => (isHeld ? guarded() : jsonReply(currentUser())),
    'GET /api/devices': () => jsonReply({ devices: isHeld ? [there] : [], maxActive: 3 }),
    [`DELETE /api/devices/${there.id}`]: () => {
      isHeld = false
      return new Response(null, { status: 204 })
    },
    'GET /api/history': guarded,
    'GET /api/transcriptions': guarded,
    'GET /api/admin/users': guarded,
    'GET /api/follows': guarded,
    'GET /api/digests': guarded,
    'GET /api/extension': () => jsonReply({ packages: [] }),
    'GET /api/collections': guarded,
    [`GET /api/collections/${id}`]: guarded,
    [`GET /api/shared-collections/${id}`]: guarded,
    [`GET /api/summaries/${id}`]: guarded,
    [`GET /api/keys/${id}/calls`]: guarded,
    [`GET /api/shared/${id}`]: guarded,
    [`GET /api/moments/${id}`]: guarded,
    [`GET /api/examples/${id}`]: guarded,
    'GET /api/subscription-plans': guarded,
  }
}

it.each(partOf(paths, 5))('a device that is held sees so on %s, and goes on there', async (path) => {
  const { user, place } = openSite(path, heldHandlers())
  const dialog = () => screen.findByRole('dialog', { name: 'Manage Devices' })
  await dialog()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Account menu' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Manage Devices' }))
  const devices = within(await dialog())
  await user.click(await devices.findByRole('button', { name: new RegExp(`^Remove ${there.deviceName}`) }))
  await user.click(devices.getByRole('button', { name: 'Remove device' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(accountState().status).toBe('signed-in')
  // The page to sign in on has nothing more to do, and goes on to the start a moment later.
  await waitFor(() => expect(place()).toBe(path === '/login' ? '/' : path))
  expect(screen.queryByText(/too many devices/i)).toBeNull()
})

it('the sign-in says on the page to sign in, once the dialog is closed, that the sign-in worked and waits', async () => {
  const { user } = openSite('/login', heldHandlers())
  await screen.findByRole('dialog', { name: 'Manage Devices' })
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('heading', { name: 'Your sign-in worked, and waits' })).toBeTruthy()
  expect(screen.getByText(/^You're signed in on 3 other devices/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send me a code' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Manage Devices' }))
  await screen.findByRole('dialog', { name: 'Manage Devices' })
})
