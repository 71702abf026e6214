import type { PooledOrm } from '#server/db/database.ts'

/** What it takes to count. */
export type UsageNeeds = {
  orm: PooledOrm
  /** How long a held place counts without a sign of life, in ms. */
  placeLeaseMs: number
}

/** The usual `placeLeaseMs`: several beats of whoever holds the place. */
export const usualPlaceLeaseMs = 60_000
