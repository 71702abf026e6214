import { createHash, createHmac } from 'node:crypto'
import { sql } from '#server/db/sql.ts'
import { z } from 'zod'
import { canonicalMailbox } from '#product/email.ts'
import { addressKey } from '../secret.ts'
import type { Db } from '#server/db/database.ts'
import { findRow } from '#server/db/read-rows.ts'
import { deleteInBatches } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import { isSameText } from '#server/lib/same-text.ts'

/** How long a code is valid, in seconds. */
export const codeSeconds = 600

/** How often a code may be tried. */
const maxAttempts = 5

/** A stored code: only its hash, valid for the browser that asked. */
type CodeRow = { id: string; email: string; codeMac: string; browserHash: string }

/** Stores a code. */
export async function insertCode(db: Db, { id, email, codeMac, browserHash }: CodeRow): Promise<void> {
  await db.execute(sql`
    insert into login_codes (id, email, code_mac, browser_hash, created_at, expires_at)
    values (${id}, ${email}, ${codeMac}, ${browserHash}, ledger_now(),
      ledger_now() + ${codeSeconds} * interval '1 second')`)
}

/**
 * Counts an attempt at the newest code that a browser asked for, before the attempt is compared, so that concurrent
 * attempts count as well. `null` when no attempt is left.
 */
export async function countAttempt(
  db: Db,
  { email, browserHash }: { email: string; browserHash: string },
): Promise<{ id: string; codeMac: string } | null> {
  return await findRow(
    db,
    z.object({ id: z.guid(), codeMac: z.string() }),
    sql`update login_codes set attempts = attempts + 1
    where id = (select id from login_codes where browser_hash = ${browserHash} and email = ${email}
        order by created_at desc limit 1)
      and consumed_at is null and expires_at > ledger_now() and attempts < ${maxAttempts}
    returning id, code_mac as "codeMac"`,
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

/** Deletes expired codes. */
export async function deleteOldCodes(db: Db, signal: AbortSignal): Promise<void> {
  await deleteInBatches(db, dueCodes, signal)
}

/** The stored hash of a code; the id is part of it, so that no row can be used for another. */
export function macOfCode(key: Buffer, { id, code }: { id: string; code: string }): string {
  return createHmac('sha256', key).update(`otp:${id}:${code}`).digest('base64url')
}

/** Whether a code is the stored one; compared in constant time. */
export function isCode(key: Buffer, tried: { id: string; code: string }, codeMac: string): boolean {
  return isSameText(macOfCode(key, tried), codeMac)
}

/** The stored hash of the browser that asked. */
export function hashOfBrowser(visitorId: string): string {
  return createHash('sha256').update(`browser:${visitorId}`).digest('base64url')
}

/** The key by which the codes of a mailbox are counted, however its address is spelled. */
export function mailboxCountKey(secret: string, email: string): string {
  return `codes/mailbox/${addressKey(secret, canonicalMailbox(email))}`
}
