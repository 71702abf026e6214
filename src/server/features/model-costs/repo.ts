import { and, count, desc, gte, isNotNull, sql, sum } from 'drizzle-orm'
import { z } from 'zod'
import { shareKinds } from '#contract/model-shares.ts'
import type { ShareKind } from '#contract/model-shares.ts'
import { retentionDays } from '#product/retention.ts'
import type { Orm } from '#server/db/database.ts'
import { deleteInBatches, isOlderThan } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import { readRows } from '#server/db/read-rows.ts'
import { modelCalls } from '#server/db/schema/model-calls.ts'
import { dayOf, limitsOf, startOfDay } from './shares.ts'
import type { DayCeiling } from './shares.ts'

/** A call to store. */
export type NewModelCall = typeof modelCalls.$inferInsert

/** The sums of the calls of one model on one day. */
export type DayOfModel = {
  /** Of UTC, like `2026-11-21`. */
  day: string
  model: string
  calls: number
  failures: number
  inputTokens: number
  outputTokens: number
  /** Millionths of a US dollar; `null` where no price was known. */
  costMicroUsd: number | null
}

/** How much of one kind of share was used, and how many calls it refused. */
export type UsedShare = { kind: ShareKind; usedMicroUsd: number; maxMicroUsd: number; refused: number }

/** Stores one call. */
export async function insertModelCall(orm: Orm, call: NewModelCall): Promise<void> {
  await orm.insert(modelCalls).values(call)
}

/** Sums by day and model since a moment, the newest day first. */
export async function sumByDayAndModel(orm: Orm, since: Date): Promise<DayOfModel[]> {
  const day = sql<string>`to_char(${modelCalls.at} at time zone 'UTC', 'YYYY-MM-DD')`
  return orm
    .select({
      day,
      model: modelCalls.model,
      calls: count(),
      failures: count(modelCalls.failure),
      inputTokens: sum(modelCalls.inputTokens).mapWith(Number),
      outputTokens: sum(modelCalls.outputTokens).mapWith(Number),
      costMicroUsd: sql<number | null>`sum(${modelCalls.costMicroUsd})`.mapWith(nullOrNumber),
    })
    .from(modelCalls)
    .where(gte(modelCalls.at, since))
    .groupBy(day, modelCalls.model)
    .orderBy(sql`1 desc`, modelCalls.model)
}

/** Why calls of a model failed, the most frequent first. */
type FailureReason = { reason: string; count: number }

/** Sums by model since midnight in UTC, with the reasons of what failed. */
export async function sumToday(
  orm: Orm,
  now: number,
): Promise<(DayOfModel & { reasons: FailureReason[] })[]> {
  const since = new Date(startOfDay(now))
  const [sums, failed] = await Promise.all([sumByDayAndModel(orm, since), countReasons(orm, since)])
  return sums.map((day) => ({
    ...day,
    reasons: failed
      .filter(({ model }) => model === day.model)
      .map(({ reason, count: times }) => ({ reason: reason ?? 'unknown', count: times })),
  }))
}

async function countReasons(orm: Orm, since: Date) {
  return orm
    .select({ model: modelCalls.model, reason: modelCalls.failure, count: count() })
    .from(modelCalls)
    .where(and(gte(modelCalls.at, since), isNotNull(modelCalls.failure)))
    .groupBy(modelCalls.model, modelCalls.failure)
    .orderBy(desc(count()), modelCalls.failure)
}

const usedSchema = z.object({ kind: z.enum(shareKinds), usedMicroUsd: z.coerce.number(), refused: z.int() })

/** How much of each kind of share was used since midnight in UTC; of networks and accounts by the one that used most. */
export async function readShares(orm: Orm, now: number, ceiling: DayCeiling): Promise<UsedShare[]> {
  const day = dayOf(now)
  const rows = await readRows(
    orm,
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

function nullOrNumber(value: unknown): number | null {
  return value === null ? null : Number(value)
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

/** Deletes calls past their retention, and shares of days that are over. */
export async function purgeModelCalls(orm: Orm, signal: AbortSignal): Promise<void> {
  await deleteInBatches(orm, dueModelCalls, signal)
  await deleteInBatches(orm, dueShares, signal)
}
