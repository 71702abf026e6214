import type { Actor } from '#server/features/accounts/service.ts'
import { isOwn, notInHistory } from '#server/features/history/context.ts'
import type { HistoryDeps } from '#server/features/history/context.ts'
import { findOwnSummary } from '#server/features/history/items/repo.ts'
import { readHighlights } from './repo.ts'
import type { StoredHighlight } from './repo.ts'

/** The highlighted lines of a summary of the caller. @throws AppError `NOT_FOUND` for the summary of another owner */
export async function listHighlights(
  { orm }: HistoryDeps,
  actor: Actor,
  id: string,
): Promise<StoredHighlight[]> {
  const item = await findOwnSummary(orm, { own: isOwn(actor), id, windowDays: null })
  if (item === null) throw notInHistory()
  return await readHighlights(orm, item.id)
}
