import type { PlanId } from '#product/plans.ts'
import type { PooledOrm } from '#server/db/database.ts'

/** Whoever makes a call, as far as anything is known. */
export type Actor = {
  /** The browser, by its signed cookie; `null` as long as it needed none. */
  visitorId: string | null
  /** An address that was typed in this browser; proves nothing. */
  email: string | null
  plan: PlanId
  /** When the plan was first paid for; its months are counted from here. `null` without such a plan. */
  paidSince: Date | null
  /** Keyed hash of the network that the call came from. */
  network: string
}

/** Whoever makes a call that needs a place or is remembered. */
export type Visitor = Actor & { visitorId: string }

/** What it takes to tell who calls; `secret` is the server's own. */
export type AccountNeeds = { orm: PooledOrm; secret: string }
