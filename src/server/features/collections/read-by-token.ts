import type { SharedCollection } from '#contract/collections.ts'
import { shareHash } from '#server/features/history/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { selectItems } from './items-repo.ts'
import { presentItems } from './present.ts'
import { findShared } from './repo.ts'

/** The collection that is shared under a token. @throws AppError `NOT_FOUND` for a token that is not shared */
export async function readSharedCollection(
  deps: Pick<SummaryDeps, 'db' | 'summaries'>,
  token: string,
  slice: { from: number; limit: number },
): Promise<SharedCollection> {
  const shared = await findShared(deps.db, shareHash(token))
  if (shared === null) throw new AppError('NOT_FOUND', "This page isn't shared, or no longer is.")
  const query = { collectionId: shared.id, windowDays: null, q: '', state: null, ...slice }
  const { items, total } = await selectItems(deps.db, { ...query, isSummarized: true })
  return { title: shared.title, source: shared.source, total, items: await presentItems(deps, items) }
}
