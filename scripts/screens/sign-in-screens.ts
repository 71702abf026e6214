import type { CurrentUser } from '#contract/auth.ts'
import { billing } from './account-samples.ts'
import { everywhere, refusal } from './answers.ts'
import { user } from './samples.ts'
import type { Screen, Step } from './screen.ts'
import { alive, dialog, inTurn, opening, pressing, seeing, seeingField, writing } from './screen.ts'
import type { Answers } from './stub-server.ts'

const answers: Answers = {
  ...everywhere,
  'GET /api/auth/options': { json: { provider: { name: 'Google' }, takesCodes: true, codeIsPrinted: true } },
  'POST /api/auth/code': { json: { message: 'Sent', expiresInSeconds: 600, resendInSeconds: 30 } },
  'POST /api/auth/verify': refusal(400, {
    code: 'CODE_WRONG',
    detail: 'That is not the code. You can try four more times.',
  }),
}
const toTheCode = inTurn(
  opening('Login'),
  writing('Email', 'a.very.long.address.of.somebody@a-department.of-some-university.example'),
  pressing('Send me a code'),
  seeingField('Code'),
)
/** The answers of a site with a mail server. */
const byMail: Answers = {
  ...answers,
  'GET /api/auth/options': { json: { provider: null, takesCodes: true, codeIsPrinted: false } },
}
/** The answers of a site without codes. */
const withoutCodes = (provider: { name: string } | null): Answers => ({
  ...answers,
  'GET /api/auth/options': { json: { provider, takesCodes: false, codeIsPrinted: false } },
})
const nearlyUsedUp: CurrentUser = {
  ...user,
  planType: 'free',
  subscriptionType: 'free',
  isSubscribed: false,
  remainingCount: 1,
  allowance: 2,
}

const logOut: Step = async (page) => {
  const menu = page.getByRole('button', { name: 'Account menu', exact: true })
  await menu.waitFor()
  await menu.click()
  return page.getByRole('menuitem', { name: 'Logout' }).click()
}

/** The ways in and out, and the menu between them. */
export const signInScreens: readonly Screen[] = [
  {
    name: 'login, address',
    path: '/',
    answers,
    reach: inTurn(opening('Login'), seeing('Continue with Google')),
  },
  {
    name: 'login, no address',
    path: '/',
    answers,
    reach: inTurn(opening('Login'), pressing('Send me a code'), seeing('Email is required')),
  },
  { name: 'login, code', path: '/', answers, reach: toTheCode },
  {
    name: 'login, wrong code',
    path: '/',
    answers,
    reach: inTurn(toTheCode, writing('Code', '123456'), seeing('That is not the code.')),
  },
  {
    name: 'login, to continue',
    path: '/account',
    answers,
    reach: inTurn(
      alive,
      (page) => page.getByRole('main').getByRole('button', { name: 'Login' }).click(),
      seeing('Sign in to continue'),
      seeing('Continue with Google'),
    ),
  },
  {
    name: 'login, a page of its own, after a failure',
    path: '/login?returnTo=/account&error=cancelled',
    answers,
    reach: inTurn(seeing('Sign-in cancelled.'), seeing('Continue with Google')),
  },
  {
    name: 'login, by the provider of the house alone',
    path: '/',
    answers: withoutCodes({ name: 'Our house' }),
    reach: inTurn(opening('Login'), seeing('Continue with Our house')),
  },
  {
    name: 'login, by the provider of the house alone, after a refusal',
    path: '/login?returnTo=/account&error=refused',
    answers: withoutCodes({ name: 'Our house' }),
    reach: inTurn(seeing("This address can't sign in here."), seeing('Continue with Our house')),
  },
  {
    name: 'login, by the provider of the house alone, after the logout',
    path: '/login?returnTo=/&signedOut=1',
    answers: withoutCodes({ name: 'Our house' }),
    reach: inTurn(seeing("You're logged out"), seeing('Continue with Our house')),
  },
  {
    name: 'login, by a proxy alone',
    path: '/login',
    answers: withoutCodes(null),
    reach: seeing("You're signed in before this page opens."),
  },
  {
    name: 'login, a code that was mailed',
    path: '/login',
    answers: byMail,
    reach: inTurn(
      seeing("We'll email you a six-digit code."),
      writing('Email', 'ada@example.org'),
      pressing('Send me a code'),
      seeingField('Code'),
    ),
  },
  {
    name: 'login, invitation',
    path: '/login#invitation=a-token-of-an-invitation',
    answers,
    reach: inTurn(seeing('You’re invited'), seeing('The invitation works once.')),
  },
  {
    name: 'login, invitation that has ended',
    // An address that differs in its fragment alone would be the same document, with the answers of before.
    path: '/login?returnTo=/account#invitation=another-token-of-an-invitation',
    answers: {
      ...byMail,
      'POST /api/auth/invitation': refusal(410, { code: 'INVITATION_ENDED', detail: 'It has ended.' }),
    },
    reach: inTurn(
      pressing('Accept the invitation'),
      seeing('This invitation was used already'),
      seeingField('Email'),
    ),
  },
  {
    name: 'logout, asked for by another site',
    path: '/?confirmLogout=1',
    answers,
    isSignedIn: true,
    reach: dialog,
  },
  {
    name: 'logout, done',
    path: '/pricing',
    answers: {
      ...answers,
      'GET /api/auth/user': { json: nearlyUsedUp },
      'GET /api/billing': { json: billing },
      'POST /api/auth/logout': { json: null },
    },
    isSignedIn: true,
    reach: inTurn(
      alive,
      logOut,
      seeing('Sign in again'),
      // The page that comes then is loaded.
      seeing('1 free summary left today'),
    ),
  },
  {
    name: 'account menu',
    path: '/pricing',
    isSignedIn: true,
    // The pricing page asks which plan a user has; the real server would not know this one.
    answers: {
      ...answers,
      'GET /api/auth/user': { json: nearlyUsedUp },
      'GET /api/billing': { json: billing },
    },
    reach: inTurn(alive, pressing('Account menu'), seeing('Upgrade Plan')),
  },
]
