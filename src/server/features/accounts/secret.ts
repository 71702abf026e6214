import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { findSecret, storeSecret } from '#server/db/secret-file.ts'
import { networkPrefix } from '#server/http/network-prefix.ts'
import { keyedMemo } from '#server/lib/keyed-memo.ts'

const secretBytes = 32

/** The server's secret from its folder; the first of several processes to start makes it. */
export async function readSecret(dataDir: string): Promise<string> {
  const known = await findSecret(dataDir)
  return known ?? (await storeSecret(dataDir, randomBytes(secretBytes).toString('base64url')))
}

const keyBytes = 32

/** What a key is for. */
type Purpose =
  | 'visitor cookie'
  | 'device cookie'
  | 'identity cookie'
  | 'network'
  | 'address'
  | 'login code'
  | 'call counts'
  | 'shared page'
  | 'shared moment'
  | 'webhook secret'
  | 'shared collection'

/** The keys of each secret by purpose; a process has one secret. */
const keysBySecret = new Map<string, Map<Purpose, Buffer>>()

/** The key for one purpose, derived from the server's secret, so that no key can be used for another purpose. */
export function purposeKey(secret: string, purpose: Purpose): Buffer {
  const keys = keysBySecret.get(secret) ?? new Map<Purpose, Buffer>()
  keysBySecret.set(secret, keys)
  const found = keys.get(purpose)
  if (found !== undefined) return found
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes))
  keys.set(purpose, key)
  return key
}

const maxHashes = 10_000

const hashAddress = keyedMemo(maxHashes, (key: Buffer, address): string =>
  createHmac('sha256', key).update(networkPrefix(address)).digest('base64url'),
)

/** A keyed hash of the network of an address, which tells networks apart without storing addresses. */
export function networkKey(secret: string, address: string): string {
  return hashAddress(purposeKey(secret, 'network'), address) ?? ''
}

/** A keyed hash of a typed email in lower case, which tells addresses apart where they are counted without storing them. */
export function addressKey(secret: string, email: string): string {
  return createHmac('sha256', purposeKey(secret, 'address')).update(email).digest('base64url')
}
