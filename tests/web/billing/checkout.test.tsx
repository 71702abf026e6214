import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToast } from '#web/ui/toast-store.ts'
import { closeSite, refuse } from '../accounts/open-site.tsx'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { ada, choosePro, paid, verified } from './choose-pro.ts'
import { demoOffers, order } from './factories.ts'

let leave = vi.fn<(address: string | URL) => void>()
beforeEach(() => {
  // A page that is left two seconds after a payment would be left in the next test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  leave = vi.spyOn(window.location, 'assign').mockReturnValue()
})
afterEach(() => {
  closeSite()
  vi.useRealTimers()
})

const visitor: Handlers = {
  ...ada,
  'POST /api/users/register': () => jsonReply({ message: 'noted' }),
  'POST /api/auth/code': () => jsonReply({ message: 'sent', expiresInSeconds: 600, resendInSeconds: 30 }),
}

describe('buying a plan in the demonstration', () => {
  it('says that it is one, and gives the plan to the user who is signed in', async () => {
    const { server, user } = await choosePro(ada)
    const dialog = await screen.findByRole('dialog', { name: 'Subscribe to Pro' })
    expect(await screen.findByText('This is a demonstration.')).toBeTruthy()
    expect(dialog.textContent).toContain('nothing is charged')
    await user.click(screen.getByRole('button', { name: 'Pay ₹299 (demonstration)' }))
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Subscription Activated!' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    const sent = server.calls.filter(({ key }) => key.startsWith('POST')).map(({ key, body }) => [key, body])
    expect(sent).toEqual([
      ['POST /api/create-subscription-order', { planId: 'pro', email: 'ada@example.org' }],
      ['POST /api/demo-payment', { orderId: order().orderId, email: 'ada@example.org' }],
      [
        'POST /api/verify-payment',
        { ...paid, orderId: order().orderId, planId: 'pro', email: 'ada@example.org' },
      ],
    ])
  })

  it('asks a visitor for an address, and to sign in afterwards', async () => {
    const handlers = { ...visitor }
    const { server, user } = await choosePro(handlers, { isKnown: false })
    const field = await screen.findByLabelText('Email')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByRole('alert').textContent).toBe('Email is required')
    await user.type(field, 'bob@example.org{Enter}')
    await user.click(await screen.findByRole('button', { name: /^Pay/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Login to Your Account' })
    expect(currentToast()?.description).toContain('Sign in with the code that we mailed to bob@example.org')
    // The code is on its way already: its field is there, and the address is not asked for again.
    expect(await screen.findByLabelText('Code')).toBeTruthy()
    expect(dialog.textContent).toContain('bob@example.org')
    expect(server.calls.find(({ key }) => key === 'POST /api/auth/code')?.body).toEqual({
      email: 'bob@example.org',
      language: 'en',
    })
    expect(server.calls.map(({ key }) => key)).not.toContain('GET /api/auth/user')
    expect(localStorage.getItem('userEmail')).toBe('bob@example.org')
  })
})

describe('a purchase that fails', () => {
  it('says why there is no order', async () => {
    await choosePro({
      ...ada,
      'POST /api/create-subscription-order': () => refuse(409, 'ALREADY_SUBSCRIBED', 'You have Pro already.'),
    })
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to create subscription order: You have Pro already.',
      }),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says where to turn when the payment cannot be verified', async () => {
    const { user } = await choosePro({
      ...ada,
      'POST /api/verify-payment': () => refuse(400, 'PAYMENT_INVALID', 'The signature is wrong.'),
    })
    await user.click(await screen.findByRole('button', { name: /^Pay/ }))
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Payment Verification Failed',
        description: 'Please contact support if money was deducted.',
      }),
    )
  })

  it('can be tried again when the demonstration could not be paid', async () => {
    const { user } = await choosePro({
      ...ada,
      'POST /api/demo-payment': () => refuse(503, 'DATABASE_UNAVAILABLE', 'The database is not reachable.'),
    })
    await user.click(await screen.findByRole('button', { name: /^Pay/ }))
    await waitFor(() => expect(currentToast()?.description).toBe('The database is not reachable.'))
    expect(screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy')).toBeNull()
  })
})

describe('what became of a payment', () => {
  it.each([
    [
      'scheduled',
      'Plan scheduled',
      'Pro begins on Feb 2, 2026 (Coordinated Universal Time). Until then nothing changes.',
    ],
    ['returned', 'Payment refunded', 'This address already has a plan'],
  ])('is said as it is: %s', async (outcome, title, description) => {
    const { user } = await choosePro({
      ...ada,
      'POST /api/create-subscription-order': () => jsonReply(order({ startsAt: '2026-02-02T10:00:00.000Z' })),
      'POST /api/verify-payment': () => verified(outcome),
    })
    await user.click(await screen.findByRole('button', { name: /^Pay/ }))
    await waitFor(() => expect(currentToast()?.title).toBe(title))
    expect(currentToast()?.description).toContain(description)
    expect(leave).not.toHaveBeenCalled()
  })
})

describe('an address that owns a plan', () => {
  it('is asked to sign in, and the purchase goes on afterwards', async () => {
    document.cookie = 'signed_in=0; path=/'
    const replies = [
      refuse(401, 'SIGN_IN_REQUIRED', 'Please sign in to buy a plan for this email.'),
      jsonReply(order()),
    ]
    const { user } = await choosePro(
      {
        ...visitor,
        'POST /api/auth/verify': () => jsonReply({ isHeld: false }),
        'POST /api/create-subscription-order': () => replies.shift() ?? Response.error(),
      },
      { isKnown: false },
    )
    await user.type(await screen.findByLabelText('Email'), 'ada@example.org{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Login to Your Account' })
    expect(dialog.textContent).toContain('Please sign in to buy a plan for this email.')
    await user.click(await screen.findByRole('button', { name: 'Send me a code' }))
    document.cookie = 'signed_in=1; path=/'
    await user.type(await screen.findByLabelText('Code'), '123456')
    expect(await screen.findByText('This is a demonstration.')).toBeTruthy()
    expect(replies).toEqual([])
  })
})

describe('the State of the buyer', () => {
  it('is asked for where invoices carry GST', async () => {
    const { server, user } = await choosePro({
      ...ada,
      'GET /api/subscription-plans': () => jsonReply({ ...demoOffers, asksForState: true }),
    })
    const state = await screen.findByLabelText('State')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByRole('alert').textContent).toBe('Please choose your State')
    await user.selectOptions(state, 'Karnataka')
    await user.type(screen.getByLabelText(/^GSTIN/), '29abc')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid GSTIN, or leave it empty')
    await user.clear(screen.getByLabelText(/^GSTIN/))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByText('This is a demonstration.')
    expect(server.calls.at(-1)?.body).toEqual({ planId: 'pro', email: 'ada@example.org', state: '29' })
  })
})
