import type { Orm } from '#server/db/database.ts'
import type { AccountPart } from '#server/features/accounts/service.ts'
import type { Shelf } from '#server/features/summaries/service.ts'
import type { TranscriptShelf } from '#server/features/transcripts/service.ts'
import { historyPart as part } from './account-part.ts'
import { keepSummary, keepTranscript } from './keep-item.ts'
import { findNewest } from './find-newest.ts'
import { ownerOf } from './owner.ts'
import { selectUsage } from './usage-repo.ts'
import type { UsageRow } from './usage-repo.ts'

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

/** The shelf on which transcripts are put that somebody asked for or gave. */
export const transcriptShelf: TranscriptShelf = {
  put: async (orm, actor, transcriptId) => {
    const owner = ownerOf(actor)
    if (owner !== null) await keepTranscript(orm, owner, transcriptId)
  },
}

/** What becomes of a history when its browser signs in, and when its account is exported or deleted. */
export const historyPart: AccountPart = part

/** What an account summarized, after a place in its list, the newest first, and how much there is in all. */
export async function listUsage(
  orm: Orm,
  userId: string,
  page: { after: { key: string; id: string } | null; limit: number },
): Promise<{ entries: UsageRow[]; total: number }> {
  return await selectUsage(orm, userId, page)
}
