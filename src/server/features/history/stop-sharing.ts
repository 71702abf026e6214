import type { Actor } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { HistoryDeps } from './needs.ts'
import { isOwn } from './owner.ts'
import { endSharing } from './share-repo.ts'

/** Stops sharing, at once and for good: a later address is another. @throws AppError `NOT_FOUND` for everybody else */
export async function stopSharing({ orm }: HistoryDeps, actor: Actor, id: string): Promise<void> {
  if (await endSharing(orm, isOwn(actor), id)) return
  throw new AppError('NOT_FOUND', 'This is not in your history.')
}
