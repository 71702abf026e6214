import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { contract } from '#contract/api.ts'
import { AppError } from '#core/app-error.ts'
import { isSameAddress } from '#product/email.ts'
import { plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { isoTime, readRow, readRows, joinSql, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Actor, AccountDeps } from '#server/features/accounts/service.ts'
import { findEmail, readActor } from '#server/features/accounts/service.ts'
import { handle } from '#server/http/handle.ts'
import type { LimitState } from '#server/http/problem-reply.ts'
import type { AnswerEngine } from '#server/ports/model-engines.ts'
import { countInDatabase } from '#server/rate-limit/call-limits.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import { readQuestionQuota, unlimitedQuestions } from './questions/reserve-question.ts'
import { reserve } from './reserve.ts'
import type { Reservation, ReservedWork } from './reserve.ts'
import { commitReservation, extendReservation, releaseReservation } from './settle.ts'
import type { Release } from './settle.ts'
import { callKeyOf, countModelRun, countedBrowser, currentWindow, personOf } from './window.ts'

/** The reservations of summaries in the quotas of users and visitors. */
export type Quota = {
  /**
   * Counts one request of this minute for what may have to be made, before anything is done for it; `null`
   * where no one counts. @throws AppError `RATE_LIMITED`
   */
  countRequest: (actor: Actor) => Promise<LimitState | null>
  /**
   * Counts one request of this minute for what is stored already; `null` where no one counts.
   * @throws AppError `RATE_LIMITED`
   */
  countStoredRequest: (actor: Actor) => Promise<LimitState | null>
  /**
   * Counts a run of a model before it starts, for the visitors of a network.
   * @throws AppError `RATE_LIMITED`
   */
  countModelRun: (actor: Actor) => Promise<void>
  /** The rest of the quota of a caller who got the same work in the current window; `null` for all others. */
  readRepeat: (actor: Actor, work: ReservedWork) => Promise<QuotaState | null>
  /** Reserves a summary before work begins; the same work again has the same reservation. */
  reserve: (actor: Actor, work: ReservedWork) => Promise<Reservation>
  /** Lets a reservation hold for so many ms from now, in the transaction that starts its work. */
  extend: (tx: Db, reservationId: string, ms: number) => Promise<void>
  /**
   * Makes a reservation final, in the transaction that stores the summary in the history.
   * @throws AppError
   */
  commit: (tx: Db, reservationId: string) => Promise<void>
  /** Gives one variant of a reservation back, in a transaction; what was committed, or is in use, stays. */
  release: (tx: Db, release: Release) => Promise<void>
  /** The rest of a caller's quota. */
  read: (actor: Actor) => Promise<QuotaState>
}

/** The quotas as the database counts them; requests of this minute are counted by `callCounter`. */
export function createQuota(db: PooledDb, callCounter: CallCounter = countInDatabase(db)): Quota {
  return {
    countRequest: (actor) => countRequest(callCounter, actor),
    countStoredRequest: (actor) => countOfPerson(callCounter, actor),
    countModelRun: (actor) => countModelRun(callCounter, actor),
    readRepeat: (actor, work) => readRepeat(db, actor, work),
    reserve: (actor, work) => reserve(db, actor, work),
    extend: extendReservation,
    commit: commitReservation,
    release: releaseReservation,
    read: (actor) => readQuota(db, actor),
  }
}

/** A quota that never ends, for the examples: nothing is counted. */
export const unlimitedQuota: Quota = {
  countRequest: () => Promise.resolve(null),
  countStoredRequest: () => Promise.resolve(null),
  countModelRun: () => Promise.resolve(),
  readRepeat: () => Promise.resolve(null),
  reserve: () =>
    Promise.resolve({ outcome: 'covered', reservationId: crypto.randomUUID(), isNewVariant: true }),
  extend: () => Promise.resolve(),
  commit: () => Promise.resolve(),
  release: () => Promise.resolve(),
  read: () => Promise.resolve(unlimitedState),
}

/**
 * The most requests of one person for a summary in a minute, whatever the plan and the outcome (locked,
 * refused and repeated requests count alike), and of all visitors of a network for what is not stored.
 */
const { person: perMinute, visitors: perNetwork } = contract['POST /api/summarize'].counts

/** The person first: a caller who is refused takes nothing from the others of the network. */
async function countRequest(callCounter: CallCounter, actor: Actor): Promise<LimitState> {
  const calls = await countOfPerson(callCounter, actor)
  if (actor.user === null) await callCounter.count(`summaries/network/${actor.network}`, perNetwork)
  return calls
}

async function countOfPerson(callCounter: CallCounter, actor: Actor): Promise<LimitState> {
  return await callCounter.count(callKeyOf(actor, 'summaries'), perMinute)
}

/** The rest of a quota. */
export type QuotaState = {
  planType: PlanId
  /** Summaries left in the window; `null` where the plan has no limit. */
  remainingCount: number | null
  /** The end of the window, ISO 8601 in UTC; `null` when nothing of it is used. */
  resetTime: string | null
  canSummarize: boolean
  showPaywall: boolean
}

/** The usage of a quota that never ends. */
const unlimitedState = toQuotaState('unlimited', { used: 0, endsAt: null })

/** Reads what is left to a caller. */
async function readQuota(db: PooledDb, actor: Actor): Promise<QuotaState> {
  const { plan, visitorId, user } = actor
  const isCounted = (user !== null || visitorId !== null) && plans[plan].allowance !== null
  return isCounted
    ? toQuotaState(plan, await readUsed(db, actor))
    : toQuotaState(plan, { used: 0, endsAt: null })
}

const usedSchema = z.object({ used: z.int(), endsAt: z.string().nullable() })
const repeatSchema = usedSchema.extend({ hasSame: z.boolean() })

/** Reads the rest of a caller's quota for repeated work; `null` where it is new to them. */
async function readRepeat(db: PooledDb, actor: Actor, work: ReservedWork): Promise<QuotaState | null> {
  const row = await readRow(db, repeatSchema, selectUsed(actor, work))
  return row.hasSame ? toQuotaState(actor.plan, row) : null
}

/** Reads what is left to each of some callers, in one statement; in their order. */
export async function readQuotas(db: Db, actors: readonly Actor[]): Promise<QuotaState[]> {
  if (actors.length === 0) return []
  const each = actors.map(
    (actor, position) => sql`select ${position}::int as position, used.* from (${selectUsed(actor)}) used`,
  )
  const rows = await readRows(db, usedSchema.extend({ position: z.int() }), joinSql(each, ' union all '))
  return actors.map(({ plan }, position) =>
    toQuotaState(plan, rows.find((row) => row.position === position) ?? { used: 0, endsAt: null }),
  )
}

async function readUsed(db: PooledDb, actor: Actor) {
  return await readRow(db, usedSchema, selectUsed(actor))
}

function selectUsed(actor: Actor, work: ReservedWork | null = null): Sql {
  const { createdSince, startedSince, end } = currentWindow(actor)
  return sql`
    select used, has_same as "hasSame",
      ${isoTime(end(sql`first_start`))} as "endsAt"
    from quota_usage(${personOf(actor)}, ${countedBrowser(actor)}, ${createdSince}, ${startedSince},
      ${work?.subject ?? null}, ${work?.variant ?? null})`
}

function toQuotaState(
  planType: PlanId,
  { used, endsAt }: { used: number; endsAt: string | null },
): QuotaState {
  const { allowance } = plans[planType]
  const remainingCount = allowance === null ? null : Math.max(0, allowance.summaries - used)
  const resetTime = allowance === null || used === 0 ? null : endsAt
  const isLeft = remainingCount !== 0
  return { planType, remainingCount, resetTime, canSummarize: isLeft, showPaywall: !isLeft }
}

/** Registers the calls about the quota; questions are counted only where a model answers. */
export function registerQuotaRoutes(
  app: FastifyInstance,
  deps: AccountDeps & { answerEngine: AnswerEngine | null },
): void {
  handle(app, 'GET /api/usage-status', async ({ request }) => {
    const actor = await readActor(deps, request)
    const questions =
      deps.answerEngine === null ? unlimitedQuestions : await readQuestionQuota(deps.db, actor)
    return { ...(await readQuota(deps.db, actor)), questions }
  })

  handle(app, 'GET /api/users/:email', async ({ params, request }) => {
    const actor = await readActor(deps, request)
    const email = await findEmail(deps, actor)
    if (email === null) throw new AppError('UNAUTHORIZED', 'Unauthorized')
    if (!isSameAddress(email, params.email)) {
      throw new AppError('FORBIDDEN', "This address isn't yours.")
    }
    const { planType, remainingCount } = await readQuota(deps.db, actor)
    return { email, planType, remainingCount }
  })
}
