import { maxActiveDevices } from '#product/limits.ts'

/** How many devices there may be. */
export const devicesText = `You can be signed in on ${maxActiveDevices} devices at a time.`

/** What somebody reads who signed in on one too many. */
export const heldText = `You are signed in on ${maxActiveDevices} other devices. Remove one of them to go on here.`
