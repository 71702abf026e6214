import type { Actor } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { HistoryDeps } from './needs.ts'
import { isOwn } from './owner.ts'
import { unmarkDeleted } from './repo.ts'

/** Puts an item back on its owner's list. @throws AppError `NOT_FOUND` for everybody else, and when it is too late */
export async function restoreItem({ orm }: HistoryDeps, actor: Actor, id: string): Promise<void> {
  if (await unmarkDeleted(orm, isOwn(actor), id)) return
  throw new AppError('NOT_FOUND', 'This cannot be put back any more.')
}
