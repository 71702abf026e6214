import { createHash, createHmac } from 'node:crypto'
import { purposeKey } from '#server/features/accounts/service.ts'

/** 128 bits: nobody guesses one. */
const tokenBytes = 16

/**
 * The token of a shared page. It is made of the nonce and the server's secret whenever the owner wants to see it, so
 * that what lies in the database opens nothing.
 */
export function shareToken(secret: string, nonce: string): string {
  return createHmac('sha256', purposeKey(secret, 'shared page'))
    .update(nonce)
    .digest()
    .subarray(0, tokenBytes)
    .toString('base64url')
}

/** Under which a token is looked up. */
export function shareHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
