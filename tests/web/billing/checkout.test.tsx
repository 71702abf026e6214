import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as leaving from '#web/lib/leave-for.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { currentUser } from '../account/factories.ts'
import { closeSite, openSite, refuse } from '../account/open-site.tsx'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handler } from '../summarize/fake-server.ts'
import { billing, demoOffers, order } from './factories.ts'

await import('#web/features/billing/checkout/checkout-dialog.tsx')

beforeEach(() => void vi.spyOn(leaving, 'leaveFor').mockReturnValue())
afterEach(closeSite)

const paid = { paymentId: 'pay_00000000000001', signature: 'signed' }
const ada: Record<string, Handler> = {
  'GET /api/auth/user': () => jsonReply(currentUser()),
  'GET /api/subscription-plans': () => jsonReply(demoOffers),
  'POST /api/create-subscription-order': () => jsonReply(order()),
  'POST /api/demo-payment': () => jsonReply(paid),
  'POST /api/verify-payment': () => jsonReply({ success: true, message: 'ok', isActive: true }),
}

async function choosePro(handlers: Record<string, Handler>, options = {}) {
  const site = openSite('/pricing', handlers, options)
  await site.user.click(await screen.findByRole('button', { name: 'Choose Pro' }))
  return site
}

describe('buying a plan in the demonstration', () => {
  it('says that it is one, and gives the plan to whoever is signed in', async () => {
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
    const handlers = { ...ada, 'POST /api/users/register': () => jsonReply({ message: 'noted' }) }
    const { server, user } = await choosePro(handlers, { isKnown: false })
    const field = await screen.findByLabelText('Email')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByRole('alert').textContent).toBe('Email is required')
    await user.type(field, 'bob@example.org{Enter}')
    await user.click(await screen.findByRole('button', { name: /^Pay/ }))
    expect(await screen.findByRole('dialog', { name: 'Login to Your Account' })).toBeTruthy()
    expect(currentToast()?.description).toContain('Sign in with the code')
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

describe('the checkout of the provider', () => {
  const real = order({
    isDemo: false,
    keyId: 'rzp_test_1',
    checkoutUrl: 'http://localhost/checkout.js',
  })
  const handlers: Record<string, Handler> = {
    ...ada,
    'GET /api/subscription-plans': () => jsonReply({ ...demoOffers, isDemo: false }),
    'POST /api/create-subscription-order': () => jsonReply(real),
  }
  let asked: Record<string, unknown> = {}

  /** Stands for the provider's script that is there already, and does this once it is opened. */
  function provide(open: (options: Record<string, unknown>) => void): void {
    vi.stubGlobal(
      'Razorpay',
      class {
        constructor(options: Record<string, unknown>) {
          asked = options
        }
        open(): void {
          open(asked)
        }
      },
    )
  }

  function call(name: string, value: unknown, argument?: unknown): void {
    const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null
    if (typeof found !== 'function') throw new Error(`The checkout was given no ${name}`)
    Reflect.apply(found, undefined, [argument])
  }

  it('is opened with the order, the address and our colour, and its answer is verified', async () => {
    provide((options) =>
      call('handler', options, {
        razorpay_payment_id: paid.paymentId,
        razorpay_signature: paid.signature,
        razorpay_subscription_id: real.orderId,
      }),
    )
    const { server } = await choosePro(handlers)
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Subscription Activated!' }))
    expect(asked).toMatchObject({
      key: 'rzp_test_1',
      subscription_id: real.orderId,
      amount: 29_900,
      prefill: { email: 'ada@example.org' },
      theme: { color: '#3B82F6' },
    })
    expect(server.calls.at(-1)).toMatchObject({ key: 'POST /api/verify-payment', body: paid })
  })

  it('charges nothing when it is closed', async () => {
    provide((options) => call('ondismiss', options['modal']))
    const { server, user } = await choosePro(handlers)
    await waitFor(() => expect(server.calls.at(-1)?.key).toBe('POST /api/create-subscription-order'))
    expect(currentToast()).toMatchObject({ title: 'Loading Payment System' })
    const again = await screen.findByRole('button', { name: 'Choose Pro' })
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull())
    await user.click(again)
    await waitFor(() => expect(server.calls.filter(({ key }) => key.endsWith('order'))).toHaveLength(2))
  })

  it('waits until the plan holds, when the provider is slow', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    provide((options) =>
      call('handler', options, { razorpay_payment_id: paid.paymentId, razorpay_signature: 's' }),
    )
    const states = [billing(), billing({ plan: 'pro', status: 'active' })]
    await choosePro({
      ...handlers,
      'POST /api/verify-payment': () => jsonReply({ success: true, message: 'ok', isActive: false }),
      'GET /api/billing': () => jsonReply(states.shift() ?? billing()),
    })
    expect(await screen.findByText(/Confirming the payment/)).toBeTruthy()
    await vi.advanceTimersByTimeAsync(2500)
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Subscription Activated!' }))
    expect(states).toEqual([])
    vi.useRealTimers()
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
