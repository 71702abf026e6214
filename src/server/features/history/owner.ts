import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '#server/features/accounts/service.ts'

/** Whose something is: an account's, or a browser's that is not signed in. */
export type Owner = { userId: string; deviceId: string | null } | { visitorId: string }

type Caller = Pick<Actor, 'user' | 'visitorId'>

/** Whose history a caller's new item goes into; `null` for a browser without a cookie. */
export function ownerOf({
  user,
  visitorId,
}: {
  user: { id: string; deviceId: string | null } | null
  visitorId: string | null
}): Owner | null {
  if (user !== null) return { userId: user.id, deviceId: user.deviceId }
  return visitorId === null ? null : { visitorId }
}

/** Holds for the items of whoever calls, in a query on `history_items as item`. */
export function isOwn({ user, visitorId }: Caller): SQL {
  // What the browser had before belongs to the account that it signed in with, or is another's.
  if (user !== null) return sql`item.user_id = ${user.id}`
  return visitorId === null ? sql`false` : sql`item.visitor_id = ${visitorId}`
}
