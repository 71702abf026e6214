import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { people } from './people.ts'

/** An address and the account behind it. A row whose address is not verified owns nothing but what was paid for it. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull().unique('users_email_unique'),
    /** Who is counted in the allowance; the browsers of the account point there too. */
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    name: text(),
    phone: text(),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Deletion was asked for; it is done once the days for a change of mind are over. */
    deletionRequestedAt: timestamp('deletion_requested_at', { withTimezone: true }),
  },
  (table) => [
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    index('users_by_age').on(table.createdAt.desc(), table.id),
    index('users_of_person').on(table.personId),
    index('users_to_delete')
      .on(table.deletionRequestedAt)
      .where(sql`${table.deletionRequestedAt} is not null`),
    index('users_unproven')
      .on(table.createdAt)
      .where(sql`${table.emailVerifiedAt} is null`),
  ],
)

/** An account at an OpenID provider; its address served for the first link only. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'identities_pkey', columns: [table.issuer, table.subject] }),
    index('identities_of_user').on(table.userId),
  ],
)

export type DeviceType = 'mobile' | 'tablet' | 'desktop'

/** A browser that an account is or was signed in with. */
export const devices = pgTable(
  'devices',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the id in the browser's signed cookie. */
    keyHash: text('key_hash').notNull(),
    deviceName: text('device_name').notNull(),
    deviceType: text('device_type').$type<DeviceType>().notNull(),
    browser: text().notNull(),
    operatingSystem: text('operating_system').notNull(),
    city: text(),
    country: text(),
    ipAddress: text('ip_address'),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    /** Set while more than the allowed number of devices are active. */
    heldSince: timestamp('held_since', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    check('devices_type_known', sql`${table.deviceType} in ('mobile', 'tablet', 'desktop')`),
    unique('devices_user_id_key_hash_unique').on(table.userId, table.keyHash),
    index('devices_removed')
      .on(table.revokedAt)
      .where(sql`${table.revokedAt} is not null`),
  ],
)

/** The sessions of accounts. Only hashes of tokens are stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    visitorId: uuid('visitor_id'),
    method: text().$type<'otp' | 'oidc'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('sessions_method_known', sql`${table.method} in ('otp', 'oidc')`),
    index('sessions_of_user').on(table.userId),
    index('sessions_of_device').on(table.deviceId),
    index('sessions_expired').on(table.expiresAt),
    index('sessions_of_browser')
      .on(table.visitorId, table.createdAt)
      .where(sql`${table.visitorId} is not null`),
  ],
)

/** Six digits that were mailed, as a keyed hash, good for the browser that asked. */
export const loginCodes = pgTable(
  'login_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    codeMac: text('code_mac').notNull(),
    browserHash: text('browser_hash').notNull(),
    attempts: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
  },
  (table) => [
    index('login_codes_of_browser').on(table.browserHash, table.createdAt),
    index('login_codes_expired').on(table.expiresAt),
  ],
)
