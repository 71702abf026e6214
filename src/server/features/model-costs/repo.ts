import { count, gte, sql, sum } from 'drizzle-orm'
import { retentionDays } from '#product/retention.ts'
import type { Orm } from '#server/db/database.ts'
import { deleteInBatches, isOlderThan } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import { modelCalls } from '#server/db/schema/model-calls.ts'

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

/** Stores one call. */
export async function insertModelCall(orm: Orm, call: NewModelCall): Promise<void> {
  await orm.insert(modelCalls).values(call)
}

/** What all calls since a moment cost together, in millionths of a US dollar, as far as their prices are known. */
export async function sumCostSince(orm: Orm, since: Date): Promise<number> {
  const [row] = await orm
    .select({ total: sum(modelCalls.costMicroUsd).mapWith(Number) })
    .from(modelCalls)
    .where(gte(modelCalls.at, since))
  return row?.total ?? 0
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

const dayMs = 86_400_000

/** Sums by model since midnight in UTC. */
export async function sumToday(orm: Orm, now: number): Promise<DayOfModel[]> {
  return await sumByDayAndModel(orm, new Date(now - (now % dayMs)))
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

/** Deletes calls past their retention. */
export async function purgeModelCalls(orm: Orm, signal: AbortSignal): Promise<void> {
  await deleteInBatches(orm, dueModelCalls, signal)
}
