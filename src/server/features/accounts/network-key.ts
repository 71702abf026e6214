import { createHmac } from 'node:crypto'
import { networkPrefix } from '#server/http/network-prefix.ts'
import { purposeKey } from './purpose-key.ts'

/** Tells networks apart without keeping an address. */
export function networkKeyOf(secret: string, address: string): string {
  return createHmac('sha256', purposeKey(secret, 'network'))
    .update(networkPrefix(address))
    .digest('base64url')
}
