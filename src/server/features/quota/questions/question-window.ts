import { sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { z } from 'zod'
import { plans } from '#product/plans.ts'
import type { PooledOrm } from '#server/db/database.ts'
import { readRow } from '#server/db/read-rows.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { countedBrowser, personOf } from '../window.ts'

/** Which reservations count: those that were committed, and those with calls at work. */
export const questionCounts = sql`(state = 'committed' or holders > 0 and expires_at > ledger_now())`

/** The same in the window that runs, 24 hours from its first question. */
export const countsForDay = sql`(window_start > ledger_now() - interval '24 hours' and ${questionCounts})`

/** Holds for the reservations of a person, and for those that were free in a browser. */
export function isOfOwner(person: Sql, browser: string | null): Sql {
  return sql`(person_id = ${person} or visitor_id = ${browser}::uuid)`
}

/** The questions that a model still answers: `null` without a limit, and when all come back, ISO 8601. */
export type QuestionQuota = { remaining: number | null; resetTime: string | null }

/** The usage where nothing is counted. */
export const unlimitedQuestions: QuestionQuota = { remaining: null, resetTime: null }

const usedSchema = z.object({ used: z.int(), resetTime: z.string().nullable() })

/** Reads what is left to a caller. */
export async function readQuestionQuota(orm: PooledOrm, actor: Actor): Promise<QuestionQuota> {
  const limit = plans[actor.plan].questions
  if (limit === null) return unlimitedQuestions
  if (actor.user === null && actor.visitorId === null) return { remaining: limit, resetTime: null }
  const { used, resetTime } = await readRow(
    orm,
    usedSchema,
    sql`select count(*)::int as used, to_char((min(window_start) + interval '24 hours') at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "resetTime"
    from question_reservations
    where ${isOfOwner(sql`(select ${personOf(actor)})`, countedBrowser(actor))} and ${countsForDay}`,
  )
  return { remaining: Math.max(0, limit - used), resetTime }
}
