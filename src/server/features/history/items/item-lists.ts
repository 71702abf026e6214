import type { HistoryPage, HistoryQuery, TranscriptionPage } from '#contract/history.ts'
import { plans } from '#product/plans.ts'
import type { Member } from '#server/features/accounts/service.ts'
import type { HistoryDeps } from '#server/features/history/context.ts'
import { findItems } from '#server/features/history/search/find-items.ts'
import type { ItemKind } from '#server/features/history/search/find-items.ts'
import { indexItems } from '#server/features/history/search/index-items.ts'
import type { TranscriptBodies } from '#server/features/transcripts/service.ts'
import { presentHistoryItem, presentTranscription } from './present.ts'
import { readSummaryItems, readTranscriptItems } from './repo.ts'

/** Dependencies of searching a history. */
type ListDeps = HistoryDeps & { bodies: TranscriptBodies }

/** One page of the summaries of an account. @throws AppError `INVALID_REQUEST` for a cursor of another list */
export async function listHistory(deps: ListDeps, actor: Member, query: HistoryQuery): Promise<HistoryPage> {
  const { ids, facts } = await findPage(deps, actor, { kind: 'summary', query })
  const rows = await readSummaryItems(deps.orm, ids)
  return { items: rows.map(presentHistoryItem), ...facts }
}

/** One page of the transcripts of an account. @throws AppError `INVALID_REQUEST` for a cursor of another list */
export async function listTranscriptions(
  deps: ListDeps,
  actor: Member,
  query: HistoryQuery,
): Promise<TranscriptionPage> {
  const { ids, facts } = await findPage(deps, actor, { kind: 'transcript', query })
  const rows = await readTranscriptItems(deps.orm, ids)
  return { items: rows.map(presentTranscription), ...facts }
}

/** The newest items are indexed before a search; the sweep has indexed the rest. */
const indexedBeforeSearch = 30

/** The ids of a page in their order, and the fields beside the items. */
type Page = { ids: string[]; facts: Omit<HistoryPage, 'items'> }

/** Finds one page of an account's history. @throws AppError `INVALID_REQUEST` for a cursor of another list */
async function findPage(
  { orm, bodies }: ListDeps,
  { user, plan }: Member,
  list: { kind: ItemKind; query: HistoryQuery },
): Promise<Page> {
  const windowDays = plans[plan].historyDays
  if (list.query.q !== '') await indexItems({ orm, bodies }, indexedBeforeSearch, user.id)
  const found = await findItems(orm, { userId: user.id, windowDays, ...list })
  const { ids, nextCursor, total, beyond } = found
  return { ids, facts: { nextCursor, total, beyond: { count: beyond, windowDays } } }
}
