import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import {
  dayWindowHours,
  planIds,
  plans,
  questionsPerMinute,
  visitorQuestionsPerNetwork,
} from '#product/plans.ts'
import { waitingTime } from '#product/times.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { idRow, isoTime, readRow, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { deleteInBatches } from '#server/db/sweep-rows.ts'
import { lockSlots, transaction } from '#server/db/transaction.ts'
import { lockPeople } from '#server/features/accounts/service.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import { callKeyOf, countedBrowser, countModelRun, inMs, personOf } from '../window.ts'

/** The time in ms for which a reservation holds without a commit: longer than any answer takes. */
const heldMs = 5 * 60_000

/** The most questions of one person to a model in a minute, whatever the plan and the outcome. */
const perMinute = {
  limit: questionsPerMinute,
  windowSeconds: 60,
  detail: `You can ask ${questionsPerMinute} questions a minute.`,
}

/**
 * Counts a question and reserves it before a model is asked; gives the id of the reservation. `subject` names
 * one run of a model; the same again shares the reservation. Callers of one person are served one after the
 * other, on all nodes.
 * @throws AppError `QUESTION_LIMIT` when the plan has none left, `RATE_LIMITED`
 */
export async function reserveQuestion(
  { db, callCounter }: { db: PooledDb; callCounter: CallCounter },
  actor: Actor,
  subject: string,
): Promise<string> {
  await callCounter.count(callKeyOf(actor, 'model questions'), perMinute)
  await countModelRun(callCounter, actor)
  return await transaction(db, (tx) => reserveIn(tx, actor, subject), { withoutFlush: true })
}

async function reserveIn(tx: Db, actor: Actor, subject: string): Promise<string> {
  const network = actor.user === null ? actor.network : null
  const browser = countedBrowser(actor)
  const [, { personId }] = await Promise.all([
    network === null ? null : lockSlots(tx, [network]),
    lockPeople(tx, actor, browser),
  ])
  const ledger = await readLedger(tx, { personId, browser, network, subject })
  if (ledger.sameId !== null) {
    await tx.execute(sql`
      update question_reservations set holders = holders + 1, expires_at = greatest(expires_at, ${inMs(heldMs)})
      where id = ${ledger.sameId}`)
    return ledger.sameId
  }
  refuseUsedUp(actor, ledger)
  refuseFullNetwork(ledger)
  const { id } = await readRow(
    tx,
    idRow,
    sql`insert into question_reservations
      (person_id, visitor_id, subject, network, window_start, expires_at, created_at)
    values (${personId}, ${browser}, ${subject}, ${network},
      coalesce(${ledger.firstStart}::timestamptz, ledger_now()), ${inMs(heldMs)}, ledger_now())
    returning id`,
  )
  return id
}

const ledgerSchema = z.object({
  used: z.int(),
  firstStart: z.string().nullable(),
  resetSeconds: z.int(),
  /** A reservation of this very question. */
  sameId: z.guid().nullable(),
  /** Visitors' questions of the last day on the network, and the seconds until one expires. */
  usedOnNetwork: z.int(),
  networkWaitSeconds: z.int(),
})
type Ledger = z.output<typeof ledgerSchema>

type Caller = { personId: string; browser: string | null; network: string | null; subject: string }

/** Reads all facts about a reservation in one statement; people and network are locked. */
async function readLedger(tx: Db, { personId, browser, network, subject }: Caller): Promise<Ledger> {
  const day = sql`interval '24 hours'`
  return await readRow(
    tx,
    ledgerSchema,
    sql`with mine as (
      select id, subject, state, person_id, window_start from question_reservations
      where ${isOfOwner(sql`${personId}::uuid`, browser)} and ${countsForDay}),
    on_network as (
      select created_at from question_reservations
      where network = ${network}::text and created_at > ledger_now() - ${day} and ${questionCounts})
    select
      (select count(*)::int from mine) as used,
      (select min(window_start)::text from mine) as "firstStart",
      coalesce((select ceil(extract(epoch from min(window_start) + ${day} - ledger_now()))::int from mine), 0)
        as "resetSeconds",
      (select id from mine where subject = ${subject} and (person_id = ${personId} or state = 'committed')
        order by state limit 1) as "sameId",
      (select count(*)::int from on_network) as "usedOnNetwork",
      coalesce((select ceil(extract(epoch from min(created_at) + ${day} - ledger_now()))::int from on_network), 0)
        as "networkWaitSeconds"`,
  )
}

