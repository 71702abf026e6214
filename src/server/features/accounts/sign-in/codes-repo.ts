import { sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'

/** How long a code is good, in seconds. */
export const codeSeconds = 600

/** How often a code may be tried. */
const maxAttempts = 5

/** A code as it is stored: it cannot be read back, and is good for the browser that asked. */
export type CodeRow = { id: string; email: string; codeMac: string; browserHash: string }

/** Stores a code. */
export async function insertCode(orm: Orm, { id, email, codeMac, browserHash }: CodeRow): Promise<void> {
  await orm.execute(sql`
    insert into login_codes (id, email, code_mac, browser_hash, created_at, expires_at)
    values (${id}, ${email}, ${codeMac}, ${browserHash}, ledger_now(),
      ledger_now() + ${codeSeconds} * interval '1 second')`)
}

/**
 * Counts a try for the newest code that a browser asked for, before anybody looks at what was tried, so that tries at
 * once count as well. `null` when none is left to try.
 */
export async function countAttempt(
  orm: Orm,
  { email, browserHash }: { email: string; browserHash: string },
): Promise<{ id: string; codeMac: string } | null> {
  const { rows } = await orm.execute<{ id: string; codeMac: string }>(sql`
    update login_codes set attempts = attempts + 1
    where id = (select id from login_codes where browser_hash = ${browserHash} and email = ${email}
        order by created_at desc limit 1)
      and consumed_at is null and expires_at > ledger_now() and attempts < ${maxAttempts}
    returning id, code_mac as "codeMac"`)
  return rows[0] ?? null
}

/** Uses a code up; `false` when another call did. */
export async function consumeCode(orm: Orm, id: string): Promise<boolean> {
  const { rowCount } = await orm.execute(
    sql`update login_codes set consumed_at = ledger_now() where id = ${id} and consumed_at is null`,
  )
  return rowCount === 1
}

/** Forgets the codes that are good for nothing any more. */
export async function deleteOldCodes(orm: Orm): Promise<void> {
  await orm.execute(sql`delete from login_codes where expires_at < ledger_now() - interval '1 hour'`)
}
