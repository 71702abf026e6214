import { joinSql, sql } from '#server/db/sql.ts'
import { isoTime } from '#server/db/columns.ts'
import type { Sql } from '#server/db/sql.ts'
import { z } from 'zod'
import { plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { readRow, readRows } from '#server/db/read-rows.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { countedBrowser, currentWindow, personOf } from './window.ts'
import type { ReservedWork } from './reserve.ts'

/** What is left of a quota. */
export type QuotaState = {
  planType: PlanId
  /** Summaries left in the window; `null` where the plan has no limit. */
  remainingCount: number | null
  /** When the window ends, ISO 8601 in UTC; `null` when nothing of it is used. */
  resetTime: string | null
  canSummarize: boolean
  showPaywall: boolean
}

/** The usage of a quota that never ends. */
export const unlimitedState = toQuotaState('unlimited', { used: 0, endsAt: null })

/** Reads what is left to a caller. */
export async function readQuota(db: PooledDb, actor: Actor): Promise<QuotaState> {
  const { plan, visitorId, user } = actor
  const isCounted = (user !== null || visitorId !== null) && plans[plan].allowance !== null
  return isCounted
    ? toQuotaState(plan, await readUsed(db, actor))
    : toQuotaState(plan, { used: 0, endsAt: null })
}

const usedSchema = z.object({ used: z.int(), endsAt: z.string().nullable() })
const repeatSchema = usedSchema.extend({ hasSame: z.boolean() })

/** Reads what is left to a caller who got the same work in the current window; `null` for one to whom it is new. */
export async function readRepeat(db: PooledDb, actor: Actor, work: ReservedWork): Promise<QuotaState | null> {
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
