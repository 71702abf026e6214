import { z } from 'zod'
import { shareKinds } from '#contract/quota.ts'
import type { ShareKind } from '#contract/quota.ts'
import type { MadeCall, ModelPurpose } from '#core/writing/language-model.ts'
import { retentionDays } from '#product/retention.ts'
import type { Db } from '#server/db/database.ts'
import { insertedValues, wideInt, readRows, sql } from '#server/db/sql.ts'
import { isOlderThan } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import { dayOf, limitsOf, startOfDay } from './model-shares.ts'
import type { DayCeiling } from './model-shares.ts'

/** A call to store; `purpose` is what was asked for. */
export type NewModelCall = MadeCall & { at: Date; purpose: ModelPurpose }

const dayRow = z.object({
  /** The day in UTC, like `2026-11-21`. */
  day: z.string(),
  model: z.string(),
  calls: z.int(),
  failures: z.int(),
  inputTokens: wideInt,
  outputTokens: wideInt,
  /** Millionths of a US dollar; `null` where no price was known. */
  costMicroUsd: wideInt.nullable(),
})

/** The sums of the calls of one model on one day. */
export type DayOfModel = z.output<typeof dayRow>

/** The used part of one kind of share, and the number of calls that it refused. */
export type UsedShare = { kind: ShareKind; usedMicroUsd: number; maxMicroUsd: number; refused: number }

/** Stores one call. */
export async function insertModelCall(db: Db, call: NewModelCall): Promise<void> {
  await db.execute(sql`insert into model_calls ${insertedValues(call)}`)
}

/** Sums by day and model since a moment, the newest day first. */
export async function sumByDayAndModel(db: Db, since: Date): Promise<DayOfModel[]> {
  return await readRows(
    db,
    dayRow,
    sql`select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, model, count(*)::int as calls,
      count(failure)::int as failures, sum(input_tokens)::text as "inputTokens",
      sum(output_tokens)::text as "outputTokens", sum(cost_micro_usd)::text as "costMicroUsd"
    from model_calls where at >= ${since}
    group by 1, model order by 1 desc, model`,
  )
}

/** The reasons for which calls of a model failed, the most frequent first. */
type FailureReason = { reason: string; count: number }

/** Sums by model since midnight in UTC, with the reasons of what failed. */
export async function sumToday(db: Db, now: number): Promise<(DayOfModel & { reasons: FailureReason[] })[]> {
  const since = new Date(startOfDay(now))
  const [sums, failed] = await Promise.all([sumByDayAndModel(db, since), countReasons(db, since)])
  return sums.map((day) => ({
    ...day,
    reasons: failed
      .filter(({ model }) => model === day.model)
      .map(({ reason, count: times }) => ({ reason, count: times })),
  }))
}

async function countReasons(db: Db, since: Date): Promise<z.output<typeof reasonRow>[]> {
  return await readRows(
    db,
    reasonRow,
    sql`select model, failure as reason, count(*)::int as count from model_calls
    where at >= ${since} and failure is not null
    group by model, failure order by 3 desc, failure`,
  )
}

const reasonRow = z.object({ model: z.string(), reason: z.string(), count: z.int() })

const usedSchema = z.object({ kind: z.enum(shareKinds), usedMicroUsd: wideInt, refused: z.int() })

/** The used part of each kind of share since midnight in UTC; of networks and accounts the largest. */
export async function readShares(db: Db, now: number, ceiling: DayCeiling): Promise<UsedShare[]> {
  const day = dayOf(now)
  const rows = await readRows(
    db,
    usedSchema,
    sql`select split_part(share, '/', 1) as kind, max(micro_usd)::text as "usedMicroUsd", sum(refused)::int as refused
      from model_shares where day = ${day}::date group by 1`,
  )
  const used = new Map(rows.map((row) => [row.kind, row]))
  const limits = limitsOf(ceiling)
  return shareKinds.map((kind) => {
    const { usedMicroUsd = 0, refused = 0 } = used.get(kind) ?? {}
    return { kind, usedMicroUsd, refused, maxMicroUsd: limits[kind] }
  })
}

/** Calls past their retention. */
export const dueModelCalls: Due = {
  table: 'model_calls',
  by: 'at',
  where: isOlderThan(sql`at`, retentionDays.modelCall),
}

/** Shares of days that are over. */
export const dueShares: Due = {
  table: 'model_shares',
  by: 'day',
  where: sql`day < (ledger_now() at time zone 'UTC')::date - 1`,
}
