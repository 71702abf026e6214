import { createHash, createHmac, randomBytes } from 'node:crypto'
import { uuidForm } from '#core/storable-text.ts'
import { purposeKey } from '#server/features/accounts/service.ts'
import { isSameText } from '#server/lib/secret-text.ts'

const nonceBytes = 18

/** A new secret address of a feed: what is stored of it. */
export function createFeedKey(secret: string): { nonce: string; hash: string } {
  const nonce = randomBytes(nonceBytes).toString('base64url')
  return { nonce, hash: feedHash(feedToken(secret, nonce)) }
}

/** The token in the address of a feed. */
export function feedToken(secret: string, nonce: string): string {
  return createHmac('sha256', purposeKey(secret, 'digest feed')).update(nonce).digest('base64url')
}

/** The hash by which the feed of a token is found. */
export function feedHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The token that stops the emails of an account, in every one of them. */
export function unsubscribeToken(secret: string, userId: string): string {
  return `${userId}.${macOf(secret, userId)}`
}

/** The account of a token; `null` for one that is none of ours. */
export function readUnsubscribeToken(secret: string, token: string): string | null {
  const [userId = '', mac = ''] = token.split('.')
  if (!uuidForm.test(userId)) return null
  return isSameText(mac, macOf(secret, userId)) ? userId : null
}

function macOf(secret: string, userId: string): string {
  return createHmac('sha256', purposeKey(secret, 'digest unsubscribe')).update(userId).digest('base64url')
}
