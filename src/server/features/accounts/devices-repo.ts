import { sql } from 'drizzle-orm'
import { maxActiveDevices } from '#product/limits.ts'
import type { Orm } from '#server/db/database.ts'
import type { BrowserDescription, Place } from '#server/ports/device-description.ts'

/** What is noted of a device at a sign-in. */
export type DeviceNote = BrowserDescription & Place & { keyHash: string; ipAddress: string }

/**
 * Notes a device at a sign-in and gives its id, in a transaction that holds the account. One that is active stays so;
 * another is active while fewer than three others are, else it is held. A removed one counts as new.
 */
export async function upsertDevice(tx: Orm, userId: string, device: DeviceNote): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into devices as device (user_id, key_hash, device_name, device_type, browser, operating_system, city, country,
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
    returning id`)
  const [row] = rows
  if (row === undefined) throw new Error('A device gave no row')
  return row.id
}
