import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Bytes encrypted by a key of 32 bytes, so that they can be stored. */
export function seal(bytes: Uint8Array, key: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce)
  const sealed = [sealing.update(bytes), sealing.final()]
  return Buffer.concat([nonce, sealing.getAuthTag(), ...sealed])
}

/** The bytes that were sealed. @throws where they were sealed by another key, or changed */
export function unseal(stored: Uint8Array, key: Buffer): Buffer {
  const start = nonceBytes + tagBytes
  const opening = createDecipheriv(cipher, key, stored.subarray(0, nonceBytes), { authTagLength: tagBytes })
  opening.setAuthTag(stored.subarray(nonceBytes, start))
  return Buffer.concat([opening.update(stored.subarray(start)), opening.final()])
}
