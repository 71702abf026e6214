import { sql } from 'drizzle-orm'
import type { HistoryWriter } from '#server/features/summaries/service.ts'
import type { TranscriptHistory } from '#server/features/transcripts/service.ts'
import { isOwn, ownerOf } from '../context.ts'
import { newestItem, putSummary, putTranscript } from './put-item.ts'
import { hasTranscript } from './repo.ts'

/** Puts summaries into the histories of users and visitors. */
export const historyWriter: HistoryWriter = {
  newestItem: (actor, summaryId) => {
    const owner = ownerOf(actor)
    return owner === null ? sql`null::uuid` : newestItem(owner, summaryId)
  },
  put: async (tx, { userId, deviceId, visitorId }, summary) => {
    const owner = ownerOf({ user: userId === null ? null : { id: userId, deviceId }, visitorId })
    return owner === null ? null : await putSummary(tx, owner, summary)
  },
}

/** Puts transcripts into the histories of users and visitors, and looks them up there. */
export const transcriptHistory: TranscriptHistory = {
  put: async (orm, actor, transcriptId) => {
    const owner = ownerOf(actor)
    if (owner !== null) await putTranscript(orm, owner, transcriptId)
  },
  has: (orm, actor, transcriptId) => hasTranscript(orm, isOwn(actor), transcriptId),
}
