import { createHmac } from 'node:crypto'
import { networkPrefix } from '#server/http/network-prefix.ts'
import { keyedMemo } from '#server/lib/keyed-memo.ts'
import { purposeKey } from './purpose-key.ts'

const maxRemembered = 10_000

const hashAddress = keyedMemo(maxRemembered, (key: Buffer, address): string =>
  createHmac('sha256', key).update(networkPrefix(address)).digest('base64url'),
)

/** Tells networks apart without keeping an address. */
export function networkKeyOf(secret: string, address: string): string {
  return hashAddress(purposeKey(secret, 'network'), address) ?? ''
}
