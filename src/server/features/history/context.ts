import { AppError } from '#core/app-error.ts'
import type { PooledDb } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'

type Caller = { user: { id: string } | null; visitorId: string | null }

/** The id of the account of a caller, else of the browser; `null` without either. */
export function ownerIdOf({ user, visitorId }: Caller): string | null {
  return user?.id ?? visitorId
}

/** Condition for the items of the caller, in a query on `history_items as item`. */
export function isOwn({ user, visitorId }: Caller): Sql {
  // Older items of the browser belong to the account that signed in there, or to another one.
  if (user !== null) return sql`item.user_id = ${user.id}`
  return visitorId === null ? sql`false` : sql`item.visitor_id = ${visitorId}`
}

/** Condition for the items that the plan shows, in a query on `history_items as item`; `null` shows all. */
export function isInWindow(windowDays: number | null): Sql {
  return windowDays === null
    ? sql`true`
    : sql`item.created_at > ledger_now() - ${windowDays} * interval '1 day'`
}

/** The failure of a call about an item that is not the caller's, or not there. */
export function notInHistory(): AppError {
  return new AppError('NOT_FOUND', "This isn't in your history.")
}

/** Dependencies of listing and changing a history. */
export type HistoryDeps = { db: PooledDb }
