import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentToast } from '#web/ui/toast-store.ts'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handler, Handlers } from '../summarize/fake-server.ts'
import { currentUser } from './factories.ts'
import { closeSite, openSite, refuse } from './open-site.tsx'

afterEach(closeSite)

const codeSent: Handler = () => jsonReply({ message: 'sent', expiresInSeconds: 600, resendInSeconds: 0 })
const visitor = { isKnown: false }
const good: Handlers = {
  'POST /api/auth/code': codeSent,
  'POST /api/auth/verify': () => jsonReply({ isHeld: false }),
  'GET /api/auth/user': () => jsonReply(currentUser()),
}

async function openDialog(handlers: Handlers) {
  const site = openSite('/', handlers, visitor)
  await site.user.click(screen.getByRole('button', { name: 'Login' }))
  const dialog = await screen.findByRole('dialog', { name: 'Login to Your Account' })
  return { ...site, dialog: within(dialog) }
}

describe('the login dialog', () => {
  it('goes from the address to the code to being signed in, with nothing but the keyboard', async () => {
    const { user, server, dialog } = await openDialog(good)
    expect(document.activeElement).toBe(dialog.getByLabelText('Email'))
    await user.keyboard('ada@example.org{Enter}')
    const code = await dialog.findByLabelText('Code')
    expect(code.getAttribute('autocomplete')).toBe('one-time-code')
    await waitFor(() => expect(document.activeElement).toBe(code))
    await user.paste(' 123-456 ')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('button', { name: 'Account menu' })).toBeTruthy()
    // An Enter after the last digit must not press again what opened the dialog.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    expect(server.calls.find(({ key }) => key === 'POST /api/auth/verify')?.body).toEqual({
      email: 'ada@example.org',
      code: '123456',
      language: 'en',
    })
    expect(currentToast()).toMatchObject({ title: 'Signed in', description: 'ada@example.org' })
    expect(localStorage.getItem('userEmail')).toBe('ada@example.org')
  })

  it('names what is wrong with an address, and takes it back on typing', async () => {
    const { user, dialog } = await openDialog(good)
    await user.keyboard('{Enter}')
    expect(dialog.getByRole('alert').textContent).toBe('Email is required')
    await user.keyboard('ada')
    expect(dialog.queryByRole('alert')).toBeNull()
    await user.keyboard('{Enter}')
    expect(dialog.getByRole('alert').textContent).toBe('Please enter a valid email address')
  })

  it('says why a code was refused, in the words of the server, and takes another', async () => {
    const answers = [
      refuse(400, 'INVALID_REQUEST', 'This code is not right. Four tries are left.'),
      jsonReply({ isHeld: false }),
    ]
    const { user, dialog } = await openDialog({
      ...good,
      'POST /api/auth/verify': () => answers.shift() ?? Response.error(),
    })
    await user.keyboard('ada@example.org{Enter}')
    await user.type(await dialog.findByLabelText('Code'), '11111')
    await user.keyboard('{Enter}')
    expect((await dialog.findByRole('alert')).textContent).toBe('Please enter the six digits of the code')
    await user.keyboard('1')
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'This code is not right. Four tries are left.',
    )
    await user.clear(dialog.getByLabelText('Code'))
    expect(dialog.queryByRole('alert')).toBeNull()
    await user.type(dialog.getByLabelText('Code'), '123456')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('sends another code once it may, and lets the address be changed', async () => {
    const waits = [1, 0]
    const { user, server, dialog } = await openDialog({
      ...good,
      'POST /api/auth/code': () =>
        jsonReply({ message: 'sent', expiresInSeconds: 600, resendInSeconds: waits.shift() ?? 0 }),
    })
    await user.keyboard('ada@example.org{Enter}')
    const waiting = await dialog.findByRole('button', { name: 'Send another code in 1 s' })
    await user.click(waiting)
    expect(server.calls.filter(({ key }) => key === 'POST /api/auth/code')).toHaveLength(1)
    await user.click(await dialog.findByRole('button', { name: 'Send another code' }))
    await waitFor(() =>
      expect(server.calls.filter(({ key }) => key === 'POST /api/auth/code')).toHaveLength(2),
    )
    await user.click(dialog.getByRole('button', { name: 'Use another email' }))
    expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org')
  })

  it('says so when there were too many tries', async () => {
    const { user, dialog } = await openDialog({
      ...good,
      'POST /api/auth/code': () => refuse(429, 'RATE_LIMITED', 'Too many codes. Try again in an hour.'),
    })
    await user.keyboard('ada@example.org{Enter}')
    expect((await dialog.findByRole('alert')).textContent).toBe('Too many codes. Try again in an hour.')
  })

  it('says where the code is when there is no mail server, and only then', async () => {
    const { user, dialog } = await openDialog({
      ...good,
      'GET /api/auth/options': () => jsonReply({ provider: null, takesCodes: true, codeIsPrinted: true }),
    })
    await user.keyboard('ada@example.org{Enter}')
    expect(await dialog.findByText(/the code is printed where Précis was started/)).toBeTruthy()
  })

  it('leads to another provider where there is one, and back to here', async () => {
    const { dialog } = await openDialog({
      ...good,
      'GET /api/auth/options': () =>
        jsonReply({ provider: { name: 'Google' }, takesCodes: true, codeIsPrinted: false }),
    })
    const link = await dialog.findByRole('link', { name: 'Continue with Google' })
    expect(link.getAttribute('href')).toBe('/api/auth/google?returnTo=%2F')
    expect(dialog.queryByText(/printed/)).toBeNull()
  })
})

