import { z } from 'zod'
import { retentionDays } from '#product/retention.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, idRow, isoTime, readRows, sql } from '#server/db/sql.ts'
import { isOlderThan } from '#server/db/sweep-rows.ts'

const detailsSchema = z.object({
  phone: z.string().nullable(),
  name: z.string().nullable(),
  createdAt: z.string(),
  deletionAt: z.string().nullable(),
})

/** The profile of an account; times in ISO 8601. */
type Details = z.output<typeof detailsSchema>

/** Reads the profile of an account. */
export async function findDetails(db: Db, userId: string): Promise<Details | null> {
  return await findRow(
    db,
    detailsSchema,
    sql`select phone, name, ${isoTime(sql`created_at`)} as "createdAt",
      ${isoTime(sql`(deletion_requested_at + ${retentionDays.requestedDeletion} * interval '1 day')`)}
        as "deletionAt"
    from users where id = ${userId}`,
  )
}

/** Stores a phone number; `null` deletes it. */
export async function updatePhone(db: Db, userId: string, phone: string | null): Promise<void> {
  await db.execute(sql`update users set phone = ${phone} where id = ${userId}`)
}

/** Stores the language of pages and emails. */
export async function updateLanguage(db: Db, userId: string, language: string): Promise<void> {
  await db.execute(sql`update users set interface_language = ${language} where id = ${userId}`)
}

/** Stores the first request for deleting an account, or cancels it; `false` when nothing changes. */
export async function updateDeletion(db: Db, userId: string, isWanted: boolean): Promise<boolean> {
  const requested = isWanted ? sql`ledger_now()` : sql`null`
  const { rowCount } = await db.execute(sql`
    update users set deletion_requested_at = ${requested}
    where id = ${userId} and (deletion_requested_at is null) = ${isWanted}`)
  return rowCount === 1
}

/** The owner asked for the deletion and didn't change their mind. */
const isRequested = isOlderThan(sql`deletion_requested_at`, retentionDays.requestedDeletion)

/** The address was registered or typed at a checkout, never signed in, and owns nothing. */
const isUnproven = sql`email_verified_at is null and coalesce(invited_until <= ledger_now(), true)
  and ${isOlderThan(sql`created_at`, retentionDays.unprovenAddress)}
  and not exists (select from subscriptions where subscriptions.user_id = users.id)
  and not exists (select from entitlements where entitlements.user_id = users.id)`

const isOverdue = sql`(${isRequested} or ${isUnproven})`

/** Some accounts whose deletion is due, without those already tried; none when none is left. */
export async function findOverdue(db: Db, tried: readonly string[]): Promise<string[]> {
  const isUntried = sql`id not in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(tried)}::jsonb))`
  const rows = await readRows(
    db,
    idRow,
    sql`(select id from users where ${isRequested} and ${isUntried} limit 100)
    union (select id from users where ${isUnproven} and ${isUntried} limit 100)`,
  )
  return rows.map(({ id }) => id)
}

const endingRow = z.object({ id: z.guid(), personId: z.guid(), email: z.string(), isKnown: z.boolean() })

/** An account that ends, and whether its owner knows of it. */
type EndingAccount = z.output<typeof endingRow>

/** Locks an overdue account in the transaction; `null` when cancelled, or another node has it. */
export async function takeOverdue(tx: Db, id: string): Promise<EndingAccount | null> {
  return await findRow(
    tx,
    endingRow,
    sql`select id, person_id as "personId", email, deletion_requested_at is not null as "isKnown"
    from users where id = ${id} and ${isOverdue} for update skip locked`,
  )
}

/** Locks an account in the transaction; `null` when it is gone. */
export async function takeAccount(tx: Db, id: string): Promise<EndingAccount | null> {
  return await findRow(
    tx,
    endingRow,
    sql`select id, person_id as "personId", email, email_verified_at is not null as "isKnown"
    from users where id = ${id} for update`,
  )
}

/** Deletes an account with devices and sessions, and its person unless another account has it. */
export async function deleteUser(tx: Db, { id, personId }: { id: string; personId: string }): Promise<void> {
  await tx.execute(sql`delete from users where id = ${id}`)
  await tx.execute(sql`
    delete from people where id = ${personId} and not exists (select from users where person_id = ${personId})`)
}

/** The own data of an account, for its export. */
export async function exportAccount(db: Db, userId: string): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select email, name, phone, interface_language as "language", created_at as "createdAt", email_verified_at as "emailVerifiedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('name', device_name, 'city', city, 'country', country,
          'ipAddress', ip_address, 'firstSeenAt', first_seen_at, 'lastSeenAt', last_seen_at,
          'removedAt', revoked_at) order by first_seen_at), '[]')
        from devices where devices.user_id = users.id) as devices,
      (select coalesce(jsonb_agg(jsonb_build_object('issuer', issuer, 'since', created_at)), '[]')
        from identities where identities.user_id = users.id) as "signInWith",
      (select coalesce(jsonb_agg(jsonb_build_object('name', api_keys.name, 'scopes', scopes, 'beginsWith', start,
          'createdAt', api_keys.created_at, 'expiresAt', expires_at, 'lastUsedAt', last_used_at)
          order by api_keys.created_at), '[]')
        from api_keys where api_keys.user_id = users.id) as "apiKeys"
    from users where id = ${userId}`)
  return rows[0]
}
