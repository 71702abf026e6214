import type { Actor } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { HistoryDeps } from './needs.ts'
import { isOwn } from './owner.ts'
import { markDeleted } from './repo.ts'

/**
 * Takes an item off its owner's list and tells until when it can come back, ISO 8601 in UTC.
 * @throws AppError `NOT_FOUND` for everybody else
 */
export async function deleteItem({ orm }: HistoryDeps, actor: Actor, id: string): Promise<string> {
  const undoUntil = await markDeleted(orm, isOwn(actor), id)
  if (undoUntil === null) throw new AppError('NOT_FOUND', 'This is not in your history.')
  return undoUntil
}