describe('the login page', () => {
  it('leads back to where the person was', async () => {
    const { user, place } = openSite(
      '/login?returnTo=%2Faccount',
      { ...good, 'GET /api/devices': () => jsonReply({ devices: [], maxActive: 3 }) },
      visitor,
    )
    await user.type(await screen.findByLabelText('Email'), 'ada@example.org{Enter}')
    await user.type(await screen.findByLabelText('Code'), '123456')
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeTruthy()
    expect(place()).toBe('/account')
  })

  it('leads back to a page in another language by loading it', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
    const { user, place } = openSite('/login?returnTo=%2Fde%2Fhistory', good)
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(assign.mock.calls).toEqual([['/de/history']])
    expect(place()).toContain('/login')
  })

  it.each([
    ['cancelled', /^Sign-in cancelled/],
    ['expired', /^That took too long/],
    ['email_unverified', /isn't verified/],
    ['provider_unavailable', /can't reach/],
    ['refused', /^This address can't sign in here/],
    ['whatever', /^That didn't work/],
  ])('says in words what %s means', async (error, words) => {
    openSite(`/login?error=${error}`, {}, visitor)
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
  })

  it('names its reason', async () => {
    openSite('/login?reason=free-summaries', {}, visitor)
    expect(await screen.findByRole('heading', { name: 'Login for 2 Free Summaries' })).toBeTruthy()
  })

  it('says who is signed in already', async () => {
    const { user, place } = openSite('/login?returnTo=//evil.test', good)
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(place()).toBe('/')
  })
})

describe('a site without codes', () => {
  const only = (provider: { name: string } | null): Handlers => ({
    ...good,
    'GET /api/auth/options': () => jsonReply({ provider, takesCodes: false, codeIsPrinted: false }),
  })

  it('offers its provider alone, by name, to the keyboard too', async () => {
    const { user, dialog } = await openDialog(only({ name: 'Our house' }))
    const link = await dialog.findByRole('link', { name: 'Continue with Our house' })
    expect(dialog.getByText('You sign in here with Our house.')).toBeTruthy()
    expect(dialog.queryByLabelText('Email')).toBeNull()
    while (document.activeElement !== link) await user.tab()
    expect(document.activeElement).toBe(link)
  })

  it('says that a proxy signs in where there is no provider', async () => {
    openSite('/login', only(null), visitor)
    expect(await screen.findByText(/^You're signed in before this page opens/)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it.each([
    ['email_unverified', /isn't verified\. Please ask/],
    ['provider_unavailable', /in a moment\.$/],
    ['whatever', /^That didn't work\. Please try again\.$/],
  ])('speaks of no code when it says what %s means', async (error, words) => {
    openSite(`/login?error=${error}`, only({ name: 'Our house' }), visitor)
    await screen.findByRole('link', { name: 'Continue with Our house' })
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words))
  })

  it('says after the logout that it is done, and waits', async () => {
    openSite('/login?returnTo=%2F&signedOut=1', only({ name: 'Our house' }), visitor)
    expect(await screen.findByRole('heading', { name: "You're logged out" })).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Continue with Our house' })).toBeTruthy()
  })
})
