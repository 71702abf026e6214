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

const known = new Map<string, Buffer>()

/** A key of its own for each purpose, made from the server's secret, so that none can stand in for another. */
export function purposeKey(secret: string, purpose: Purpose): Buffer {
  const name = `${purpose}/${secret}`
  const found = known.get(name)
  if (found !== undefined) return found
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes))
  known.set(name, key)
  return key
}
