import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { accountState } from '#web/session/account-state.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { currentUser, device } from './factories.ts'
import { closeSite, openSite, refuse } from './open-site.tsx'

afterEach(closeSite)

const good: Handlers = {
  'GET /api/auth/user': () => jsonReply(currentUser()),
  'GET /api/devices': () => jsonReply({ devices: [device({ isCurrent: true })], maxActive: 3 }),
}

it('the account page asks visitors to sign in', async () => {
  const { user } = openSite('/account', {}, { isKnown: false })
  const main = within(screen.getByRole('main'))
  await user.click(await main.findByRole('button', { name: 'Login' }))
  expect(await screen.findByRole('dialog', { name: 'Sign in to continue' })).toBeTruthy()
})

it('the account page shows everything there is of the account', async () => {
  openSite('/account', good)
  for (const name of ['Profile', 'Plan', 'Devices', 'Your data', 'Delete account']) {
    expect(await screen.findByRole('heading', { name })).toBeTruthy()
  }
  expect(screen.getByText('1 of 2 summaries left')).toBeTruthy()
  expect(await screen.findByText(/^Firefox on Windows/)).toBeTruthy()
})

describe('the download of the data', () => {
  async function download(answer: () => Response) {
    const pieces: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if ('text' in blob) pieces.push(blob)
      return 'blob:saved'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const site = openSite('/account', {
      ...good,
      'GET /api/account/export': answer,
      'POST /api/auth/logout': () => new Response(null, { status: 204 }),
    })
    await site.user.click(await screen.findByRole('button', { name: 'Download my data' }))
    return { ...site, saved: () => Promise.all(pieces.map((piece) => piece.text())) }
  }

  it('is what the server gives', async () => {
    const { saved } = await download(() => jsonReply({ account: 'all of it' }))
    await waitFor(async () => expect(await saved()).toEqual(['{"account":"all of it"}']))
  })

  it('saves nothing when the session has ended, and says so', async () => {
    const { saved } = await download(() => refuse(401, 'UNAUTHORIZED', 'Please sign in again.'))
    await waitFor(() => expect(currentToast()?.title).toBe('Unauthorized'))
    expect(await screen.findByRole('dialog', { name: 'Sign in to continue' })).toBeTruthy()
    expect(await saved()).toEqual([])
  })

  it('says why it fails', async () => {
    const { saved } = await download(() => refuse(503, 'OVERLOADED', 'Too many callers.'))
    expect((await screen.findByRole('alert')).textContent).toContain('Too many callers.')
    expect(await saved()).toEqual([])
  })
})

describe('the phone number', () => {
  it('is changed', async () => {
    const { user, server } = openSite('/account', {
      ...good,
      'PATCH /api/account': () => jsonReply(currentUser({ phone: '+91 98200 00000' })),
    })
    await user.type(await screen.findByLabelText('Phone'), ' +91 98200 00000 {Enter}')
    await waitFor(() => expect(currentToast()?.title).toBe('Phone number saved'))
    expect(server.calls.at(-1)?.body).toEqual({ phone: '+91 98200 00000' })
    expect(accountState()).toMatchObject({ user: { phone: '+91 98200 00000' } })
    expect(localStorage.getItem('userPhone')).toBe('+91 98200 00000')
  })

  it('that is none is refused beside the field', async () => {
    const errors = [{ field: 'phone', reason: 'Please enter a valid phone number, or leave it empty' }]
    const { user } = openSite('/account', {
      ...good,
      'PATCH /api/account': () => refuse(400, 'INVALID_REQUEST', 'The request is not valid.', { errors }),
    })
    await user.type(await screen.findByLabelText('Phone'), 'abc{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please enter a valid phone number, or leave it empty',
    )
  })
})

it('the account page keeps what was typed when the session has ended, and goes on after the sign-in', async () => {
  const answers = [
    () => refuse(401, 'UNAUTHORIZED', 'Unauthorized'),
    () => jsonReply(currentUser({ phone: '+91 98200 00000' })),
  ]
  const { user, place } = openSite('/account', {
    ...good,
    'PATCH /api/account': () => answers.shift()?.() ?? Response.error(),
    'POST /api/auth/logout': () => new Response(null, { status: 204 }),
    'POST /api/auth/code': () => jsonReply({ message: 'sent', expiresInSeconds: 600, resendInSeconds: 0 }),
    'POST /api/auth/verify': () => jsonReply({ isHeld: false }),
  })
  await user.type(await screen.findByLabelText('Phone'), '+91 98200 00000{Enter}')
  await waitFor(() => expect(currentToast()?.title).toBe('Unauthorized'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to continue' }))
  await user.type(dialog.getByLabelText('Email'), 'ada@example.org{Enter}')
  await user.type(await dialog.findByLabelText('Code'), '123456')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('+91 98200 00000')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(currentToast()?.title).toBe('Phone number saved'))
  expect(place()).toBe('/account')
})

it('the account page signs out everywhere after a question', async () => {
  const { user, place } = openSite('/account', {
    ...good,
    'POST /api/auth/logout-everywhere': () => new Response(null, { status: 204 }),
  })
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  expect(document.activeElement).toBe(screen.getByText(/including this one/))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign out everywhere' }))
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  await waitFor(() => expect(place()).toBe('/'))
  expect(accountState()).toEqual({ status: 'signed-out' })
})

describe('deleting the account', () => {
  const deletionAt = '2026-11-28T12:00:00.000Z'

  it('gives the focus back when it is not wanted after all', async () => {
    const { user } = openSite('/account', good)
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete my account' })),
    )
  })

  it('takes the address typed again, and can be taken back', async () => {
    const { user, server } = openSite('/account', {
      ...good,
      'POST /api/account/deletion': () => jsonReply(currentUser({ deletionAt })),
      'DELETE /api/account/deletion': () => jsonReply(currentUser()),
    })
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }))
    const field = dialog.getByLabelText('Type ada@example.org to confirm')
    await user.type(field, 'bob@example.org{Enter}')
    expect(dialog.getByRole('alert').textContent).toBe('Please type ada@example.org')
    expect(server.calls.some(({ key }) => key === 'POST /api/account/deletion')).toBe(false)
    await user.clear(field)
    await user.type(field, 'Ada@example.org{Enter}')
    expect(await screen.findByText(/This account will be deleted on/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Delete account' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(screen.queryByText(/will be deleted on/)).toBeNull())
    expect(currentToast()?.title).toBe('Your account stays')
  })

  it('says so when it could not be asked for', async () => {
    const { user } = openSite('/account', {
      ...good,
      'POST /api/account/deletion': () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again later.'),
    })
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), 'ada@example.org{Enter}')
    expect((await dialog.findByRole('alert')).textContent).toBe('Please try again later.')
  })
})
