import { z } from 'zod'
import { planIds } from '#product/plans.ts'
import { retentionDays } from '#product/retention.ts'
import type { Db } from '#server/db/database.ts'
import { countRows, findRow, idRow, isoTime, readRow, readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { isOlderThan } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'

const helpSchema = z.object({
  id: z.guid(),
  userId: z.guid().nullable(),
  email: z.string(),
  topic: z.string(),
  plan: z.enum(planIds),
  state: z.enum(['open', 'answered']),
  createdAt: z.string(),
  isMailed: z.boolean(),
})

/** A help request; times are ISO 8601 in UTC. */
export type HelpRow = z.output<typeof helpSchema>

const columns = sql`
  id, user_id as "userId", email, topic, plan, state, mailed_at is not null as "isMailed",
  ${isoTime(sql`created_at`)} as "createdAt"`

/** Requests that are claimed to be mailed in one statement. */
export const claimedAtOnce = 10
/** The minutes that a mail may take before another node tries. */
const claimMinutes = 10
/** The days for which mailing is tried; the request stays in the list of the admins. */
const mailedWithinDays = 3

type NewRequest = Pick<HelpRow, 'userId' | 'email' | 'topic' | 'plan'>

/** Stores a request and gives its id. */
export async function insertRequest(db: Db, { userId, email, topic, plan }: NewRequest): Promise<string> {
  const { id } = await readRow(
    db,
    idRow,
    sql`insert into help_requests (user_id, email, topic, plan, created_at)
    values (${userId}, ${email}, ${topic}, ${plan}, ledger_now()) returning id`,
  )
  return id
}

/** Claims requests to mail, each for one process: the one with this id, or a few that are due. */
export async function claimUnmailed(db: Db, id: string | null): Promise<HelpRow[]> {
  return await readRows(
    db,
    helpSchema,
    sql`update help_requests set mail_tried_at = ledger_now()
    where id in (
      select id from help_requests
      where mailed_at is null and (${id}::uuid is null or id = ${id})
        and (mail_tried_at is null or mail_tried_at < ledger_now() - ${claimMinutes} * interval '1 minute')
        and created_at > ledger_now() - ${mailedWithinDays} * interval '1 day'
      order by created_at limit ${claimedAtOnce} for update skip locked)
    returning ${columns}`,
  )
}

/** Stores that a request was mailed. */
export async function markMailed(db: Db, id: string): Promise<void> {
  await db.execute(sql`update help_requests set mailed_at = ledger_now() where id = ${id}`)
}

/** Sets the state of a request and gives it; `null` for an unknown id. */
export async function updateState(db: Db, id: string, state: HelpRow['state']): Promise<HelpRow | null> {
  return await findRow(
    db,
    helpSchema,
    sql`update help_requests set state = ${state},
      answered_at = case when ${state} = 'answered' then coalesce(answered_at, ledger_now()) end
    where id = ${id} returning ${columns}`,
  )
}

type ListQuery = {
  state: HelpRow['state'] | null
  q: string
  after: { key: string; id: string } | null
  limit: number
}

/** The keys of answered requests begin here, after the microseconds of any date. */
const answeredKeys = '100000000000000000'
const beforeAll = sql`(false, '-infinity'::timestamptz, '00000000-0000-0000-0000-000000000000'::uuid)`

/** The position of a key, as the index on the list has it. */
function positionOf({ key, id }: { key: string; id: string }): Sql {
  const at = sql`(timestamptz 'epoch' + (${key}::bigint % ${answeredKeys}::bigint) * interval '1 microsecond')`
  return sql`(${key}::bigint >= ${answeredKeys}::bigint, ${at}, ${id}::uuid)`
}

/** Requests after a cursor, the oldest open one first, and their number; `key` is the position. */
export async function selectRequests(
  db: Db,
  { state, q, after, limit }: ListQuery,
): Promise<{ rows: (HelpRow & { key: string })[]; total: number }> {
  const hasText =
    q === ''
      ? sql`true`
      : sql`(strpos(lower(email), lower(${q})) > 0 or strpos(lower(topic), lower(${q})) > 0)`
  const hasState = state === null ? sql`true` : sql`(state = 'answered') = ${state === 'answered'}`
  const matches = sql`${hasState} and ${hasText}`
  // Open requests in the order of their waiting, then answered ones.
  const key = sql`((extract(epoch from created_at) * 1000000)::bigint
    + case state when 'open' then 0 else ${answeredKeys}::bigint end)`
  const rows = await readRows(
    db,
    helpSchema.extend({ key: z.string() }),
    sql`select ${columns}, ${key}::text as key from help_requests
    where ${matches} and (state = 'answered', created_at, id) > ${after === null ? beforeAll : positionOf(after)}
    order by state = 'answered', created_at, id limit ${limit}`,
  )
  const counted =
    q === '' && state === null ? sql`order by created_at` : sql`where ${matches} order by state = 'answered'`
  const total = await countRows(db, sql`select from help_requests ${counted}`)
  return { rows, total }
}

/** Requests past their retention. */
export const dueRequests: Due = {
  table: 'help_requests',
  by: 'created_at',
  where: isOlderThan(sql`created_at`, retentionDays.helpRequest),
}

/** The help requests of an account. Those from before the sign-in stay with the typed address. */
export const helpHook: AccountHook = {
  name: 'helpRequests',
  export: async (db, userId) => {
    const { rows } = await db.execute(sql`
      select id, email, topic, state, created_at as "createdAt", answered_at as "answeredAt"
      from help_requests where user_id = ${userId} order by created_at`)
    return rows
  },
  purge: async (tx, userId) => {
    await tx.execute(sql`delete from help_requests where user_id = ${userId}`)
  },
}
