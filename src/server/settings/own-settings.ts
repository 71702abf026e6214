import { emailPattern, normalizeEmail } from '#product/email.ts'
import type { accountRows } from './account-settings.ts'
import type { sendingRows } from './sending-settings.ts'
import { oneOf, separatedByCommas, wholeNumber } from './setting.ts'
import type { Misfit, SettingRows, Values } from './setting.ts'
import type { signInRows } from './sign-in-settings.ts'

const onOrOff = oneOf(['on', 'off'])

/** The settings of an instance of one's own: who is let in, and what is sold. */
export const ownRows = {
  PRECIS_OWN: {
    says: '1 is the short form of an instance of your own: PLANS=off, VISITORS=off and SIGN_UP=invited where these are not set, and without SMTP_URL and ADMIN_EMAILS the first who signs in becomes its admin by the code that is printed in the terminal.',
    default: '0',
    schema: oneOf(['0', '1']),
  },
  PLANS: {
    says: 'on or off: whether plans are sold. With off no page and no call speaks of a price, and everybody has what the largest plan has. Empty is on, and off with PRECIS_OWN=1.',
    schema: onOrOff,
  },
  VISITORS: {
    says: 'on or off: whether the site may be used without signing in. Links that were shared stay readable. Empty is on, and off with PRECIS_OWN=1.',
    schema: onOrOff,
  },
  SIGN_UP: {
    says: 'Who may begin an account: open (everybody), invited (those whom an admin invites on the admin page) or closed (nobody new). Addresses of ADMIN_EMAILS always may. Empty is open, and invited with PRECIS_OWN=1.',
    schema: oneOf(['open', 'invited', 'closed']),
  },
  ALLOWED_EMAILS: {
    says: 'Whose accounts may be used: addresses, and domains like @family.example, by commas; a domain has none of its subdomains. The invited and ADMIN_EMAILS may as well. Empty lets everybody.',
    default: '',
    schema: separatedByCommas((entry) =>
      entry.startsWith('@') ? normalizeEmail(`x${entry}`).slice(1) : normalizeEmail(entry),
    ).refine(
      (entries) => entries.every((entry) => emailPattern.test(entry.replace(/^@/, 'x@'))),
      'must be addresses, or domains like @family.example, separated by commas',
    ),
  },
  SHARING: {
    says: 'on or off: whether summaries, lines and collections can be shared by links. With off links that were shared lead nowhere.',
    default: 'on',
    schema: onOrOff,
  },
  CALLS_PER_MINUTE: {
    name: 'callsPerMinute',
    says: 'The most calls of one network address in a minute, to protect the machine.',
    default: '600',
    schema: wholeNumber(10, 1_000_000),
  },
  WRITES_PER_MINUTE: {
    name: 'writesPerMinute',
    says: 'The most calls of one network in a minute that fetch or store something.',
    default: '60',
    schema: wholeNumber(5, 1_000_000),
  },
} as const satisfies SettingRows

type DoorValues = Values<typeof ownRows & typeof accountRows & typeof signInRows> &
  Pick<Values<typeof sendingRows>, 'SMTP_URL'>

/** Gathers who is let in; what is not set is that of the public site, or of the short form. */
export function toAccessSettings(values: DoorValues) {
  const isOwn = values.PRECIS_OWN === '1'
  const offInOwn = isOwn ? 'off' : 'on'
  const takesCodes = values.CODE_SIGN_IN === 'on'
  const { PROXY_EMAIL_HEADER: header, PROXY_LOGOUT_URL: logoutUrl } = values
  return Object.freeze({
    takesCodes,
    proxy: header === null ? null : { header, logoutUrl },
    makesFirstAdmin: isOwn && takesCodes && values.SMTP_URL === null && values.ADMIN_EMAILS.size === 0,
    hasPlans: (values.PLANS ?? offInOwn) === 'on',
    signUp: values.SIGN_UP ?? (isOwn ? ('invited' as const) : ('open' as const)),
    hasVisitors: (values.VISITORS ?? offInOwn) === 'on',
    hasSharing: values.SHARING === 'on',
    allowedEmails: values.ALLOWED_EMAILS,
    adminEmails: values.ADMIN_EMAILS,
  })
}

/** Names a folder of the machine that strangers could write into. */
export function findOpenFolder(
  values: DoorValues & Pick<Values<typeof sendingRows>, 'NOTES_FOLDER'>,
): Misfit {
  const { hasPlans, hasVisitors, signUp } = toAccessSettings(values)
  if (values.NOTES_FOLDER === null || !(hasPlans || hasVisitors || signUp === 'open')) return null
  return {
    name: 'NOTES_FOLDER',
    reason:
      'is for an instance of your own: set PRECIS_OWN=1, or PLANS=off, VISITORS=off and SIGN_UP=invited',
  }
}

/** Names a door that nobody could ever open. */
export function findLockedDoor(values: DoorValues): Misfit {
  const { makesFirstAdmin, signUp } = toAccessSettings(values)
  const hasAdmin = makesFirstAdmin || values.ADMIN_EMAILS.size > 0 || values.OPENID_ADMIN_GROUP !== null
  if (signUp === 'open' || hasAdmin) return null
  return { name: 'ADMIN_EMAILS', reason: `is needed with SIGN_UP=${signUp}: nobody could ever sign in` }
}
