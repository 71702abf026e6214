import type { ReactNode } from 'react'
import type { Device } from '#contract/accounts.ts'

/** The list of the devices where an account is signed in. */
export const devices = {
  limit: (max: number) => `You can be signed in on ${max} devices at a time.`,
  /** For a user who signed in on one device too many. */
  held: (max: number) => `You're signed in on ${max} other devices. Remove one of them to continue here.`,
  thisDevice: 'This device',
  /** It waits until another one is removed. */
  waiting: 'Waiting',
  /** When a device was seen last and first, like "2 hours ago" and "Nov 21, 2026". */
  seen: (last: ReactNode, first: ReactNode) => (
    <>
      Last seen {last}, first seen {first}
    </>
  ),
  locationUnknown: 'Place unknown',
  kinds: { desktop: 'Computer', mobile: 'Phone', tablet: 'Tablet' } satisfies Record<
    Device['deviceType'],
    string
  >,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeThis: "Remove this device? You'll be signed out here.",
  removeOther: "Remove it? It'll be signed out right away.",
  removeDevice: 'Remove device',
  removed: 'Device Removed',
  /** The title above the failure. */
  error: 'Error',
  failed: 'Failed to remove device',
}
