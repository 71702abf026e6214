import { z } from 'zod'
import { deviceSchema } from '#contract/accounts.ts'
import { maxActiveDevices } from '#product/limits.ts'
import { retentionDays } from '#product/retention.ts'
import type { Db } from '#server/db/database.ts'
import { isoTime, readRow, readRows, sql } from '#server/db/sql.ts'
import { isOlderThan } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import type { BrowserDescription, Location } from '#server/ports/sign-in.ts'

/** The facts about its device that a sign-in stores. */
export type SignedInDevice = BrowserDescription & Location & { keyHash: string; ipAddress: string }

const storedDeviceRow = z.object({ id: z.guid(), isHeld: z.boolean(), isNew: z.boolean() })

/**
 * Stores the device of a sign-in, in a transaction that locks the account. An active device stays active; any
 * other, removed ones included, becomes active while fewer than three others are, else it is held. `isNew`:
 * the account was never signed in on it.
 */
export async function upsertDevice(
  tx: Db,
  userId: string,
  device: SignedInDevice,
): Promise<{ id: string; isHeld: boolean; isNew: boolean }> {
  return await readRow(
    tx,
    storedDeviceRow,
    sql`insert into devices as device (user_id, key_hash, device_name, device_type, browser, operating_system, city, country,
      ip_address, first_seen_at, last_seen_at, held_since)
    select ${userId}, ${device.keyHash}, ${device.deviceName}, ${device.deviceType}, ${device.browser},
      ${device.operatingSystem}, ${device.city}, ${device.country}, ${device.ipAddress}, ledger_now(), ledger_now(),
      case when count(*) < ${maxActiveDevices} then null else ledger_now() end
    from devices
    where user_id = ${userId} and key_hash <> ${device.keyHash} and revoked_at is null and held_since is null
    on conflict (user_id, key_hash) do update set
      device_name = excluded.device_name, device_type = excluded.device_type, browser = excluded.browser,
      operating_system = excluded.operating_system, city = excluded.city, country = excluded.country,
      ip_address = excluded.ip_address, last_seen_at = excluded.last_seen_at,
      held_since = case
        when device.revoked_at is null and device.held_since is null then null
        when excluded.held_since is null then null
        when device.revoked_at is null then device.held_since
        else excluded.held_since end,
      first_seen_at = case when device.revoked_at is null then device.first_seen_at else excluded.first_seen_at end,
      revoked_at = null
    returning id, held_since is not null as "isHeld", xmax = 0 as "isNew"`,
  )
}

/** A device as it is stored; times are ISO 8601. */
const deviceRow = deviceSchema
  .omit({ isActive: true, isCurrent: true })
  .extend({ id: z.guid(), firstSeenAt: z.string(), lastSeenAt: z.string() })

/** A stored device. */
export type DeviceRow = z.output<typeof deviceRow>

/** The devices that an account is signed in with, the last seen first. */
export async function listDevices(db: Db, userId: string): Promise<DeviceRow[]> {
  return await readRows(
    db,
    deviceRow,
    sql`select id, device_name as "deviceName", device_type as "deviceType", browser, operating_system as "operatingSystem",
      city, country, ip_address as "ipAddress", held_since is not null as "isHeld",
      ${isoTime(sql`first_seen_at`)} as "firstSeenAt",
      ${isoTime(sql`last_seen_at`)} as "lastSeenAt"
    from devices where user_id = ${userId} and revoked_at is null
    order by last_seen_at desc, id`,
  )
}

/** An account was signed in on the device with this key, even if it was logged out or removed since. */
export async function findDevice(
  db: Db,
  { email, keyHash }: { email: string; keyHash: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from devices join users on users.id = devices.user_id
    where users.email = ${email} and devices.key_hash = ${keyHash}`)
  return rowCount === 1
}

/** Locks an account until the transaction ends. */
export async function lockUser(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for update`)
}

/** Removes one device of an account, or all of them, and ends their sessions; gives how many there were. */
export async function revokeDevices(
  tx: Db,
  userId: string,
  devices: 'all' | { id: string },
): Promise<number> {
  const which = devices === 'all' ? sql`true` : sql`id = ${devices.id}`
  const { rowCount } = await tx.execute(sql`
    with revoked as (
      update devices set revoked_at = ledger_now(), held_since = null
      where user_id = ${userId} and revoked_at is null and ${which} returning id),
    ended as (delete from sessions using revoked where sessions.device_id = revoked.id)
    select id from revoked`)
  return rowCount ?? 0
}

/**
 * Removes the devices of an account whose session expired, so that no held device waits for a browser that is
 * signed out; not the one with the key `except`, which is signing in.
 */
export async function retireDevices(
  tx: Db,
  { userId, except }: { userId: string; except: string | null },
): Promise<void> {
  await tx.execute(sql`
    update devices set revoked_at = ledger_now(), held_since = null
    where user_id = ${userId} and revoked_at is null and key_hash is distinct from ${except}
      and not exists (select from sessions
        where sessions.device_id = devices.id and sessions.expires_at > ledger_now())`)
}

/** Makes held devices active up to the limit: `first` before the others, then the longest wait. */
export async function promoteHeld(tx: Db, userId: string, first: string | null): Promise<void> {
  await tx.execute(sql`
    update devices set held_since = null
    where id in (select id from devices
        where user_id = ${userId} and revoked_at is null and held_since is not null
        order by (id is not distinct from ${first}::uuid) desc, held_since
        limit (select greatest(0, ${maxActiveDevices} - count(*)) from devices
          where user_id = ${userId} and revoked_at is null and held_since is null))`)
}

/** Devices that were removed or logged out some time ago. */
export const dueDevices: Due = {
  table: 'devices',
  by: 'revoked_at',
  where: isOlderThan(sql`revoked_at`, retentionDays.removedDevice),
}
