import type { PlanId } from '#product/plans.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
import type { Mailer } from '#server/ports/senders.ts'
import type { DeviceDescriber, IdentityProvider } from '#server/ports/sign-in.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import type { AccessPolicy } from './access-policy.ts'

/** A signed-in user, whose address is proven. */
export type SignedInUser = {
  id: string
  email: string
  /** The owner of the quota, in whatever browser. */
  personId: string
  /** The device that the call came from; `null` where an admin acts for the account. */
  deviceId: string | null
  /** The operator named it as an admin's, by its address, a group of the provider or the first code. */
  isAdmin: boolean
  /** The operator gave the address the features of paid plans. */
  isPrivileged: boolean
}

/** The caller of a request, as far as they are known. */
export type Actor = {
  /** The browser, by its signed cookie; `null` for one without a cookie. */
  visitorId: string | null
  /** `null` without a sign-in. */
  user: SignedInUser | null
  plan: PlanId
  /** The first payment of the plan, from which its months are counted; `null` without such a plan. */
  paidSince: Date | null
  /** Keyed hash of the network that the call came from. */
  network: string
}

/** A caller whose browser has a cookie. */
export type Visitor = Actor & { visitorId: string }

/** A caller who is signed in. */
export type Member = Actor & { user: SignedInUser }

/** Dependencies of identifying a caller. */
export type AccountDeps = {
  db: PooledDb
  /** The secret of the server, of which its keys are made. */
  secret: string
  /** The decisions on who is let in, and the plan of each. */
  policy: AccessPolicy
  /** Addresses that have the features of paid plans, in lower case. */
  privilegedEmails: ReadonlySet<string>
  /** True where plans are free demonstrations, without a provider; with one, such plans do not count. */
  isDemoBilling: boolean
}

/** The actions of a feature when an account changes; `tx` is a transaction. */
export type AccountHook = {
  /** The key of its data in an export. */
  name: string
  /** A browser signed in: what its visitor made becomes the account's, in the transaction of the sign-in. */
  mergeVisitor?: (tx: Db, ids: { visitorId: string; userId: string }) => Promise<void>
  /**
   * Selects the rows that `mergeVisitor` is about, without a column. No hook merges where none has any; one
   * that says none merges at each sign-in.
   */
  rowsOfVisitor?: (visitorId: string) => Sql
  /** The feature's data of the account as JSON; none for a feature without an export. */
  export?: (db: Db, userId: string) => Promise<unknown>
  /** The sentences of the email about a planned deletion, one or two; `null` for none. */
  deletionNote?: (
    db: Db,
    userId: string,
    about: { endsAt: Date; language: MailLanguage },
  ) => Promise<string | null>
  /** Deletes it, in the transaction in which the account goes; what the law asks for loses its owner. */
  purge: (tx: Db, userId: string) => Promise<void>
}

/** Dependencies of starting a session. */
export type LoginDeps = AccountDeps & {
  devices: DeviceDescriber
  accountHooks: readonly AccountHook[]
  mailer: Mailer
  log: Log
  clock: Pick<Clock, 'now'>
  /** The public origin of the pages; `null` takes that of each request. */
  publicUrl: string | null
}

/** Dependencies of signing in by code or provider. */
export type SignInDeps = LoginDeps & {
  callCounter: CallCounter
  /** True where codes are printed in the terminal of the server, because no mail server is set up. */
  codeIsPrinted: boolean
  /** The OpenID provider to sign in with; `null` without one. */
  identityProvider: IdentityProvider | null
  /** Gives six random digits. */
  createCode: () => string
}

/** Dependencies of showing, exporting and deleting an account. */
export type AccountPageDeps = AccountDeps & {
  accountHooks: readonly AccountHook[]
  mailer: Mailer
  log: Log
  /** The public origin of the pages; `null` where it is unknown. */
  publicUrl: string | null
  /** The rest of a caller's quota. */
  quota: { read: (actor: Actor) => Promise<{ remainingCount: number | null; resetTime: string | null }> }
}
