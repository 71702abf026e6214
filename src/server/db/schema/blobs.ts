import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The bodies that are stored outside of the database, each from before it is written until after it is deleted. */
export const blobs = pgTable('blobs', {
  /** The name of the store and the SHA-256 of the content, such as `folder:9f86d0…`. */
  address: text().primaryKey(),
  /** Not deleted before: the process that stored it has until then to refer to it. */
  heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
})
