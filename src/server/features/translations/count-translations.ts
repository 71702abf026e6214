import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { dayWindowHours, planIds, plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import { waitingTime } from '#product/times.ts'
import type { Db } from '#server/db/database.ts'
import { isoTime, readRow, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { updateInBatches } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import { lockSlots } from '#server/db/transaction.ts'
import { lockPeople } from '#server/features/accounts/service.ts'
import type { AccountHook, Actor } from '#server/features/accounts/service.ts'
import { payerOf } from '#server/features/model-costs/service.ts'
import { countedBrowser, personOf } from '#server/features/quota/service.ts'
import type { TranslationKey } from './repo.ts'

/** Transcripts that a model translates in a `day` of each plan; `null` has no allowance. */
const translationsPerDay: Readonly<Record<PlanId, number | null>> = {
  free: 1,
  pro: 20,
  unlimited: null,
}

/** Translations of a network's visitors in 24 hours, and those of one person at the same time. */
const visitorTranslationsPerNetwork = 30
const maxTranslationsAtWork = 3

/**
 * The condition on translations of a day that count: those at work or done, and those that were stopped after
 * lines had come.
 */
const counts = sql`(started_at > ledger_now() - interval '24 hours' and (state in ('working', 'done')
  or state = 'stopped' and exists (select from translation_parts where translation_id = translations.id)))`

/** Holds for what a person started, and for what was free in a browser. */
function isOfOwner(person: Sql, browser: string | null): Sql {
  return sql`(person_id = ${person} or visitor_id = ${browser}::uuid)`
}

const nextAt = sql`min(started_at) + interval '24 hours'`

const remainingRow = z.object({ used: z.int(), resetTime: z.string().nullable() })

/**
 * The translations that a caller may still start: `null` without a limit, and the time at which the next one
 * comes back, ISO 8601.
 */
export async function readRemaining(
  db: Db,
  actor: Actor,
): Promise<{ perDay: number | null; remaining: number | null; resetTime: string | null }> {
  const perDay = translationsPerDay[actor.plan]
  if (perDay === null) return { perDay, remaining: null, resetTime: null }
  const { used, resetTime } = await readRow(
    db,
    remainingRow,
    sql`select count(*)::int as used, ${isoTime(nextAt)} as "resetTime" from translations
      where ${isOfOwner(sql`(select ${personOf(actor)})`, countedBrowser(actor))} and ${counts}`,
  )
  return { perDay, remaining: Math.max(0, perDay - used), resetTime }
}

const ledgerSchema = z.object({
  used: z.int(),
  waitSeconds: z.int(),
  atWork: z.int(),
  usedOnNetwork: z.int(),
})

type NewTranslation = TranslationKey & { transcriptId: string; totalLines: number }

/**
 * Starts a translation, or continues one that failed or was stopped, where the caller has one left; what is
 * at work or done stays as it is. Callers of one person are served one after the other, on all nodes.
 * @throws AppError `TRANSLATION_LIMIT`, `RATE_LIMITED`
 */
export async function startCounted(
  tx: Db,
  actor: Actor,
  { subject, language, engine, transcriptId, totalLines }: NewTranslation,
): Promise<void> {
  const network = actor.user === null ? actor.network : null
  const browser = countedBrowser(actor)
  if (network !== null) await lockSlots(tx, [network])
  const { personId } = await lockPeople(tx, actor, browser)
  const isSame = sql`(subject = ${subject} and language = ${language} and engine = ${engine})`
  const ledger = await readRow(
    tx,
    ledgerSchema,
    sql`select count(*) filter (where ${isOfOwner(sql`${personId}::uuid`, browser)})::int as used,
        coalesce(ceil(extract(epoch from min(started_at) filter (where ${isOfOwner(sql`${personId}::uuid`, browser)})
          + interval '24 hours' - ledger_now()))::int, 0) as "waitSeconds",
        count(*) filter (where person_id = ${personId} and state = 'working')::int as "atWork",
        count(*) filter (where network = ${network}::text)::int as "usedOnNetwork"
      from translations
      where (person_id = ${personId} or visitor_id = ${browser}::uuid or network = ${network}::text)
        and ${counts} and not ${isSame}`,
  )
  refuse(actor, ledger)
  await tx.execute(sql`
    insert into translations (transcript_id, subject, language, engine, state, total_lines, person_id, visitor_id, network, payer,
      started_at, due_at)
    values (${transcriptId}, ${subject}, ${language}, ${engine}, 'working', ${totalLines}, ${personId}, ${browser}, ${network},
      ${JSON.stringify(payerOf(actor))}::jsonb, ledger_now(), ledger_now())
    on conflict (subject, language, engine) do update set state = 'working', problem = null, lease = null,
      person_id = excluded.person_id, visitor_id = excluded.visitor_id, network = excluded.network, payer = excluded.payer,
      started_at = excluded.started_at, due_at = excluded.due_at
      where translations.state in ('failed', 'stopped')`)
}

function refuse(
  { plan }: Actor,
  { used, waitSeconds, atWork, usedOnNetwork }: z.output<typeof ledgerSchema>,
): void {
  const limit = translationsPerDay[plan]
  const retryAfterSeconds = Math.max(1, waitSeconds)
  if (limit !== null && used >= limit) {
    const own = limit === 1 ? 'your translation' : `your ${limit} translations`
    const detail = `You've used ${own} of these ${dayWindowHours} hours. You can start another ${waitingTime(retryAfterSeconds)}, or ${largerPlan(limit)}.`
    throw new AppError('TRANSLATION_LIMIT', detail, {
      retryAfterSeconds,
      limit: { limit, remaining: 0, resetSeconds: retryAfterSeconds },
    })
  }
  if (atWork >= maxTranslationsAtWork) {
    const detail = `${maxTranslationsAtWork} of your transcripts are being translated. Wait for one of them.`
    throw new AppError('RATE_LIMITED', detail, { retryAfterSeconds: 30 })
  }
  if (usedOnNetwork >= visitorTranslationsPerNetwork) {
    const detail =
      'Your network has used its free translations for today. Please try again tomorrow, or sign in.'
    throw new AppError('RATE_LIMITED', detail, { retryAfterSeconds: 3600 })
  }
}

/** The allowance of the next larger plan, as text. */
function largerPlan(limit: number): string {
  const larger = planIds.find((id) => (translationsPerDay[id] ?? Infinity) > limit) ?? 'unlimited'
  const count = translationsPerDay[larger]
  const { name } = plans[larger]
  return count === null ? `without a limit with ${name}` : `${count} a day with ${name}`
}

const nobody = sql`person_id = null, visitor_id = null, network = null, payer = null`

/** The hook for who started a translation. Its text stays with the transcript, as a summary's does. */
export const translationsHook: AccountHook = {
  name: 'translations',
  rowsOfVisitor: (visitorId) => sql`
    select from translations where person_id = (select person_id from visitors where id = ${visitorId})`,
  mergeVisitor: async (tx, { visitorId, userId }) => {
    await tx.execute(sql`
      update translations set person_id = (select person_id from users where id = ${userId})
      where person_id = (select person_id from visitors where id = ${visitorId})`)
  },
  export: async (db, userId) => {
    const { rows } = await db.execute(sql`
      select transcript_id as "transcriptId", language, state, started_at as "startedAt"
      from translations join users on users.person_id = translations.person_id
      where users.id = ${userId} order by started_at`)
    return rows
  },
  // Another account of the same mailbox is still counted.
  purge: async (tx, userId) => {
    await tx.execute(sql`
      update translations set ${nobody} where person_id = (select person_id from users where id = ${userId} and not exists (
        select from users as other where other.person_id = users.person_id and other.id <> users.id))`)
  },
}

/** Translations that do not count any more, and say who started them. */
export const dueTranslations: Due = {
  table: 'translations',
  by: 'started_at',
  where: sql`payer is not null and started_at < ledger_now() - interval '25 hours'`,
}

/** Forgets who started old translations, and ends those that no process works on. */
export async function sweepTranslations(db: Db, signal: AbortSignal): Promise<void> {
  const set = sql`${nobody}, due_at = null, lease = null, state = case when state = 'working' then 'stopped' else state end`
  await updateInBatches(db, { ...dueTranslations, set }, signal)
}
