import { createHash, createHmac, randomBytes } from 'node:crypto'
import { purposeKey } from '#server/features/accounts/service.ts'

/** What an address opens; the token of one opens nothing of the other. */
export type SharePurpose = 'shared page' | 'shared moment' | 'shared collection'

const nonceBytes = 16
/** 128 bits, which cannot be guessed. */
const tokenBytes = 16

/** A new nonce with the hash by which its token is found. */
export function createShareKey(secret: string, purpose: SharePurpose): { nonce: string; hash: string } {
  const nonce = randomBytes(nonceBytes).toString('base64url')
  return { nonce, hash: shareHash(shareToken(secret, purpose, nonce)) }
}

/**
 * The token of a shared address, made of the nonce and the server's secret each time, so that the rows of the database
 * open no page.
 */
export function shareToken(secret: string, purpose: SharePurpose, nonce: string): string {
  return createHmac('sha256', purposeKey(secret, purpose))
    .update(nonce)
    .digest()
    .subarray(0, tokenBytes)
    .toString('base64url')
}

/** The stored hash of a token. */
export function shareHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
