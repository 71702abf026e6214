import { z } from 'zod'
import { keyScopes, maxKeyCalls, maxKeys } from '#product/key-scopes.ts'
import type { KeyDays, KeyScope } from '#product/key-scopes.ts'
import { retentionDays } from '#product/retention.ts'
import type { Db } from '#server/db/database.ts'
import { isoTime, moment, findRow, readRows, textArray, sql } from '#server/db/sql.ts'
import { paidPlanSchema } from '#server/db/stored-rows.ts'
import { isOlderThan } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'

const scopesSchema = z.array(z.enum(keyScopes))

const grantSchema = z.object({
  id: z.guid(),
  scopes: scopesSchema,
  isExpired: z.boolean(),
  /** ISO 8601; `null` without an end. */
  expiresAt: z.string().nullable(),
  userId: z.guid(),
  email: z.string(),
  personId: z.guid(),
  plan: paidPlanSchema.nullable(),
  paidSince: moment.nullable(),
})

/** A key with its account and the plan. */
export type KeyGrant = z.output<typeof grantSchema>

/** The key behind a hash, also when it is expired; `null` for one that was deleted or never made. */
export async function findKey(
  db: Db,
  hash: string,
  { isDemoBilling }: { isDemoBilling: boolean },
): Promise<KeyGrant | null> {
  return await findRow(
    db,
    grantSchema,
    sql`select api_keys.id, scopes, coalesce(expires_at <= ledger_now(), false) as "isExpired",
      ${isoTime(sql`expires_at`)} as "expiresAt", users.id as "userId", users.email,
      users.person_id as "personId", entitlements.plan,
      ${isoTime(sql`entitlements.since`)} as "paidSince"
    from api_keys
    join users on users.id = api_keys.user_id and users.email_verified_at is not null
    left join entitlements on entitlements.user_id = users.id and entitlements.until > ledger_now()
      and (not entitlements.is_demo or ${isDemoBilling})
    where api_keys.hash = ${hash}`,
  )
}

const keySchema = z.object({
  id: z.guid(),
  name: z.string(),
  scopes: scopesSchema,
  start: z.string(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  isExpired: z.boolean(),
  lastUsedAt: z.string().nullable(),
})

/** A stored key as its owner sees it; times in ISO 8601. */
export type KeyRow = z.output<typeof keySchema>

const columns = sql`id, name, scopes, start, ${isoTime(sql`created_at`)} as "createdAt",
  ${isoTime(sql`expires_at`)} as "expiresAt",
  coalesce(expires_at <= ledger_now(), false) as "isExpired",
  ${isoTime(sql`last_used_at`)} as "lastUsedAt"`

/** The keys of an account, newest first. */
export async function listKeys(db: Db, userId: string): Promise<KeyRow[]> {
  return await readRows(
    db,
    keySchema,
    sql`select ${columns} from api_keys where user_id = ${userId} order by created_at desc, id`,
  )
}

/** A key of an account; `null` for one that is not its own. */
export async function findOwnKey(db: Db, userId: string, id: string): Promise<KeyRow | null> {
  return await findRow(
    db,
    keySchema,
    sql`select ${columns} from api_keys where id = ${id} and user_id = ${userId}`,
  )
}

type NewKey = { name: string; scopes: readonly KeyScope[]; days: KeyDays; hash: string; start: string }

/** Stores a key, in a transaction that locks the account; `null` when it has as many as it may have. */
export async function insertKey(tx: Db, userId: string, key: NewKey): Promise<KeyRow | null> {
  const { name, scopes, days, hash, start } = key
  return await findRow(
    tx,
    keySchema,
    sql`insert into api_keys (user_id, name, scopes, hash, start, created_at, expires_at)
    select ${userId}, ${name}, ${textArray(scopes)}, ${hash}, ${start},
      ledger_now(), ledger_now() + ${days}::int * interval '1 day'
    where (select count(*) from api_keys where user_id = ${userId}) < ${maxKeys}
    returning ${columns}`,
  )
}

/** Deletes a key of an account with its calls; `false` when it has no such key. */
export async function removeKey(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from api_keys where id = ${id} and user_id = ${userId}`)
  return rowCount === 1
}

const callSchema = z.object({ at: z.string(), method: z.string(), route: z.string(), status: z.int() })

/** The newest calls of a key. */
export async function listCalls(db: Db, keyId: string): Promise<z.output<typeof callSchema>[]> {
  return await readRows(
    db,
    callSchema,
    sql`select ${isoTime(sql`at`)} as at, method, route, status from api_key_calls
    where key_id = ${keyId} order by api_key_calls.at desc limit ${maxKeyCalls}`,
  )
}

/** A call that was made by a key, `ageMs` ago. */
export type MadeCall = { keyId: string; method: string; route: string; status: number; ageMs: number }

/**
 * Stores calls of keys in their order, with the hour of the last use of each key, and deletes all but the newest of each. Calls
 * of a key that is gone are dropped.
 */
export async function insertCalls(db: Db, calls: readonly MadeCall[]): Promise<void> {
  await db.execute(sql`
    with made as (
      select "keyId" as key_id, ledger_now() - "ageMs" * interval '1 millisecond'
        + position * interval '1 microsecond' as at, method, route, status
      from jsonb_to_recordset(${JSON.stringify(calls.map((call, position) => ({ ...call, position })))}::jsonb)
        as made ("keyId" uuid, "ageMs" float8, method text, route text, status int, position int)),
    used as (
      update api_keys set last_used_at = greatest(last_used_at, date_trunc('hour', newest.at, 'UTC'))
      from (select key_id, max(at) as at from made group by key_id) as newest
      where api_keys.id = newest.key_id
        and (last_used_at is null or last_used_at < date_trunc('hour', newest.at, 'UTC')))
    insert into api_key_calls (key_id, at, method, route, status)
    select key_id, at, method, route, status from made
    where exists (select from api_keys where api_keys.id = made.key_id)`)
  for (const keyId of new Set(calls.map((call) => call.keyId))) {
    await db.execute(sql`
      delete from api_key_calls where key_id = ${keyId} and at <= (
        select at from api_key_calls where key_id = ${keyId} order by at desc offset ${maxKeyCalls} limit 1)`)
  }
}

/** Keys whose end has long passed. */
export const dueKeys: Due = {
  table: 'api_keys',
  by: 'expires_at',
  where: isOlderThan(sql`expires_at`, retentionDays.endedKey),
}
