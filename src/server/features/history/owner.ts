import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '#server/features/accounts/service.ts'

/** Whose something is: an account's, or a browser's that is not signed in. */
export type Owner = { userId: string; deviceId: string | null } | { visitorId: string }

/** Whose it is what somebody is given now; `null` for a browser that nothing is known by. */
export function ownerOf({ visitorId }: Pick<Actor, 'visitorId'>): Owner | null {
  return visitorId === null ? null : { visitorId }
}

/** Holds for the items of whoever calls, in a query on `history_items as item`. */
export function isOwn({ visitorId }: Pick<Actor, 'visitorId'>): SQL {
  return visitorId === null ? sql`false` : sql`item.visitor_id = ${visitorId}`
}
