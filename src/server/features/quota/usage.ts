import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import type { Orm, PooledOrm } from '#server/db/database.ts'
import { readPreparedRow, readRows } from '#server/db/read-rows.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { counts, currentWindow, isCountedFor } from './window.ts'
import type { ReservedWork } from './reserve.ts'

/** What is left of a quota. */
export type Usage = {
  planType: PlanId
  /** Summaries left in the window; `null` where the plan has no limit. */
  remainingCount: number | null
  /** When the window ends, ISO 8601 in UTC; `null` when nothing of it is used. */
  resetTime: string | null
  canSummarize: boolean
  showPaywall: boolean
}

/** The usage of a quota that never ends. */
export const unlimitedUsage = toUsage('unlimited', { used: 0, endsAt: null })

/** Reads what is left to a caller. */
export async function readUsage(orm: PooledOrm, actor: Actor): Promise<Usage> {
  const { plan, visitorId, user } = actor
  const isCounted = (user !== null || visitorId !== null) && plans[plan].allowance !== null
  return isCounted ? toUsage(plan, await readUsed(orm, actor)) : toUsage(plan, { used: 0, endsAt: null })
}

/** What is left to a caller who got the same work in the current window, which costs nothing again; `null` for others. */
export async function findRepeat(orm: PooledOrm, actor: Actor, work: ReservedWork): Promise<Usage | null> {
  const used = await readUsed(orm, actor, work)
  return used.hasSame ? toUsage(actor.plan, used) : null
}

/** Reads what is left to each of some callers, in one statement; in their order. */
export async function readUsages(orm: Orm, actors: readonly Actor[]): Promise<Usage[]> {
  if (actors.length === 0) return []
  const each = actors.map(
    (actor, place) => sql`select ${place}::int as place, used.* from (${selectUsed(actor)}) used`,
  )
  const rows = await readRows(orm, usedSchema.extend({ place: z.int() }), sql.join(each, sql` union all `))
  return actors.map(({ plan }, place) =>
    toUsage(plan, rows.find((row) => row.place === place) ?? { used: 0, endsAt: null }),
  )
}

const usedSchema = z.object({ used: z.int(), endsAt: z.string().nullable(), hasSame: z.boolean() })

async function readUsed(orm: PooledOrm, actor: Actor, work: ReservedWork | null = null) {
  return await readPreparedRow(orm, usedSchema, selectUsed(actor, work))
}

function selectUsed(actor: Actor, work: ReservedWork | null = null): SQL {
  const { holds, end } = currentWindow(actor)
  const isSame =
    work === null
      ? sql`false`
      : sql`bool_or(state = 'committed' and subject = ${work.subject} and ${work.variant}::text = any(variants))`
  return sql`
    select count(*)::int as used, coalesce(${isSame}, false) as "hasSame",
      to_char(${end(sql`min(window_start)`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endsAt"
    from reservations where ${isCountedFor(actor)} and state <> 'released' and ${counts} and ${holds}`
}

function toUsage(planType: PlanId, { used, endsAt }: { used: number; endsAt: string | null }): Usage {
  const { allowance } = plans[planType]
  const remainingCount = allowance === null ? null : Math.max(0, allowance.summaries - used)
  const resetTime = allowance === null || used === 0 ? null : endsAt
  const isLeft = remainingCount !== 0
  return { planType, remainingCount, resetTime, canSummarize: isLeft, showPaywall: !isLeft }
}
