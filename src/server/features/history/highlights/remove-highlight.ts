import type { Actor } from '#server/features/accounts/service.ts'
import { isOwn, notInHistory } from '#server/features/history/context.ts'
import type { HistoryDeps } from '#server/features/history/context.ts'
import { deleteHighlight } from './repo.ts'

/** Removes the highlight of a line with its note. @throws AppError `NOT_FOUND` for the item of another owner */
export async function removeHighlight(
  { orm }: HistoryDeps,
  actor: Actor,
  { id, line }: { id: string; line: string },
): Promise<void> {
  if (await deleteHighlight(orm, isOwn(actor), id, line)) return
  throw notInHistory()
}
