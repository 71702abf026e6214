import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import type { ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'

const cipher = 'aes-256-gcm'
const keyBytes = 32
const saltBytes = 16
/** The length that GCM is defined for. */
const nonceBytes = 12
const tagBytes = 16
/** The power of 2 that scrypt costs: 128 MB for each guess, since a passphrase is guessed on the machines of others. */
const defaultCost = 17
/** A file may ask for no more than 1 GB. */
const maxCost = 20
const blockSize = 8

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** A secret under a key that scrypt makes of a passphrase; all bytes in base64url. */
export const sealedSchema = z.strictObject({
  cost: z.int().min(1).max(maxCost),
  salt: z.base64url(),
  nonce: z.base64url(),
  tag: z.base64url(),
  text: z.base64url(),
})
export type Sealed = z.infer<typeof sealedSchema>

/** Seals a secret, so that only the passphrase opens it. */
export async function sealSecret(secret: string, passphrase: string, cost = defaultCost): Promise<Sealed> {
  const salt = randomBytes(saltBytes)
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, await deriveKey(passphrase, { salt, cost }), nonce, {
    authTagLength: tagBytes,
  })
  const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return {
    cost,
    salt: toText(salt),
    nonce: toText(nonce),
    tag: toText(sealing.getAuthTag()),
    text: toText(text),
  }
}

/** Opens a sealed secret; `null` for another passphrase, and for what was changed since. */
export async function openSecret(sealed: Sealed, passphrase: string): Promise<string | null> {
  const key = await deriveKey(passphrase, { salt: toBytes(sealed.salt), cost: sealed.cost })
  try {
    const opening = createDecipheriv(cipher, key, toBytes(sealed.nonce), { authTagLength: tagBytes })
    opening.setAuthTag(toBytes(sealed.tag))
    return Buffer.concat([opening.update(toBytes(sealed.text)), opening.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** The same passphrase may be typed in two ways that look alike. */
async function deriveKey(
  passphrase: string,
  { salt, cost }: { salt: Buffer; cost: number },
): Promise<Buffer> {
  const N = 2 ** cost
  return await derive(passphrase.normalize('NFKC'), salt, keyBytes, {
    N,
    r: blockSize,
    // Twice of what it takes.
    maxmem: 256 * N * blockSize,
  })
}

function toText(bytes: Buffer): string {
  return bytes.toString('base64url')
}

function toBytes(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}
