import { z } from 'zod'
import type { DigestSettings } from '#contract/digests.ts'
import { AppError } from '#core/app-error.ts'
import { firstDigest, digestFrequencies } from '#product/following.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, isoTime, readRow, sql, userIdRow } from '#server/db/sql.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import { isZone, nextDigest } from './next-digest.ts'
import type { DigestTimes, NextDigest } from './next-digest.ts'
import { createFeedKey, feedToken } from './tokens.ts'

type Deps = Pick<AccountDeps, 'db' | 'secret'>

/** The settings of an account's digests; `null` until it follows a source. */
export async function readSettings({ db, secret }: Deps, userId: string): Promise<DigestSettings | null> {
  const row = await findSettings(db, userId)
  return row === null ? null : present(secret, row)
}

/** Gives a new follower a digest at the first possible hour, in the transaction of the follow. */
export async function beginDigests(
  tx: Db,
  secret: string,
  { userId, zone, origin }: { userId: string; zone: string; origin: string },
): Promise<void> {
  const times = { ...firstDigest, zone: isZone(zone) ? zone : 'UTC' }
  const { nonce, hash } = createFeedKey(secret)
  const next = nextDigest(times, await readNow(tx), null)
  await insertSettings(tx, {
    ...times,
    userId,
    origin,
    isMailed: true,
    feedNonce: nonce,
    feedHash: hash,
    next,
  })
}

/**
 * Changes how an account wants its digests.
 * @throws AppError `INVALID_REQUEST` for an unknown zone, `NOT_FOUND` before it follows anything
 */
export async function changeSettings(
  { db, secret }: Deps,
  userId: string,
  wanted: DigestTimes & { isMailed: boolean; origin: string },
): Promise<DigestSettings> {
  if (!isZone(wanted.zone)) {
    const reason = "We don't know this time zone."
    throw new AppError('INVALID_REQUEST', reason, { fields: [{ field: 'body.zone', reason }] })
  }
  const known = await findSettings(db, userId)
  if (known === null) throw nothingFollowed()
  const next = nextDigest(wanted, await readNow(db), null)
  const row = await updateSettings(db, { ...wanted, userId, next })
  if (row === null) throw nothingFollowed()
  return present(secret, row)
}

/** Gives the feed of an account another address. @throws AppError `NOT_FOUND` before it follows anything */
export async function changeFeedAddress({ db, secret }: Deps, userId: string): Promise<DigestSettings> {
  const row = await updateFeed(db, userId, createFeedKey(secret))
  if (row === null) throw nothingFollowed()
  return present(secret, row)
}

function present(secret: string, row: SettingsRow): DigestSettings {
  const { frequency, hour, weekday, zone, isMailed, stoppedBy, nextAt, feedNonce } = row
  const feedUrl = `/api/digests/feed/${feedToken(secret, feedNonce)}`
  return { frequency, hour, weekday, zone, isMailed, stoppedBy, nextAt, feedUrl }
}

function nothingFollowed(): AppError {
  return new AppError('NOT_FOUND', 'Follow something first, and your digest begins.')
}

const settingsSchema = z.object({
  userId: z.guid(),
  frequency: z.enum(digestFrequencies),
  hour: z.int(),
  weekday: z.int(),
  zone: z.string(),
  isMailed: z.boolean(),
  stoppedBy: z.enum(['unsubscribed', 'bounced']).nullable(),
  feedNonce: z.string(),
  nextOn: z.string().nullable(),
  nextAt: z.string().nullable(),
})
type SettingsRow = z.output<typeof settingsSchema>

const columns = sql`user_id as "userId", frequency, hour, weekday, zone, is_mailed as "isMailed", stopped_by as "stoppedBy",
  feed_nonce as "feedNonce", next_on::text as "nextOn", ${isoTime(sql`next_at`)} as "nextAt"`

const nowRow = z.object({ now: z.number() })

/** The time of the database, in ms. */
export async function readNow(db: Db): Promise<number> {
  const { now } = await readRow(
    db,
    nowRow,
    sql`select (extract(epoch from ledger_now()) * 1000)::float8 as now`,
  )
  return now
}

