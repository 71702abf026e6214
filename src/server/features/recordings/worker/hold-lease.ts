import type { Db } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'

/** Seconds after which another process takes up the work of one that gives no sign any more. */
export const leaseSeconds = 30
/** The time at which a lease ends that begins or is extended now. */
export const nextLease = sql`ledger_now() + ${leaseSeconds} * interval '1 second'`

/** A leased row: its table, and what holds for it as long as the lease does. */
export type Held = { table: Sql; isHeld: Sql }

/** Extends a lease; `false` where it is over: of a cancelled recording, or another process's. */
export async function extendLease(db: Db, { table, isHeld }: Held): Promise<boolean> {
  const { rowCount } = await db.execute(sql`update ${table} set due_at = ${nextLease} where ${isHeld}`)
  return rowCount === 1
}

/** Gives a row back, to be worked on after some seconds; that attempt does not count where it `isFree`. */
export async function giveBack(
  db: Db,
  { table, isHeld }: Held,
  { afterSeconds, isFree }: { afterSeconds: number; isFree: boolean },
): Promise<void> {
  await db.execute(sql`
    update ${table} set lease = null, due_at = ledger_now() + ${afterSeconds} * interval '1 second',
      attempts = attempts - ${isFree ? 1 : 0} where ${isHeld}`)
}

/**
 * Does work while its lease is renewed each so many ms; the signal of the work aborts when the lease is over:
 * the work was cancelled, or is another process's.
 */
export async function holdLease<T>(
  extend: () => Promise<boolean>,
  everyMs: number,
  work: (over: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const renewal = setInterval(() => {
    extend().then(
      (isHeld) => isHeld || over.abort(),
      // A sign that fails is made up for by the next one.
      () => undefined,
    )
  }, everyMs)
  try {
    return await work(over.signal)
  } finally {
    clearInterval(renewal)
  }
}
