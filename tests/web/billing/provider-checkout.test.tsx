import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as leaving from '#web/session/page-address.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { closeSite, refuse } from '../accounts/open-site.tsx'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { ada, choosePro, paid, verified } from './choose-pro.ts'
import { demoOffers, order } from './factories.ts'

beforeEach(() => void vi.spyOn(leaving, 'leaveFor').mockReturnValue())
afterEach(closeSite)

const razorpayAnswer = { razorpay_payment_id: paid.paymentId, razorpay_signature: 's' }

describe('the checkout of the provider', () => {
  const real = order({
    isDemo: false,
    keyId: 'rzp_test_1',
    checkoutUrl: 'http://localhost/checkout.js',
  })
  const handlers: Handlers = {
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
      description: 'Pro, billed monthly',
      prefill: { email: 'ada@example.org' },
      theme: { color: '#3B82F6' },
    })
    expect(server.calls.find(({ key }) => key === 'POST /api/verify-payment')?.body).toMatchObject(paid)
  })

  it('says when a plan begins that follows a paid month', async () => {
    provide((options) => call('ondismiss', options['modal']))
    await choosePro({
      ...handlers,
      'POST /api/create-subscription-order': () =>
        jsonReply({ ...real, startsAt: '2026-02-02T10:00:00.000Z' }),
    })
    await waitFor(() =>
      expect(asked['description']).toBe(
        'Pro, billed monthly. Pro begins on Feb 2, 2026 (Coordinated Universal Time). Until then nothing changes.',
      ),
    )
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

  it('is said not to be there when its script does not come', async () => {
    vi.stubGlobal('Razorpay', undefined)
    vi.spyOn(document.head, 'append').mockImplementationOnce((script) => {
      if (script instanceof HTMLScriptElement) script.dispatchEvent(new Event('error'))
    })
    await choosePro(handlers)
    const description = 'Razorpay script not loaded. Please try again.'
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error', description }))
  })

  it('waits until the plan holds, when the provider is slow', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    provide((options) => call('handler', options, razorpayAnswer))
    const outcomes = ['pending', 'active']
    await choosePro({ ...handlers, 'POST /api/verify-payment': () => verified(outcomes.shift() ?? '') })
    expect(await screen.findByText(/Confirming your payment/)).toBeTruthy()
    await vi.advanceTimersByTimeAsync(1000)
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Subscription Activated!' }))
    expect(outcomes).toEqual([])
    vi.useRealTimers()
  })

  it('is verified again when the network fails after the payment, and the page follows to its end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    provide((options) => call('handler', options, razorpayAnswer))
    let isOnline = false
    const { server, user } = await choosePro({
      ...handlers,
      'POST /api/verify-payment': () => (isOnline ? verified('active') : Response.error()),
    })
    expect(await screen.findByText(/Confirming your payment/)).toBeTruthy()
    expect(currentToast()?.title).not.toBe('Payment Verification Failed')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await screen.findByText("We're still checking your payment.")).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const before = server.calls.length
    isOnline = true
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Subscription Activated!' }))
    expect(server.calls.length).toBeGreaterThan(before)
    vi.useRealTimers()
  })

  it('is followed through a failure of the server too', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    provide((options) => call('handler', options, razorpayAnswer))
    const replies = [refuse(502, 'PAYMENT_PROVIDER_REFUSED', 'Later.'), verified('active')]
    await choosePro({ ...handlers, 'POST /api/verify-payment': () => replies.shift() ?? Response.error() })
    await vi.advanceTimersByTimeAsync(2000)
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Subscription Activated!' }))
    vi.useRealTimers()
  })

  it('stays closed when the dialog is closed while the order is prepared', async () => {
    let opened = 0
    provide(() => {
      opened += 1
    })
    let answer = (_reply: Response): void => undefined
    const { server, user } = await choosePro({
      ...handlers,
      'POST /api/create-subscription-order': () =>
        new Promise<Response>((resolve) => {
          answer = resolve
        }),
    })
    await waitFor(() => expect(server.calls.at(-1)?.key).toBe('POST /api/create-subscription-order'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    answer(jsonReply(real))
    const again = await screen.findByRole('button', { name: 'Choose Pro' })
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull())
    expect(opened).toBe(0)
    expect(currentToast()?.title).not.toBe('Loading Payment System')
  })
})
