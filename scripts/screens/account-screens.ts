import { unforeseenDetail } from '#core/app-error.ts'
import { accountAnswers, billing, heldDevices } from './account-samples.ts'
import { refusal } from './answers.ts'
import { user } from './samples.ts'
import type { Screen } from './screen.ts'
import type { Step } from './steps.ts'
import { alive, dialog, inTurn, opening, pressing, seeing, writing } from './steps.ts'
import type { Answers } from './stub-server.ts'

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
