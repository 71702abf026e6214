import type { Collection, CollectionItem } from '#contract/collections.ts'
import { problems } from '#contract/problem.ts'
import { leadingLineOf } from '#server/features/history/service.ts'
import { presentSummary } from '#server/features/summaries/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import type { ItemRow } from './items-repo.ts'
import type { CollectionRow } from './repo.ts'
import { sharePathOf } from './share-collection.ts'

const readAtOnce = 8

/** A collection as it goes on the wire. */
export async function presentCollection(
  deps: Parameters<typeof sharePathOf>[0],
  { userId: _userId, shareNonce, shareHash, ...collection }: CollectionRow,
): Promise<Collection> {
  const sharePath = await sharePathOf(deps, { id: collection.id, shareNonce, shareHash })
  return { ...collection, sharePath }
}

/** Videos of a collection as they go on the wire, each with the line that stands for its summary. */
export async function presentItems(
  { summaries }: Pick<SummaryDeps, 'summaries'>,
  rows: readonly ItemRow[],
): Promise<CollectionItem[]> {
  const lines = new Map<string, CollectionItem['line']>()
  const waiting = rows.flatMap(({ summaryId }) => summaryId ?? []).values()
  const readers = Array.from({ length: readAtOnce }, async () => {
    for (const id of waiting) {
      const found = await summaries.read(id)
      if (found !== null) lines.set(id, leadingLineOf(presentSummary(found)))
    }
  })
  await Promise.all(readers)
  return rows.map(({ summaryId, problem, ...item }) => ({
    ...item,
    problem: problem === null ? null : { ...problem, title: problems[problem.code].title },
    line: summaryId === null ? null : (lines.get(summaryId) ?? null),
  }))
}
