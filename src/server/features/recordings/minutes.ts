import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { planIds, plans } from '#product/plans.ts'
import { waitingTime } from '#product/times.ts'
import type { Db } from '#server/db/database.ts'
import { isoTime, readRow, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { lockPeople } from '#server/features/accounts/service.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { currentWindow, personOf } from '#server/features/quota/service.ts'

const minuteMs = 60_000
const day = sql`interval '24 hours'`

/** The window in which the sound of a caller counts: since when, and when its first minutes come back. */
function windowOf(actor: Actor): { since: Sql; end: Sql } {
  const { window } = plans[actor.plan].sound
  if (window === 'month' && actor.paidSince !== null) {
    const { createdSince, end } = currentWindow(actor)
    return { since: createdSince, end: end(sql`min(created_at)`) }
  }
  return { since: sql`(ledger_now() - ${day})`, end: sql`(min(created_at) + ${day})` }
}

const usedRow = z.object({ usedMs: z.number(), resetTime: z.string().nullable(), waitSeconds: z.int() })

async function readUsed(db: Db, actor: Actor, person: Sql) {
  const { since, end } = windowOf(actor)
  return await readRow(
    db,
    usedRow,
    sql`select coalesce(sum(sound_ms), 0)::float8 as "usedMs", ${isoTime(end)} as "resetTime",
        coalesce(ceil(extract(epoch from ${end} - ledger_now()))::int, 0) as "waitSeconds"
      from recording_reservations where person_id = ${person} and created_at > ${since}`,
  )
}

/** The minutes of sound that a caller has left, and when minutes come back; visitors have none. */
export async function readMinutes(
  db: Db,
  actor: Actor,
): Promise<{ remainingMinutes: number; resetTime: string | null }> {
  if (!mayRecord(actor)) return { remainingMinutes: 0, resetTime: null }
  const { minutes } = plans[actor.plan].sound
  if (actor.user === null && actor.visitorId === null) return { remainingMinutes: minutes, resetTime: null }
  const { usedMs, resetTime } = await readUsed(db, actor, sql`(select ${personOf(actor)})`)
  return { remainingMinutes: Math.max(0, Math.floor(minutes - usedMs / minuteMs)), resetTime }
}

/** Visitors have recordings heard only where there are no plans. */
function mayRecord({ user, plan }: Actor): boolean {
  return user !== null || plan === 'unlimited'
}

/** The caller, who may have recordings heard. @throws AppError `SIGN_IN_REQUIRED` */
export function refuseVisitor(caller: Actor): Actor {
  if (mayRecord(caller)) return caller
  throw new AppError('SIGN_IN_REQUIRED', 'Please sign in to have recordings heard.')
}

/** A piece of a recording, and the length of its sound. */
export type CountedPiece = { recordingId: string; index: number; soundMs: number }

/**
 * Reserves the sound of a piece before it is heard. Callers of one person are served one after the other, on
 * all nodes.
 * @throws AppError `RECORDING_LIMIT` when the plan has too little left
 */
export async function reserveSound(
  tx: Db,
  actor: Actor,
  { recordingId, index, soundMs }: CountedPiece,
): Promise<void> {
  const { personId } = await lockPeople(tx, actor, null)
  const { usedMs, waitSeconds } = await readUsed(tx, actor, sql`${personId}::uuid`)
  if (usedMs + soundMs > plans[actor.plan].sound.minutes * minuteMs) throw usedUp(actor, waitSeconds)
  await tx.execute(sql`
    insert into recording_reservations (recording_id, index, person_id, state, sound_ms, created_at)
    values (${recordingId}, ${index}, ${personId}, 'reserved', ${soundMs}, ledger_now())`)
}

function usedUp({ plan }: Actor, waitSeconds: number): AppError {
  const { minutes, window } = plans[plan].sound
  const retryAfterSeconds = Math.max(1, waitSeconds)
  const larger = planIds.slice(planIds.indexOf(plan) + 1).map((id) => plans[id].name)
  const instead = larger.length === 0 ? '' : `, or choose ${larger.join(' or ')}`
  const detail = `You've used your ${minutes.toLocaleString('en')} minutes of sound of this ${window}. More can be heard ${waitingTime(retryAfterSeconds)}${instead}.`
  return new AppError('RECORDING_LIMIT', detail, {
    retryAfterSeconds,
    limit: { limit: minutes, remaining: 0, resetSeconds: retryAfterSeconds },
  })
}

type Piece = Pick<CountedPiece, 'recordingId' | 'index'>

/** Makes the reservation of a piece final, in the transaction that stores what was heard. */
export async function commitSound(tx: Db, { recordingId, index }: Piece): Promise<void> {
  await tx.execute(sql`
    update recording_reservations set state = 'committed' where recording_id = ${recordingId} and index = ${index}`)
}

/** Gives back what is reserved of a recording and was not heard, or of one piece of it. */
export async function releaseSound(tx: Db, recordingId: string, index: number | null): Promise<void> {
  await tx.execute(sql`
    delete from recording_reservations where recording_id = ${recordingId} and state = 'reserved'
      and index = coalesce(${index}::int, index)`)
}