function refuseUsedUp({ plan }: Actor, { used, resetSeconds }: Ledger): void {
  const limit = plans[plan].questions
  if (limit === null || used < limit) return
  const retryAfterSeconds = Math.max(1, resetSeconds)
  const detail = `You've used your ${limit} questions of these ${dayWindowHours} hours. You can ask again ${waitingTime(retryAfterSeconds)}, or ${largerPlan(limit)}.`
  throw new AppError('QUESTION_LIMIT', detail, {
    retryAfterSeconds,
    limit: { limit, remaining: 0, resetSeconds: retryAfterSeconds },
  })
}

/** The allowance of the next larger plan, as text. */
function largerPlan(limit: number): string {
  const larger = planIds
    .map((id) => plans[id])
    .find(({ questions }) => questions === null || questions > limit)
  if (larger === undefined || larger.questions === null) return `without a limit with ${plans.unlimited.name}`
  return `${larger.questions} times a day with ${larger.name}`
}

function refuseFullNetwork({ usedOnNetwork, networkWaitSeconds }: Ledger): void {
  if (usedOnNetwork < visitorQuestionsPerNetwork) return
  const retryAfterSeconds = Math.max(1, networkWaitSeconds)
  const detail = `Your network has used its free questions for today. Please try again ${waitingTime(retryAfterSeconds)}, or sign in.`
  throw new AppError('RATE_LIMITED', detail, { retryAfterSeconds })
}

/** The condition on reservations that count: those that were committed, and those with calls at work. */
const questionCounts = sql`(state = 'committed' or holders > 0 and expires_at > ledger_now())`

/** The same in the window that runs, 24 hours from its first question. */
const countsForDay = sql`(window_start > ledger_now() - interval '24 hours' and ${questionCounts})`

/** Holds for the reservations of a person, and for those that were free in a browser. */
function isOfOwner(person: Sql, browser: string | null): Sql {
  return sql`(person_id = ${person} or visitor_id = ${browser}::uuid)`
}

/** The questions that a model still answers: `null` without a limit, and when all come back, ISO 8601. */
type QuestionQuota = { remaining: number | null; resetTime: string | null }

/** The usage where nothing is counted. */
export const unlimitedQuestions: QuestionQuota = { remaining: null, resetTime: null }

const usedSchema = z.object({ used: z.int(), resetTime: z.string().nullable() })

/** Reads what is left to a caller. */
export async function readQuestionQuota(db: PooledDb, actor: Actor): Promise<QuestionQuota> {
  const limit = plans[actor.plan].questions
  if (limit === null) return unlimitedQuestions
  if (actor.user === null && actor.visitorId === null) return { remaining: limit, resetTime: null }
  const { used, resetTime } = await readRow(
    db,
    usedSchema,
    sql`select count(*)::int as used, ${isoTime(sql`(min(window_start) + interval '24 hours')`)} as "resetTime"
    from question_reservations
    where ${isOfOwner(sql`(select ${personOf(actor)})`, countedBrowser(actor))} and ${countsForDay}`,
  )
  return { remaining: Math.max(0, limit - used), resetTime }
}

/** Makes a reservation final, in the transaction that stores the answer; any number of times alike. */
export async function commitQuestion(tx: Db, reservationId: string): Promise<void> {
  await tx.execute(sql`update question_reservations set state = 'committed' where id = ${reservationId}`)
}

/** Gives back one call's share of a reservation. Committed ones stay; idle ones do not count. */
export async function releaseQuestion(db: Db, reservationId: string): Promise<void> {
  await db.execute(sql`
    update question_reservations set holders = greatest(0, holders - 1) where id = ${reservationId}`)
}

/** Deletes reservations that belong to no window any more. */
export async function sweepQuestionReservations(db: Db, signal: AbortSignal): Promise<void> {
  const where = sql`created_at < ledger_now() - interval '25 hours'`
  await deleteInBatches(db, { table: 'question_reservations', by: 'created_at', where }, signal)
}
