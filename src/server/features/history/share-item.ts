import { randomBytes } from 'node:crypto'
import type { AccountNeeds, Actor } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { isOwn } from './owner.ts'
import { startSharing } from './share-repo.ts'
import { shareHash, sharePath, shareToken } from './share-token.ts'

const nonceBytes = 16

/**
 * Shares a summary of whoever calls and gives the address; one that is shared already keeps its own.
 * @throws AppError `NOT_FOUND` for everybody else
 */
export async function shareItem({ orm, secret }: AccountNeeds, actor: Actor, id: string): Promise<string> {
  const nonce = randomBytes(nonceBytes).toString('base64url')
  const hash = shareHash(shareToken(secret, nonce))
  const kept = await startSharing(orm, { own: isOwn(actor), id, nonce, hash })
  const path = sharePath(secret, kept)
  if (path === null) throw new AppError('NOT_FOUND', 'This is not in your history.')
  return path
}
