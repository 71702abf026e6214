import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { findRow, readRows, sql } from '#server/db/sql.ts'
import type { Due } from '#server/db/sweep-rows.ts'

/** The most attempts with a code. */
export const maxAttempts = 5

/** The requester of a code: the address, and the browser that it is valid for. */
type Asker = { email: string; browserHash: string }

/** A stored code: only its hash. */
type CodeRow = Asker & { id: string; codeMac: string }

/** A code to be stored, valid for so many seconds. */
type NewCode = CodeRow & { seconds: number }

/** Stores a code. */
export async function insertCode(
  db: Db,
  { id, email, codeMac, browserHash, seconds }: NewCode,
): Promise<void> {
  await db.execute(sql`
    insert into login_codes (id, email, code_mac, browser_hash, created_at, expires_at)
    values (${id}, ${email}, ${codeMac}, ${browserHash}, ledger_now(),
      ledger_now() + ${seconds} * interval '1 second')`)
}

const codeRow = z.object({ id: z.guid(), codeMac: z.string() })
const attemptRow = codeRow.extend({ attempts: z.number() })

/**
 * Counts an attempt at the newest code that a browser asked for, before the attempt is compared, so that
 * concurrent attempts count as well. `null` when no attempt is left.
 */
export async function countAttempt(
  db: Db,
  { email, browserHash }: Asker,
): Promise<z.output<typeof attemptRow> | null> {
  return await findRow(
    db,
    attemptRow,
    sql`update login_codes set attempts = attempts + 1
    where id = (select id from login_codes where browser_hash = ${browserHash} and email = ${email}
        order by created_at desc limit 1)
      and consumed_at is null and expires_at > ledger_now() and attempts < ${maxAttempts}
    returning id, code_mac as "codeMac", attempts`,
  )
}

const stateRow = z.object({ isUsed: z.boolean(), isTried: z.boolean() })

/** The state of a browser's newest code: used, or tried too often; `null` without a valid one. */
export async function readCodeState(
  db: Db,
  { email, browserHash }: Asker,
): Promise<z.output<typeof stateRow> | null> {
  return await findRow(
    db,
    stateRow,
    sql`select consumed_at is not null as "isUsed", attempts >= ${maxAttempts} as "isTried" from login_codes
    where browser_hash = ${browserHash} and email = ${email} and expires_at > ledger_now()
    order by created_at desc limit 1`,
  )
}

/** The codes that a browser asked for and that a newer one has replaced. */
export async function listOlderCodes(
  db: Db,
  { email, browserHash }: Asker,
  newestId: string,
): Promise<z.output<typeof codeRow>[]> {
  return await readRows(
    db,
    codeRow,
    sql`select id, code_mac as "codeMac" from login_codes
    where browser_hash = ${browserHash} and email = ${email} and id <> ${newestId} and expires_at > ledger_now()`,
  )
}

/** Consumes a code; `false` when another call did. */
export async function consumeCode(db: Db, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update login_codes set consumed_at = ledger_now() where id = ${id} and consumed_at is null`,
  )
  return rowCount === 1
}

/** Deletes a code that nobody was mailed. */
export async function deleteCode(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from login_codes where id = ${id}`)
}

/** Codes that expired an hour ago. */
export const dueCodes: Due = {
  table: 'login_codes',
  by: 'expires_at',
  where: sql`expires_at < ledger_now() - interval '1 hour'`,
}
