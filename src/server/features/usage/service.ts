import type { Orm } from '#server/db/database.ts'
import type { ReleaseReason } from '#server/db/schema/allowance.ts'
import type { Actor, Visitor } from '#server/features/accounts/service.ts'
import { findPerson } from '#server/features/accounts/service.ts'
import { usagePart as part } from './account-part.ts'
import { findRepeat as findAgain } from './find-repeat.ts'
import type { Repeat as RepeatFound } from './find-repeat.ts'
import { joinPeople as join } from './join-people.ts'
import { makeFinal } from './place-keeping.ts'
import { readUsage as read } from './read-usage.ts'
import type { Usage as UsageNow } from './usage.ts'
import { countCall as count } from './count-call.ts'
import type { CallCount, CallLimit } from './check-count.ts'
import { findOwnPlace, releaseHeld, renewLeases } from './repo.ts'
import { reservePlace as reserve } from './reserve-place.ts'
import type { Reservation as Reserved } from './reserve-place.ts'
import type { UsageNeeds as Needs } from './usage-needs.ts'
import type { Entitlement } from './window.ts'

/** What it takes to count. */
export type UsageNeeds = Needs

/** What of the allowance hangs on an account. */
export const usagePart = part

/** What is left to a person. */
export type Usage = UsageNow

/** What came of asking for a place. */
export type Reservation = Reserved

/** A summary that somebody got in the current window and asks for once more. */
export type Repeat = RepeatFound

/**
 * Counts the call of somebody who asks again for what they got in the current window, which takes no place; `null`
 * for everybody else, who is not counted by it.
 * @throws AppError `RATE_LIMITED`
 */
export async function findRepeat(
  { orm }: Pick<UsageNeeds, 'orm'>,
  asked: { actor: Actor; subject: string },
): Promise<Repeat | null> {
  return await findAgain(orm, asked)
}

/**
 * Takes a place for a subject before work on it begins; the same again in the same window gives the place that is
 * there.
 * @throws AppError `EMAIL_REQUIRED` for a visitor's second summary, `RATE_LIMITED`
 */
export async function reservePlace(
  needs: UsageNeeds,
  wanted: { actor: Visitor; subject: string },
): Promise<Reservation> {
  return await reserve(needs, wanted)
}

/** The place that somebody took for a subject before; takes none. */
export async function findPlace(
  { orm }: Pick<UsageNeeds, 'orm'>,
  { actor, subject }: { actor: Actor; subject: string },
): Promise<string | null> {
  const personId = await findPerson(orm, actor)
  if (personId === null) return null
  return (await findOwnPlace(orm, personId, { subject, entitlement: actor }))?.id ?? null
}

/** Lets a held place count for another while; `false` when it does not count any more. */
export async function renewPlace(needs: UsageNeeds, placeId: string): Promise<boolean> {
  return (await renewPlaces(needs, [placeId])).length === 1
}

/** Lets held places count for another while, and gives the ids of those that still do. */
export async function renewPlaces(needs: UsageNeeds, placeIds: readonly string[]): Promise<string[]> {
  return await renewLeases(needs.orm, placeIds, needs.placeLeaseMs)
}

/**
 * Makes a place final, in the transaction in which the summary is handed out; any number of times alike.
 * @throws AppError `SUMMARY_STOPPED` when it does not count any more and there is no room
 */
export async function keepPlace(tx: Orm, placeId: string, entitlement: Entitlement): Promise<void> {
  await makeFinal(tx, placeId, entitlement)
}

/** Gives a held place back, any number of times alike; a final one stays. */
export async function releasePlace(orm: Orm, placeId: string, reason: ReleaseReason): Promise<void> {
  await releaseHeld(orm, placeId, reason)
}

/**
 * Counts one call under `key`, exactly, whichever node counts.
 * @throws AppError `RATE_LIMITED` with the seconds to wait
 */
export async function countCall(orm: Orm, key: string, limit: CallLimit): Promise<CallCount> {
  return await count(orm, key, limit)
}

/** What is left to whoever calls. */
export async function readUsage({ orm }: Pick<UsageNeeds, 'orm'>, actor: Actor): Promise<Usage> {
  return await read(orm, actor)
}

/** Makes one person of two who are proven to be the same: what either used counts for both. */
export async function joinPeople(tx: Orm, people: { from: string; into: string }): Promise<void> {
  await join(tx, people)
}
