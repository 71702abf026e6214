import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Billing } from '#contract/billing.ts'
import * as leaving from '#web/session/page-address.ts'
import { currentUser } from '../accounts/factories.ts'
import { closeSite, openSite } from '../accounts/open-site.tsx'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { billing, demoOffers, order } from './factories.ts'

await import('#web/features/billing/checkout/checkout-dialog.tsx')

beforeEach(() => void vi.spyOn(leaving, 'leaveFor').mockReturnValue())
afterEach(closeSite)

const end = '2026-02-02T10:00:00.000Z'
const pro = billing({ plan: 'pro', status: 'active', price: 299_00, renewsAt: end, canCancel: true })
const unlimited = billing({ ...pro, plan: 'unlimited', price: 499_00 })

function open(state: Billing, handlers: Handlers = {}) {
  return openSite('/pricing', {
    'GET /api/auth/user': () => jsonReply(currentUser({ planType: state.plan })),
    'GET /api/billing': () => jsonReply(state),
    ...handlers,
  })
}

async function card(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name, level: 3 })
  const item = heading.closest('li')
  if (item === null) throw new Error(`no card of ${name}`)
  return item
}

describe('the page of prices', () => {
  it('shows everybody the same cards until it knows the plan', async () => {
    openSite('/pricing', {}, { isKnown: false })
    expect(within(await card('Pro')).getByText('Most Popular')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Choose Pro' })).toBeTruthy()
    expect(screen.queryByText('Current plan')).toBeNull()
  })

  it('marks the current plan with its renewal, and offers the upgrade', async () => {
    open(pro)
    expect(await within(await card('Pro')).findByText('Current plan')).toBeTruthy()
    expect(
      within(await card('Pro')).getByText('Renews on Feb 2, 2026 (Coordinated Universal Time).'),
    ).toBeTruthy()
    expect(within(await card('Pro')).getByRole('link', { name: 'Manage plan' })).toBeTruthy()
    expect(
      within(await card('Unlimited')).getByText('Begins at once. We refund what is left of Pro.'),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Upgrade to Unlimited' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull()
  })

  it('offers the lower plan from the end of the month on', async () => {
    open(unlimited)
    expect(await screen.findByRole('button', { name: 'Change to Pro' })).toBeTruthy()
    expect(
      within(await card('Pro')).getByText(
        'Begins when Unlimited ends, on Feb 2, 2026 (Coordinated Universal Time).',
      ),
    ).toBeTruthy()
  })

  it('says as one fact what was cancelled and what follows', async () => {
    const ending = { ...unlimited, status: 'ending', renewsAt: null, endsAt: end, canCancel: false } as const
    open({ ...ending, next: { plan: 'pro', startsAt: end } })
    expect(
      await within(await card('Unlimited')).findByText(
        'Cancelled. Unlimited stays until Feb 2, 2026 (Coordinated Universal Time), then Pro begins.',
      ),
    ).toBeTruthy()
    expect(within(await card('Pro')).getByText('Next plan')).toBeTruthy()
    expect(
      within(await card('Pro')).getByText('Begins on Feb 2, 2026 (Coordinated Universal Time).'),
    ).toBeTruthy()
  })

  it('resumes a plan that was cancelled', async () => {
    const handlers = {
      'GET /api/subscription-plans': () => jsonReply(demoOffers),
      'POST /api/billing/resume': () => jsonReply(order()),
    }
    const { server, user } = open(
      { ...pro, status: 'ending', renewsAt: null, endsAt: end, canCancel: false, canResume: true },
      handlers,
    )
    await user.click(await screen.findByRole('button', { name: 'Resume Pro' }))
    await screen.findByText('This is a demonstration.')
    expect(server.calls.map(({ key }) => key)).toContain('POST /api/billing/resume')
  })

  it('is right at once after a purchase', async () => {
    let state = billing()
    const { user } = open(state, {
      'GET /api/auth/user': () => jsonReply(currentUser({ planType: state.plan })),
      'GET /api/billing': () => jsonReply(state),
      'GET /api/subscription-plans': () => jsonReply(demoOffers),
      'POST /api/create-subscription-order': () => jsonReply(order()),
      'POST /api/demo-payment': () => jsonReply({ paymentId: 'pay_1', signature: 's' }),
      'POST /api/verify-payment': () => {
        state = pro
        return jsonReply({ success: true, message: 'ok', outcome: 'active' })
      },
    })
    expect(await within(await card('Free Tier')).findByText('Current plan')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Choose Pro' }))
    await user.click(await screen.findByRole('button', { name: /^Pay/ }))
    expect(
      await within(await card('Pro')).findByText('Renews on Feb 2, 2026 (Coordinated Universal Time).'),
    ).toBeTruthy()
  })
})

describe('demo billing', () => {
  it.each(['/pricing', '/faq', '/blog/summarize-youtube-videos'])(
    'has its note on %s, which the page shows where the server says so',
    async (path) => {
      openSite(path, {}, { isKnown: false })
      expect(await screen.findByText('Demo billing.')).toBeTruthy()
    },
  )

  it('has its note where an address is asked for', async () => {
    const { user } = openSite(
      '/pricing',
      { 'GET /api/subscription-plans': () => jsonReply(demoOffers) },
      { isKnown: false },
    )
    await user.click(await screen.findByRole('button', { name: 'Choose Pro' }))
    const dialog = await screen.findByRole('dialog', { name: 'Subscribe to Pro' })
    expect(await within(dialog).findByLabelText('Email')).toBeTruthy()
    expect(within(dialog).getByText('Demo billing.')).toBeTruthy()
  })
})
