import type { Orm } from '#server/db/database.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'
import type { HistoryWriter } from '#server/features/summaries/service.ts'
import type { TranscriptHistory } from '#server/features/transcripts/service.ts'
import { createHistoryHook as createHook } from './account-hook.ts'
import { keepSummary, keepTranscript } from './keep-item.ts'
import { findNewest } from './find-newest.ts'
import { isOwn, ownerOf } from './owner.ts'
import { hasTranscript } from './repo.ts'
import { selectUsage } from './usage-repo.ts'
import type { UsageRow } from './usage-repo.ts'

/** Puts summaries into the histories of users and visitors. */
export const historyWriter: HistoryWriter = {
  findNewest: async (orm, actor, summaryId) => {
    const owner = ownerOf(actor)
    return owner === null ? null : await findNewest(orm, owner, summaryId)
  },
  put: async (tx, { userId, deviceId, visitorId }, summary) => {
    const owner = ownerOf({ user: userId === null ? null : { id: userId, deviceId }, visitorId })
    return owner === null ? null : await keepSummary(tx, owner, summary)
  },
}

/** The shelf on which transcripts are put that somebody asked for or gave. */
export const transcriptHistory: TranscriptHistory = {
  put: async (orm, actor, transcriptId) => {
    const owner = ownerOf(actor)
    if (owner !== null) await keepTranscript(orm, owner, transcriptId)
  },
  has: (orm, actor, transcriptId) => hasTranscript(orm, isOwn(actor), transcriptId),
}

/** What becomes of a history when its browser signs in, and when its account is exported or deleted. */
export function createHistoryHook(secret: string): AccountHook {
  return createHook(secret)
}

/** What an account summarized, after a place in its list, the newest first, and how much there is in all. */
export async function listUsage(
  orm: Orm,
  userId: string,
  page: { after: { key: string; id: string } | null; limit: number },
): Promise<{ entries: UsageRow[]; total: number }> {
  return await selectUsage(orm, userId, page)
}
