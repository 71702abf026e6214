import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PlanId } from '#product/plans.ts'
import { retentionDays } from '#product/retention.ts'
import type { Orm } from '#server/db/database.ts'
import { deleteInBatches, isOlderThan } from '#server/db/delete-in-batches.ts'

/** A help request; times are ISO 8601 in UTC. */
export type HelpRow = {
  id: string
  userId: string | null
  email: string
  topic: string
  plan: PlanId
  state: 'open' | 'answered'
  createdAt: string
  isMailed: boolean
}

const columns = sql`
  id, user_id as "userId", email, topic, plan, state, mailed_at is not null as "isMailed",
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`

/** How long a mail may take before another node tries. */
const claimMinutes = 10
/** How long mailing is tried; the request stays in the list of the admins. */
const mailedWithinDays = 3

type NewRequest = Pick<HelpRow, 'userId' | 'email' | 'topic' | 'plan'>

/** Stores a request and gives its id. */
export async function insertRequest(orm: Orm, { userId, email, topic, plan }: NewRequest): Promise<string> {
  const { rows } = await orm.execute<{ id: string }>(sql`
    insert into help_requests (user_id, email, topic, plan, created_at)
    values (${userId}, ${email}, ${topic}, ${plan}, ledger_now()) returning id`)
  const [row] = rows
  if (row === undefined) throw new Error('A new help request gave no row')
  return row.id
}

/** Takes requests to mail that nobody else is mailing: the one with this id, or a few that are due. */
export async function claimUnmailed(orm: Orm, id: string | null): Promise<HelpRow[]> {
  const { rows } = await orm.execute<HelpRow>(sql`
    update help_requests set mail_tried_at = ledger_now()
    where id in (
      select id from help_requests
      where mailed_at is null and (${id}::uuid is null or id = ${id})
        and (mail_tried_at is null or mail_tried_at < ledger_now() - ${claimMinutes} * interval '1 minute')
        and created_at > ledger_now() - ${mailedWithinDays} * interval '1 day'
      order by created_at limit 10 for update skip locked)
    returning ${columns}`)
  return rows
}

/** Notes that a request went out by mail. */
export async function markMailed(orm: Orm, id: string): Promise<void> {
  await orm.execute(sql`update help_requests set mailed_at = ledger_now() where id = ${id}`)
}

/** The request with this id. */
export async function updateState(orm: Orm, id: string, state: HelpRow['state']): Promise<HelpRow | null> {
  const { rows } = await orm.execute<HelpRow>(sql`
    update help_requests set state = ${state},
      answered_at = case when ${state} = 'answered' then coalesce(answered_at, ledger_now()) end
    where id = ${id} returning ${columns}`)
  return rows[0] ?? null
}

type Wanted = {
  state: HelpRow['state'] | null
  q: string
  after: { key: string; id: string } | null
  limit: number
}

/** The keys of answered requests begin here, behind all microseconds that a request may be asked at. */
const answeredKeys = '100000000000000000'
const beforeAll = sql`(false, '-infinity'::timestamptz, '00000000-0000-0000-0000-000000000000'::uuid)`

/** Where a key stands, as the index on the list has it. */
function placeOf({ key, id }: { key: string; id: string }): SQL {
  const at = sql`(timestamptz 'epoch' + (${key}::bigint % ${answeredKeys}::bigint) * interval '1 microsecond')`
  return sql`(${key}::bigint >= ${answeredKeys}::bigint, ${at}, ${id}::uuid)`
}

/** Requests after a place, the oldest open one first, and how many there are; `key` says where each stands. */
export async function selectRequests(
  orm: Orm,
  { state, q, after, limit }: Wanted,
): Promise<{ rows: (HelpRow & { key: string })[]; total: number }> {
  const isWanted = sql`
    (${state}::text is null or state = ${state}) and (strpos(lower(email), lower(${q})) > 0
      or strpos(lower(topic), lower(${q})) > 0)`
  // Open ones wait longest first; answered ones come after all of them.
  const key = sql`((extract(epoch from created_at) * 1000000)::bigint
    + case state when 'open' then 0 else ${answeredKeys}::bigint end)`
  const { rows } = await orm.execute<HelpRow & { key: string }>(sql`
    select ${columns}, ${key}::text as key from help_requests
    where ${isWanted} and (state = 'answered', created_at, id) > ${after === null ? beforeAll : placeOf(after)}
    order by state = 'answered', created_at, id limit ${limit}`)
  const counted = await orm.execute<{ total: number }>(
    sql`select count(*)::int as total from help_requests where ${isWanted}`,
  )
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Deletes requests some time after they were asked. */
export async function purgeRequests(orm: Orm): Promise<void> {
  const where = isOlderThan(sql`created_at`, retentionDays.helpRequest)
  await deleteInBatches(orm, { table: 'help_requests', where })
}