/** The settings row of an account's digests; `null` until it follows a source. */
export async function findSettings(db: Db, userId: string): Promise<SettingsRow | null> {
  return await findRow(
    db,
    settingsSchema,
    sql`select ${columns} from digest_settings where user_id = ${userId}`,
  )
}

type NewSettings = DigestTimes & {
  userId: string
  isMailed: boolean
  origin: string
  feedNonce: string
  feedHash: string
  next: NextDigest | null
}

/** Stores the first settings of an account, unless it has some. */
async function insertSettings(tx: Db, settings: NewSettings): Promise<void> {
  const { userId, frequency, hour, weekday, zone, origin, isMailed, feedNonce, feedHash, next } = settings
  await tx.execute(sql`
    insert into digest_settings (user_id, frequency, hour, weekday, zone, origin, is_mailed, feed_nonce, feed_hash, next_on, next_at)
    values (${userId}, ${frequency}, ${hour}, ${weekday}, ${zone}, ${origin}, ${isMailed}, ${feedNonce}, ${feedHash},
      ${next?.on ?? null}::date, ${next?.at ?? null}::timestamptz)
    on conflict (user_id) do nothing`)
}

/** Changes how an account wants its digests; emails that stopped begin again when they are wanted. */
async function updateSettings(
  db: Db,
  {
    userId,
    frequency,
    hour,
    weekday,
    zone,
    origin,
    isMailed,
    next,
  }: Omit<NewSettings, 'feedNonce' | 'feedHash'>,
): Promise<SettingsRow | null> {
  return await findRow(
    db,
    settingsSchema,
    sql`update digest_settings set frequency = ${frequency}, hour = ${hour}, weekday = ${weekday}, zone = ${zone}, origin = ${origin},
        is_mailed = ${isMailed}, stopped_by = case when ${isMailed} then null else stopped_by end,
        next_on = ${next?.on ?? null}::date, next_at = ${next?.at ?? null}::timestamptz
      where user_id = ${userId} returning ${columns}`,
  )
}

/** Gives the feed of an account another address. */
async function updateFeed(
  db: Db,
  userId: string,
  { nonce, hash }: { nonce: string; hash: string },
): Promise<SettingsRow | null> {
  return await findRow(
    db,
    settingsSchema,
    sql`update digest_settings set feed_nonce = ${nonce}, feed_hash = ${hash} where user_id = ${userId} returning ${columns}`,
  )
}

/** The account whose feed has this address; `null` without one. */
export async function findByFeed(db: Db, hash: string): Promise<string | null> {
  const found = await findRow(
    db,
    userIdRow,
    sql`select user_id as "userId" from digest_settings where feed_hash = ${hash}`,
  )
  return found?.userId ?? null
}

/** Stops the emails of an account; `false` for one without digests. */
export async function stopEmails(db: Db, userId: string, by: 'unsubscribed' | 'bounced'): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update digest_settings set is_mailed = false, stopped_by = case when is_mailed then ${by} else stopped_by end
    where user_id = ${userId}`)
  return rowCount === 1
}

/** The same for the account of an address, in lower case. */
export async function stopEmailsTo(db: Db, email: string): Promise<void> {
  await db.execute(sql`
    update digest_settings set is_mailed = false, stopped_by = 'bounced'
    from users where users.id = digest_settings.user_id and users.email = ${email} and is_mailed`)
}

/** Locks the settings of an account whose digest is due, until the transaction ends; `null` when none is. */
export async function lockDueSettings(tx: Db): Promise<SettingsRow | null> {
  return await findRow(
    tx,
    settingsSchema,
    sql`select ${columns} from digest_settings where next_at <= ledger_now()
      order by next_at limit 1 for update skip locked`,
  )
}

/** Stores when the next digest is due. */
export async function storeNext(tx: Db, userId: string, next: NextDigest | null): Promise<void> {
  await tx.execute(sql`
    update digest_settings set next_on = ${next?.on ?? null}::date, next_at = ${next?.at ?? null}::timestamptz
    where user_id = ${userId}`)
}
