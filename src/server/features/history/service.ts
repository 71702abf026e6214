import type { Shelf } from '#server/features/summaries/service.ts'
import { findNewest } from './find-newest.ts'
import { keepSummary } from './keep-item.ts'
import { ownerOf } from './owner.ts'

/** The shelf on which summaries are put: everybody's own history. */
export const historyShelf: Shelf = {
  findNewest: async (orm, actor, summaryId) => {
    const owner = ownerOf(actor)
    return owner === null ? null : await findNewest(orm, owner, summaryId)
  },
  put: async (tx, actor, summary) => {
    const owner = ownerOf(actor)
    return owner === null ? null : await keepSummary(tx, owner, summary)
  },
}
