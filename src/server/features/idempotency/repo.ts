import { z } from 'zod'
import { heldUntil } from '#server/db/claims.ts'
import type { Claim } from '#server/db/claims.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, idRow, sql } from '#server/db/sql.ts'
import { isOlderThan } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'

/** So many of the newest answers of one owner are stored. */
const maxStored = 1000

const isOver = isOlderThan(sql`idempotent_calls.created_at`, 1)

/** A call under a key of its owner; `request` is a hash of what is asked. */
export type KeyedCall = { ownerId: string; key: string; request: string }

/** Claims a call that nobody has answered in the last day and nobody is answering; `null` for any other. */
export async function claimCall(db: Db, call: KeyedCall, writer: string): Promise<Claim | null> {
  const { ownerId, key, request } = call
  const row = await findRow(
    db,
    idRow,
    sql`insert into idempotent_calls (owner_id, key, request, writer, held_until, created_at)
      values (${ownerId}, ${key}, ${request}, ${writer}, ${heldUntil}, ledger_now())
      on conflict (owner_id, key) do update set request = excluded.request, answer = null, writer = excluded.writer,
        held_until = excluded.held_until, created_at = excluded.created_at
        where ${isOver} or idempotent_calls.answer is null and idempotent_calls.held_until < ledger_now()
      returning id`,
  )
  return row === null ? null : { id: row.id, writer }
}

const storedSchema = z.object({
  id: z.guid(),
  request: z.string(),
  answer: z.instanceof(Uint8Array).nullable(),
})

/** The stored call under a key: the request's hash, and the packed answer if there; else `null`. */
export async function findCall(
  db: Db,
  { ownerId, key }: Pick<KeyedCall, 'ownerId' | 'key'>,
): Promise<z.output<typeof storedSchema> | null> {
  return await findRow(
    db,
    storedSchema,
    sql`select id, request, answer from idempotent_calls where owner_id = ${ownerId} and key = ${key} and not ${isOver}`,
  )
}

/**
 * Stores the packed answer of a claimed call, and deletes the oldest answers of an owner who has too many;
 * `false` for a claim that ended.
 */
export async function storeCall(db: Db, { id, writer }: Claim, answer: Uint8Array): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update idempotent_calls set answer = ${answer}, writer = null
    where id = ${id} and writer = ${writer} and answer is null`)
  await db.execute(sql`
    delete from idempotent_calls as old using idempotent_calls as own
    where own.id = ${id} and old.owner_id = own.owner_id and old.created_at <= (
      select created_at from idempotent_calls where owner_id = own.owner_id
      order by created_at desc offset ${maxStored} limit 1)`)
  return rowCount === 1
}

/** Deletes an answer about something that is gone. */
export async function dropAnswer(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from idempotent_calls where id = ${id} and answer is not null`)
}

/** Gives the calls of a browser to an account; of the same key the account's stays. */
async function mergeCalls(
  tx: Db,
  { visitorId, userId }: { visitorId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    update idempotent_calls set owner_id = ${userId} where owner_id = ${visitorId}
      and not exists (select from idempotent_calls as own
        where own.owner_id = ${userId} and own.key = idempotent_calls.key)`)
  await tx.execute(sql`delete from idempotent_calls where owner_id = ${visitorId}`)
}

/** Deletes the calls of an account. */
async function purgeCalls(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`delete from idempotent_calls where owner_id = ${userId}`)
}

/** Answers that are a day old. */
export const dueCalls: Due = {
  table: 'idempotent_calls',
  by: 'created_at',
  where: isOlderThan(sql`created_at`, 1),
}

/** Merges and deletes the stored answers of an account; an export has them in the history. */
export const idempotencyHook = {
  name: 'idempotentCalls',
  rowsOfVisitor: (visitorId: string) => sql`select from idempotent_calls where owner_id = ${visitorId}`,
  mergeVisitor: mergeCalls,
  purge: purgeCalls,
}
