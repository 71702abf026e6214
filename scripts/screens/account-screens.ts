import type { SubscriptionOrder } from '#contract/billing.ts'
import { unforeseenDetail } from '#core/app-error.ts'
import { accountAnswers, billing, heldDevices } from './account-samples.ts'
import { everywhere, refusal } from './answers.ts'
import { user } from './samples.ts'
import { alive, dialog, inTurn, opening, pressing, seeing, writing } from './screen.ts'
import type { Screen, Step } from './screen.ts'
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

const userCall = 'GET /api/auth/user'
const everythingThere = inTurn(alive, seeing('Safari on iPhone'), seeing('Receipt'))

function accountScreen(state: string, reach: Step, overrides: Answers = {}): Screen {
  return {
    name: `account, ${state}`,
    path: '/account',
    isSignedIn: true,
    answers: { ...accountAnswers, ...overrides },
    reach,
  }
}

/** The page of the account with its dialogs, and the dialog of devices. */
export const accountScreens: readonly Screen[] = [
  accountScreen('loading', seeing('Loading...'), { [userCall]: 'never' }),
  {
    name: 'account, signed out',
    path: '/account',
    answers: accountAnswers,
    reach: seeing('Sign in to see your plan'),
  },
  accountScreen('data', everythingThere),
  accountScreen('parts failed', inTurn(seeing("We couldn't load your payments."), seeing(unforeseenDetail)), {
    'GET /api/billing': refusal(500),
    'GET /api/devices': refusal(500),
  }),
  accountScreen('to be deleted', inTurn(everythingThere, seeing('This account will be deleted')), {
    [userCall]: { json: { ...user, deletionAt: '2026-11-28T10:05:00.000Z' } },
    'GET /api/billing': {
      json: {
        ...billing,
        status: 'ending',
        renewsAt: null,
        endsAt: billing.renewsAt,
        canCancel: false,
        canResume: true,
      },
    },
  }),
  accountScreen('deletion', inTurn(everythingThere, opening('Delete my account'), deletionRefused)),
  accountScreen('cancelling', inTurn(everythingThere, opening('Cancel'))),
  accountScreen(
    'signing out everywhere',
    inTurn(everythingThere, pressing('Sign out everywhere'), seeing('This signs out every device')),
  ),
  accountScreen(
    'a form of its own',
    inTurn(
      everythingThere,
      opening('Create a form'),
      pressing('Add a section'),
      pressing('Save form'),
      seeing('Give the form a name.'),
    ),
  ),
  accountScreen('one device too many', inTurn(dialog, seeing('Waiting')), {
    [userCall]: refusal(403, { code: 'DEVICE_LIMIT' }),
    'GET /api/billing': refusal(403, { code: 'DEVICE_LIMIT' }),
    'GET /api/devices': { json: { devices: heldDevices, maxActive: 3 } },
  }),
  {
    name: 'devices, one to be removed',
    path: '/pricing',
    isSignedIn: true,
    answers: accountAnswers,
    reach: inTurn(
      alive,
      pressing('Account menu'),
      (page) => page.getByRole('menuitem', { name: 'Manage Devices' }).click(),
      pressing('Remove Safari on iPhone'),
      seeing('Remove it?'),
    ),
  },
]

async function deletionRefused(page: Parameters<Step>[0]): Promise<void> {
  const asked = page.getByRole('dialog')
  await writing(`Type ${user.email} to confirm`, 'someone@else.example')(page)
  await asked.getByRole('button', { name: 'Delete my account' }).click()
  await seeing(`Please type ${user.email}`)(page)
}
