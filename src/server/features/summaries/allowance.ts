import type { Orm } from '#server/db/database.ts'
import type { Actor, Visitor } from '#server/features/accounts/service.ts'
import type { LimitState } from '#server/http/limit-headers.ts'
import type { Standing } from './present.ts'

/** Calls of this minute; `null` where nobody counts them. */
export type Calls = LimitState | null

/** What came of asking for a place: one is held, none is needed, or there is none left. */
export type Reservation = { outcome: 'held' | 'free'; placeId: string; calls: Calls } | { outcome: 'locked' }

/** The places of people in their allowance, as far as summaries need them. */
export type Allowance = {
  /**
   * For somebody who asks again for what they got, which takes no place: what is left to them. `null` for all others.
   * @throws AppError `RATE_LIMITED`
   */
  repeat: (actor: Actor, subject: string) => Promise<{ standing: Standing; calls: Calls } | null>
  /** Takes a place for this subject before work begins; the same person's same subject takes but one. */
  reserve: (actor: Visitor, subject: string) => Promise<Reservation>
  /** The place that somebody took for this subject before; takes none. */
  find: (actor: Actor, subject: string) => Promise<string | null>
  /** What is left to a person. */
  standing: (actor: Actor) => Promise<Standing & { resetTime: string | null }>
  renew: (placeIds: string[]) => Promise<void>
  /** Makes a place final, in the transaction in which the summary is handed out. @throws AppError */
  keep: (tx: Orm, placeId: string, actor: Actor) => Promise<void>
  release: (placeId: string, reason: 'failed' | 'left') => Promise<void>
}
