import { hkdfSync } from 'node:crypto'

const keyBytes = 32
/** What a key is for. */
export type Purpose =
  | 'visitor cookie'
  | 'device cookie'
  | 'identity cookie'
  | 'network'
  | 'login code'
  | 'shared page'

/** The keys of each secret by their purposes; a process has one secret. */
const known = new Map<string, Map<Purpose, Buffer>>()

/** A key of its own for each purpose, made from the server's secret, so that none can stand in for another. */
export function purposeKey(secret: string, purpose: Purpose): Buffer {
  const keys = known.get(secret) ?? new Map<Purpose, Buffer>()
  known.set(secret, keys)
  const found = keys.get(purpose)
  if (found !== undefined) return found
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes))
  keys.set(purpose, key)
  return key
}
