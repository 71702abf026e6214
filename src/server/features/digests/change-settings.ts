import type { DigestSettings } from '#contract/digests.ts'
import { firstDigest } from '#product/following.ts'
import type { Db } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { DigestDeps } from './context.ts'
import { isZone, nextDigest } from './next-digest.ts'
import type { DigestTimes } from './next-digest.ts'
import { findSettings, insertSettings, readNow, updateFeed, updateSettings } from './settings-repo.ts'
import type { SettingsRow } from './settings-repo.ts'
import { createFeedKey, feedToken } from './tokens.ts'

type Deps = Pick<DigestDeps, 'db' | 'secret'>

/** How an account wants its digests; `null` until it follows something. */
export async function readSettings({ db, secret }: Deps, userId: string): Promise<DigestSettings | null> {
  const row = await findSettings(db, userId)
  return row === null ? null : present(secret, row)
}

/** Gives an account that begins to follow a digest at the first hour of choice, in the transaction of its follow. */
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

/** Changes how an account wants its digests. @throws AppError `INVALID_REQUEST` for an unknown zone, `NOT_FOUND` before it follows anything */
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
