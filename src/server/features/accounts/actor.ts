import type { PlanId } from '#product/plans.ts'
import type { Orm, PooledOrm } from '#server/db/database.ts'
import type { AccountHook as Part } from '#server/ports/account-hook.ts'
import type { Log } from '#server/db/log.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { DeviceDescriber } from '#server/ports/device-description.ts'
import type { Mailer } from '#server/ports/mailer.ts'

/** Somebody who is signed in, by an address that is proven to be theirs. */
export type SignedInUser = {
  id: string
  email: string
  /** Who is counted in the allowance, whatever browser they use. */
  personId: string
  /** The device that the call came from; `null` where an admin acts for the account. */
  deviceId: string | null
  /** The operator named the address. */
  isAdmin: boolean
  /** The operator gave the address what paid plans may do. */
  isPrivileged: boolean
}

/** Whoever makes a call, as far as anything is known. */
export type Actor = {
  /** The browser, by its signed cookie; `null` as long as it needed none. */
  visitorId: string | null
  /** `null` for whoever is not signed in. */
  user: SignedInUser | null
  plan: PlanId
  /** When the plan was first paid for; its months are counted from here. `null` without such a plan. */
  paidSince: Date | null
  /** Keyed hash of the network that the call came from. */
  network: string
}

/** Whoever makes a call that needs a place or is remembered. */
export type Visitor = Actor & { visitorId: string }

/** Whoever makes a call that needs an account. */
export type Member = Actor & { user: SignedInUser }

/** What it takes to tell who calls. */
export type AccountNeeds = {
  orm: PooledOrm
  /** The server's own. */
  secret: string
  /** Addresses whose owners run the site, in lower case. */
  adminEmails: ReadonlySet<string>
  /** Addresses that may do what paid plans may, in lower case. */
  privilegedEmails: ReadonlySet<string>
  /** Without keys of a payment provider plans are given away for trying; with them such plans count no more. */
  isDemoBilling: boolean
}

/** What hangs on an account and is told of it. */
export type AccountHook = Part<Orm>

/** Dependencies of a sign-in. */
export type SignInNeeds = AccountNeeds & {
  devices: DeviceDescriber
  accountHooks: readonly AccountHook[]
  mailer: Mailer
  log: Log
  clock: Pick<Clock, 'now'>
  /** The origin that people reach the pages at; `null` takes what each request says. */
  publicUrl: string | null
}
