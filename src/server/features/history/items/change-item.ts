import type { Actor } from '#server/features/accounts/service.ts'
import { isOwn, notInHistory } from '#server/features/history/context.ts'
import type { HistoryDeps } from '#server/features/history/context.ts'
import { AppError } from '#server/lib/app-error.ts'
import { markDeleted, unmarkDeleted } from './repo.ts'

/**
 * Deletes an item of the caller and gives the end of the time to restore it, ISO 8601 in UTC.
 * @throws AppError `NOT_FOUND` for the item of another owner
 */
export async function deleteItem({ orm }: HistoryDeps, actor: Actor, id: string): Promise<string> {
  const undoUntil = await markDeleted(orm, isOwn(actor), id)
  if (undoUntil === null) throw notInHistory()
  return undoUntil
}

/** Restores a deleted item of the caller. @throws AppError `NOT_FOUND` for the item of another owner, or when it is too late */
export async function restoreItem({ orm }: HistoryDeps, actor: Actor, id: string): Promise<void> {
  if (await unmarkDeleted(orm, isOwn(actor), id)) return
  throw new AppError('NOT_FOUND', "It's too late to undo this.")
}
