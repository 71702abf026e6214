import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { runFollowers } from '#server/db/schema.ts'

const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

/** Who follows a run: `id` for one connection of theirs, `placeId` for their place in the allowance. */
export type Follower = { id: string; runId: string; placeId: string }

/** Adds a follower to a run that the caller holds or knows to be over. */
export async function addFollower(
  tx: Orm,
  runId: string,
  placeId: string,
  leaseMs: number,
): Promise<Follower> {
  const [row] = await tx
    .insert(runFollowers)
    .values({ runId, placeId, leaseUntil: inMs(leaseMs) })
    .returning({ id: runFollowers.id, runId: runFollowers.runId, placeId: runFollowers.placeId })
  if (row === undefined) throw new Error('A follower was not added')
  return row
}

/** Counts these followers for another while. */
export async function renewFollowers(orm: Orm, ids: string[], leaseMs: number): Promise<void> {
  await orm
    .update(runFollowers)
    .set({ leaseUntil: inMs(leaseMs) })
    .where(inArray(runFollowers.id, ids))
}

/** Notes that a follower went away; it may come back within the grace. */
export async function leaveRun(orm: Orm, id: string): Promise<void> {
  await orm
    .update(runFollowers)
    .set({ leaseUntil: sql`now()` })
    .where(and(eq(runFollowers.id, id), isNull(runFollowers.deliveredAt)))
}

/** Notes that a follower has got the summary. */
export async function markDelivered(tx: Orm, id: string): Promise<void> {
  await tx
    .update(runFollowers)
    .set({ deliveredAt: sql`now()` })
    .where(eq(runFollowers.id, id))
}

/** Whether one of these places follows or followed the run. */
export async function isFollowedFrom(orm: Orm, runId: string, placeId: string): Promise<boolean> {
  const [row] = await orm
    .select({ id: runFollowers.id })
    .from(runFollowers)
    .where(and(eq(runFollowers.runId, runId), eq(runFollowers.placeId, placeId)))
    .limit(1)
  return row !== undefined
}

/**
 * Takes away the followers that left before they got anything and did not come back, and gives the places that
 * nobody follows from any more.
 */
export async function removeGoneFollowers(orm: Orm, graceMs: number): Promise<string[]> {
  const gone = await orm
    .delete(runFollowers)
    .where(and(isNull(runFollowers.deliveredAt), sql`${runFollowers.leaseUntil} < ${inMs(-graceMs)}`))
    .returning({ placeId: runFollowers.placeId })
  const places = [...new Set(gone.map(({ placeId }) => placeId))]
  if (places.length === 0) return []
  const held = await orm
    .selectDistinct({ placeId: runFollowers.placeId })
    .from(runFollowers)
    .where(inArray(runFollowers.placeId, places))
  return places.filter((place) => !held.some(({ placeId }) => placeId === place))
}
