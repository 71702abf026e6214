import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Billing } from '#contract/billing.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { currentUser } from '../accounts/factories.ts'
import { closeSite, openSite, refuse } from '../accounts/open-site.tsx'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { billing, payment } from './factories.ts'

await import('#web/features/billing/account/billing-section.tsx')

afterEach(closeSite)

const active = billing({
  plan: 'pro',
  status: 'active',
  price: 299_00,
  renewsAt: '2026-02-02T10:00:00.000Z',
  canCancel: true,
  payments: [payment],
})
const ending = billing({
  ...active,
  status: 'ending',
  renewsAt: null,
  endsAt: '2026-02-02T10:00:00.000Z',
  canCancel: false,
  canResume: true,
})

function open(state: Billing, handlers: Handlers = {}) {
  return openSite('/account', {
    'GET /api/auth/user': () => jsonReply(currentUser({ planType: state.plan })),
    'GET /api/devices': () => jsonReply({ devices: [], maxActive: 3 }),
    'GET /api/billing': () => jsonReply(state),
    ...handlers,
  })
}

describe('Resume', () => {
  it('undoes a cancellation without a payment, and says so', async () => {
    let state: Billing = { ...ending, canUndo: true }
    const { user, server } = open(state, {
      'GET /api/billing': () => jsonReply(state),
      'POST /api/billing/undo-cancellation': () => {
        state = active
        return jsonReply(state)
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Resume' }))
    expect(
      await screen.findByText(
        'Pro costs ₹299 per month and renews on Feb 2, 2026 (Coordinated Universal Time).',
      ),
    ).toBeTruthy()
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Pro continues',
        description:
          'Your cancellation is undone. It renews on Feb 2, 2026 (Coordinated Universal Time). Nothing was charged now.',
      }),
    )
    expect(server.calls.map(({ key }) => key)).not.toContain('POST /api/billing/resume')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the dialog of a cancellation', () => {
  it.each([
    [
      active,
      'Cancel Pro?',
      "You keep Pro until Feb 2, 2026 (Coordinated Universal Time). You won't be charged again.",
    ],
    [{ ...ending, status: 'grace' as const }, 'Cancel Pro?', "Pro ends now. You won't be charged again."],
    [
      billing({
        status: 'ended',
        endsAt: '2026-01-05T10:00:00.000Z',
        next: { plan: 'unlimited', startsAt: '2026-02-02T10:00:00.000Z' },
      }),
      'Cancel Unlimited?',
      "You won't be charged again.",
    ],
  ])('names the plan and what is left of it: %#', async (state, title, text) => {
    const { user } = open({ ...state, canCancel: true })
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(within(dialog).getByText(text)).toBeTruthy()
  })
})

describe('billing on the account page', () => {
  it.each([
    [billing(), 'You have the free plan. Nothing is charged.'],
    [active, 'Pro costs ₹299 per month and renews on Feb 2, 2026 (Coordinated Universal Time).'],
    [
      ending,
      "Cancelled. Pro stays until Feb 2, 2026 (Coordinated Universal Time), and you won't be charged again.",
    ],
    [
      billing({ ...ending, status: 'grace', canResume: false }),
      "The last renewal failed. We'll try again; without a payment, Pro ends on Feb 2, 2026 (Coordinated Universal Time).",
    ],
    [
      billing({
        ...ending,
        plan: 'unlimited',
        next: { plan: 'pro', startsAt: '2026-02-02T10:00:00.000Z' },
      }),
      'Cancelled. Unlimited stays until Feb 2, 2026 (Coordinated Universal Time), then Pro begins.',
    ],
    [
      billing({ ...ending, next: { plan: 'pro', startsAt: '2026-02-02T10:00:00.000Z' } }),
      'Pro continues: it renews on Feb 2, 2026 (Coordinated Universal Time).',
    ],
    [
      billing({ status: 'ended', endsAt: '2026-01-02T10:00:00.000Z' }),
      'Your plan ended on Jan 2, 2026 (Coordinated Universal Time). You have the free plan.',
    ],
  ])('says how the plan stands: %#', async (state, text) => {
    open(state)
    expect(await screen.findByText((content) => content.includes(text))).toBeTruthy()
  })

  it('calls nothing free of charge while a plan is agreed to that begins later', async () => {
    open(billing({ next: { plan: 'pro', startsAt: '2026-02-02T10:00:00.000Z' }, canCancel: true }))
    expect(
      await screen.findByText(
        'Pro begins on Feb 2, 2026 (Coordinated Universal Time). Until then nothing changes.',
      ),
    ).toBeTruthy()
    expect(screen.queryByText(/Nothing is charged/)).toBeNull()
  })

  it('lists what was paid, each with its receipt', async () => {
    open({ ...active, payments: [{ ...payment, refunded: 10_000 }] })
    const row = await screen.findByText(/Jan 2, 2026 to Feb 2, 2026/)
    const item = row.closest('li') ?? document.body
    expect(item.textContent).toContain('₹299')
    expect(item.textContent).toContain('₹100 refunded')
    expect(
      within(item)
        .getByRole('link', { name: /Receipt/ })
        .getAttribute('href'),
    ).toBe('/api/billing/receipts/P2526-000001')
  })

  it('marks a demonstration', async () => {
    open({ ...active, isDemo: true })
    expect(await screen.findByText(/Demonstration: payments aren't set up/)).toBeTruthy()
  })

  it('cancels after asking, and says until when the plan stays', async () => {
    let now = active
    const { user } = open(active, {
      'GET /api/billing': () => jsonReply(now),
      'POST /api/billing/cancel': () => {
        now = ending
        return jsonReply(now)
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Pro?' })
    expect(dialog.textContent).toContain('You keep Pro until Feb 2, 2026 (Coordinated Universal Time)')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }))
    expect(await screen.findByText(/Cancelled\. Pro stays until/)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Resume' })).toBeTruthy()
  })

  it('moves the focus to what is left of the plan, or back to the button', async () => {
    let now = active
    const answer = Promise.withResolvers<Response>()
    const { user } = open(active, {
      'GET /api/billing': () => jsonReply(now),
      'POST /api/billing/cancel': () => answer.promise,
    })
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Keep Pro' }))
    const button = screen.getByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(document.activeElement).toBe(button))
    await user.click(button)
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
    // What is under way cannot be taken back by closing the question.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep Pro' }).disabled).toBe(true)
    now = ending
    answer.resolve(jsonReply(now))
    const plan = await screen.findByText(/Cancelled\. Pro stays until/)
    await waitFor(() => expect(document.activeElement).toBe(plan))
  })

  it('says when it could not be cancelled', async () => {
    const { user } = open(active, {
      'POST /api/billing/cancel': () =>
        refuse(503, 'PAYMENT_PROVIDER_UNREACHABLE', 'The payment provider is not reachable.'),
    })
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
    await waitFor(() => expect(currentToast()?.description).toBe('The payment provider is not reachable.'))
    expect(screen.getByRole('dialog', { name: 'Cancel Pro?' })).toBeTruthy()
  })

  it('says when payments cannot be loaded, and tries again', async () => {
    const replies = [refuse(503, 'DATABASE_UNAVAILABLE', 'The database is not reachable.')]
    const { user } = open(active, { 'GET /api/billing': () => replies.shift() ?? jsonReply(active) })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/renews on Feb 2, 2026/)).toBeTruthy()
  })

  it('says when older payments cannot be loaded, and tries again', async () => {
    const older = { ...payment, paidAt: '2025-12-02T10:00:00.000Z', receiptNumber: 'P2526-000007' }
    const answers = [
      () => jsonReply(billing({ ...active, nextBefore: payment.paidAt })),
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => jsonReply(billing({ ...active, payments: [older] })),
    ]
    const { user } = open(active, { 'GET /api/billing': () => answers.shift()?.() ?? Response.error() })
    await user.click(await screen.findByRole('button', { name: 'Show older' }))
    expect((await screen.findByRole('alert')).textContent).toBe("Older payments couldn't be loaded.")
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Receipt P2526-000007' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
