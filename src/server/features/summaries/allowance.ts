import type { Orm } from '#server/db/database.ts'

import type { Standing } from './present.ts'

export type Actor = unknown

/** What came of asking for a place: one is held, none is needed, or there is none left. */
export type Reservation = { outcome: 'held' | 'free'; placeId: string } | { outcome: 'locked' }

/** The places of people in their allowance, as far as summaries need them. */
export type Allowance = {
  /** Takes a place for this subject before work begins; the same person's same subject takes but one. */
  reserve: (actor: Actor, subject: string) => Promise<Reservation>
  /** What is left to a person. */
  standing: (actor: Actor) => Promise<Standing & { resetTime: string | null }>
  renew: (placeIds: string[]) => Promise<void>
  /** Makes a place final, when the summary is handed out. */
  keep: (orm: Orm, placeId: string) => Promise<void>
  release: (placeId: string, reason: 'failed' | 'left') => Promise<void>
}
