import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

const maxAnswerBytes = 16 * 1024 * 1024

/** The key of a caller, and what seals the answer under it. */
export type Packing = { key: string; sealedBy: Buffer | undefined }

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** What is stored of a key. That of a sealed answer has a blank, as no caller's key has. */
export function storedKey(key: string, sealedBy: Buffer | undefined): string {
  return sealedBy === undefined ? key : `sealed ${derive({ key, sealedBy }, 'name').toString('base64url')}`
}

function derive({ key, sealedBy }: Packing & { sealedBy: Buffer }, use: 'name' | 'answer'): Buffer {
  return createHmac('sha256', sealedBy).update(`${use} ${key}`).digest()
}

/** An answer as it is stored. */
export async function pack(answer: unknown, { key, sealedBy }: Packing): Promise<Uint8Array> {
  const packed = await compress(JSON.stringify(answer))
  if (sealedBy === undefined) return packed
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, derive({ key, sealedBy }, 'answer'), nonce)
  const sealed = [sealing.update(packed), sealing.final()]
  return Buffer.concat([nonce, sealing.getAuthTag(), ...sealed])
}

/** A stored answer. @throws where it was sealed by another secret */
export async function unpack(stored: Uint8Array, { key, sealedBy }: Packing): Promise<unknown> {
  const packed = sealedBy === undefined ? stored : open(stored, derive({ key, sealedBy }, 'answer'))
  return JSON.parse((await decompress(packed, { maxOutputLength: maxAnswerBytes })).toString())
}

function open(stored: Uint8Array, key: Buffer): Buffer {
  const start = nonceBytes + tagBytes
  const opening = createDecipheriv(cipher, key, stored.subarray(0, nonceBytes), { authTagLength: tagBytes })
  opening.setAuthTag(stored.subarray(nonceBytes, start))
  return Buffer.concat([opening.update(stored.subarray(start)), opening.final()])
}
