import type { PlanId } from '#product/plans.ts'

/** An account as far as it decides what it may do here. */
export type KnownAccount = {
  email: string
  /** An admin by the database: named by the provider to sign in with, or by the code of the first start. */
  isAdmin: boolean
  /** It began by an invitation. */
  isInvited: boolean
  /** The plan that is paid for or was given; `null` without one. */
  plan: Exclude<PlanId, 'free'> | null
}

/** The decisions of the operator on who is let in, and what they have. */
export type AccessPolicy = Readonly<{
  /** Plans are sold. Without them everybody has what the largest has. */
  hasPlans: boolean
  /** The beginning of accounts: by anyone admitted, by those with an invitation, by nobody. */
  signUp: 'open' | 'invited' | 'closed'
  /** The application may be used without signing in. */
  hasVisitors: boolean
  /** Summaries, lines and collections can be shared by links. */
  hasSharing: boolean
  /** A code that is mailed signs in. Without it a provider or a proxy does. */
  takesCodes: boolean
  /** A trusted proxy names in this header, in lower case, who is signed in there; `null` believes none. */
  proxy: Readonly<{ header: string; logoutUrl: string | null }> | null
  /** The first who signs in becomes the admin, by a code that the terminal alone shows. */
  makesFirstAdmin: boolean
  isAdmin: (account: Pick<KnownAccount, 'email' | 'isAdmin'>) => boolean
  /** An account of this address may be used. */
  admits: (account: Pick<KnownAccount, 'email' | 'isAdmin' | 'isInvited'>) => boolean
  /** The plan of a caller; `null` is one who is not signed in. */
  planOf: (account: Pick<KnownAccount, 'email' | 'isAdmin' | 'plan'> | null) => PlanId
}>

/** The settings that decide who is let in. */
export type AccessSettings = Readonly<{
  hasPlans: boolean
  signUp: AccessPolicy['signUp']
  hasVisitors: boolean
  hasSharing: boolean
  takesCodes: boolean
  proxy: AccessPolicy['proxy']
  makesFirstAdmin: boolean
  /** Addresses, and domains like `@family.example`; none admits all. */
  allowedEmails: readonly string[]
  /** In lower case. */
  adminEmails: ReadonlySet<string>
}>

/** The settings of the public site, where everybody is welcome. */
export const openAccess: AccessSettings = {
  hasPlans: true,
  signUp: 'open',
  hasVisitors: true,
  hasSharing: true,
  takesCodes: true,
  proxy: null,
  makesFirstAdmin: false,
  allowedEmails: [],
  adminEmails: new Set(),
}

/** Creates the policy of some settings. Admins are always let in, and have no allowance. */
export function createAccessPolicy(settings: AccessSettings): AccessPolicy {
  const { allowedEmails, adminEmails, ...decided } = settings
  const { hasPlans } = decided
  const allowed = new Set(allowedEmails)
  const isAdmin: AccessPolicy['isAdmin'] = (account) => account.isAdmin || adminEmails.has(account.email)
  return {
    ...decided,
    isAdmin,
    admits: (account) =>
      allowed.size === 0 ||
      isAdmin(account) ||
      account.isInvited ||
      allowed.has(account.email) ||
      allowed.has(account.email.slice(account.email.lastIndexOf('@'))),
    planOf: (account) =>
      !hasPlans || (account !== null && isAdmin(account)) ? 'unlimited' : (account?.plan ?? 'free'),
  }
}
