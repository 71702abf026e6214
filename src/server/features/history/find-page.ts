import type { HistoryPage, HistoryQuery } from '#contract/history.ts'
import { plans } from '#product/plans.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { findItems } from './find-items.ts'
import type { ItemKind } from './find-items.ts'
import { indexItems } from './index-items.ts'
import type { HistoryDeps } from './needs.ts'

/** What somebody was given a moment ago is found at once; the rest was made findable in time. */
const indexedBeforeSearch = 30

/** The ids of a page in their order, and what is told beside the items. */
export type Page = { ids: string[]; facts: Omit<HistoryPage, 'items'> }

/** Finds one page of what an account was given. @throws AppError `INVALID_REQUEST` for a cursor of another list */
export async function findPage(
  { orm }: HistoryDeps,
  { user, plan }: Member,
  wanted: { kind: ItemKind; query: HistoryQuery },
): Promise<Page> {
  const windowDays = plans[plan].historyDays
  if (wanted.query.q !== '') await indexItems(orm, indexedBeforeSearch, user.id)
  const found = await findItems(orm, { userId: user.id, windowDays, ...wanted })
  const { ids, nextCursor, total, beyond } = found
  return { ids, facts: { nextCursor, total, beyond: { count: beyond, windowDays } } }
}
