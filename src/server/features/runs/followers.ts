import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { runFollowers } from '#server/db/schema/runs.ts'

/** Who follows a run: a place in the allowance, from however many connections. */
export type Follower = { runId: string; placeId: string }

const { runId, placeId, leaseUntil, deliveredAt } = runFollowers
const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`
const isFollower = (follower: Follower) => and(eq(runId, follower.runId), eq(placeId, follower.placeId))

/** Counts a follower of a run that the caller holds. */
export async function addFollower(tx: Orm, follower: Follower, leaseMs: number): Promise<void> {
  await tx
    .insert(runFollowers)
    .values({ ...follower, leaseUntil: inMs(leaseMs) })
    .onConflictDoUpdate({ target: [runId, placeId], set: { leaseUntil: inMs(leaseMs) } })
}

/** Counts a follower again; `false` for one who never followed this run, or left for good. */
export async function readdFollower(orm: Orm, follower: Follower, leaseMs: number): Promise<boolean> {
  const found = await orm
    .update(runFollowers)
    .set({ leaseUntil: inMs(leaseMs) })
    .where(isFollower(follower))
    .returning({ runId })
  return found.length > 0
}

/** Whether a place is among the followers of a run. */
export async function hasFollower(orm: Orm, follower: Follower): Promise<boolean> {
  const found = await orm.select({ runId }).from(runFollowers).where(isFollower(follower))
  return found.length > 0
}

/** Counts these followers for another while. */
export async function renewFollowers(
  orm: Orm,
  followers: readonly Follower[],
  leaseMs: number,
): Promise<void> {
  await orm.execute(sql`
    update run_followers set lease_until = ${inMs(leaseMs)}
    from jsonb_to_recordset(${JSON.stringify(followers)}::jsonb) as held ("runId" uuid, "placeId" uuid)
    where run_id = held."runId" and place_id = held."placeId"`)
}

/** Notes that a follower went away; it may come back within the grace, or be there still on another node. */
export async function leaveRun(orm: Orm, follower: Follower): Promise<void> {
  await orm
    .update(runFollowers)
    .set({ leaseUntil: sql`now()` })
    .where(and(isFollower(follower), isNull(deliveredAt)))
}

/** Notes that a follower has got the summary. */
export async function markDelivered(tx: Orm, follower: Follower): Promise<void> {
  await tx
    .update(runFollowers)
    .set({ deliveredAt: sql`now()` })
    .where(isFollower(follower))
}

/**
 * Takes away the followers that left before they got anything and did not come back; gives the places from which
 * nobody follows any other run either.
 */
export async function removeGoneFollowers(orm: Orm, graceMs: number): Promise<string[]> {
  const gone = await orm
    .delete(runFollowers)
    .where(and(isNull(deliveredAt), sql`${leaseUntil} < ${inMs(-graceMs)}`))
    .returning({ placeId })
  const places = gone.map((follower) => follower.placeId)
  if (places.length === 0) return []
  const held = await orm
    .select({ placeId })
    .from(runFollowers)
    .where(and(isNull(deliveredAt), inArray(placeId, places)))
  return places.filter((place) => !held.some((follower) => follower.placeId === place))
}
