import { createHmac } from 'node:crypto'
import { purposeKey } from '#server/features/accounts/service.ts'
import { isSameText } from '#server/lib/secret-text.ts'
import { uuidForm } from '#server/lib/storable-text.ts'

/** The token in the address that a hub calls about a watch. Nothing of it is stored, and nobody can make one up. */
export function hubToken(secret: string, watchId: string): string {
  return `${watchId}.${tokenMac(secret, watchId)}`
}

/** The watch that a token is about; `null` for one that is none of ours. */
export function readHubToken(secret: string, token: string): string | null {
  const [watchId = '', mac = ''] = token.split('.')
  if (!uuidForm.test(watchId)) return null
  return isSameText(mac, tokenMac(secret, watchId)) ? watchId : null
}

/** What a hub signs its pushes of a watch with; another hub of the same watch has another secret. */
export function hubSecret(secret: string, { watchId, hubUrl }: { watchId: string; hubUrl: string }): string {
  return createHmac('sha256', purposeKey(secret, 'hub secret'))
    .update(`${watchId} ${hubUrl}`)
    .digest('base64url')
}

function tokenMac(secret: string, watchId: string): string {
  return createHmac('sha256', purposeKey(secret, 'hub address')).update(watchId).digest('base64url')
}

/** The algorithms that WebSub names; the hub of YouTube signs with the first. */
const algorithms = new Set(['sha1', 'sha256', 'sha384', 'sha512'])

/** Whether a body is signed with the secret, by the value of `X-Hub-Signature`. */
export function isSignedBy(secret: string, signature: string, body: Uint8Array): boolean {
  const [algorithm = '', given = ''] = signature.split('=')
  if (!algorithms.has(algorithm)) return false
  return isSameText(given.toLowerCase(), createHmac(algorithm, secret).update(body).digest('hex'))
}
