import type { SubscriptionOrder } from '#contract/billing.ts'
import { everywhere, refusal } from './answers.ts'
import type { Screen } from './screen.ts'
import type { Step } from './steps.ts'
import { inTurn, opening, pressing, seeing, writing } from './steps.ts'
import type { Answers } from './stub-server.ts'

const order: SubscriptionOrder = {
  keyId: '',
  amount: 29_900,
  currency: 'INR',
  orderId: 'sub_Sample0000001',
  customerId: '',
  plan: { name: 'Pro' },
  isDemo: true,
  checkoutUrl: null,
  startsAt: '2026-12-02T08:00:00.000Z',
  credit: 12_300,
}
const answers: Answers = {
  ...everywhere,
  'GET /api/subscription-plans': { json: { plans: [], isDemo: true, asksForState: false } },
  'POST /api/users/register': { json: { message: 'Noted' } },
  'POST /api/create-subscription-order': { json: order },
  'POST /api/demo-payment': { json: { paymentId: 'pay_Sample0000001', signature: 'sample' } },
  'POST /api/verify-payment': 'never',
}
const giveAddress = inTurn(opening('Choose Pro'), writing('Email', 'ada@example.org'), pressing('Continue'))
const toThePayment = inTurn(giveAddress, seeing('This is a demonstration.'))

function checkoutScreen(state: string, reach: Step, overrides: Answers = {}): Screen {
  return { name: `checkout, ${state}`, path: '/pricing', answers: { ...answers, ...overrides }, reach }
}

/** Buying a plan, step by step. */
export const checkoutScreens: readonly Screen[] = [
  checkoutScreen(
    'no address',
    inTurn(opening('Choose Pro'), pressing('Continue'), seeing('Email is required')),
  ),
  checkoutScreen(
    'what the invoice names',
    inTurn(giveAddress, seeing('Your invoice includes GST'), pressing('Continue'), seeing('Please choose')),
    { 'GET /api/subscription-plans': { json: { plans: [], isDemo: true, asksForState: true } } },
  ),
  checkoutScreen('demonstration', toThePayment),
  checkoutScreen(
    'confirming',
    inTurn(toThePayment, pressing('Pay ₹299 (demonstration)'), seeing('Confirming your payment.')),
  ),
  checkoutScreen('refused', inTurn(giveAddress, seeing('Failed to create subscription order')), {
    'POST /api/create-subscription-order': refusal(500),
  }),
]
