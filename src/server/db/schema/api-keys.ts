import { sql } from 'drizzle-orm'
import { index, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { KeyScope } from '#product/key-scopes.ts'
import { users } from './accounts.ts'

/** Keys for programs that act for an account. Only hashes of them are stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scopes: text().array().$type<KeyScope[]>().notNull(),
    hash: text().notNull(),
    /** How the key begins, which tells keys apart for their owner. */
    start: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** `null` without an end. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** To the hour. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    unique('api_keys_hash_unique').on(table.hash),
    index('api_keys_of_user').on(table.userId, table.createdAt),
    index('api_keys_ended')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
  ],
)

/** The newest calls of each key. */
export const apiKeyCalls = pgTable(
  'api_key_calls',
  {
    id: uuid().primaryKey().defaultRandom(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    method: text().notNull(),
    route: text().notNull(),
    status: smallint().notNull(),
  },
  (table) => [index('api_key_calls_of_key').on(table.keyId, table.at)],
)
