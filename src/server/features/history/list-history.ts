import type { HistoryPage, HistoryQuery } from '#contract/history.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { findPage } from './find-page.ts'
import type { HistoryDeps } from './needs.ts'
import { presentHistoryItem } from './present.ts'
import { readSummaryItems } from './repo.ts'

/** One page of the summaries of an account. @throws AppError `INVALID_REQUEST` for a cursor of another list */
export async function listHistory(
  deps: HistoryDeps,
  actor: Member,
  query: HistoryQuery,
): Promise<HistoryPage> {
  const { ids, facts } = await findPage(deps, actor, { kind: 'summary', query })
  const rows = await readSummaryItems(deps.orm, ids)
  return { items: rows.map(presentHistoryItem), ...facts }
}
