import { correctSentences } from '#core/corrections/correct-sentences.ts'
import type { Db } from '#server/db/database.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { correctSummaries } from '#server/features/summaries/service.ts'
import type { CorrectedDeps } from '#server/features/summaries/service.ts'
import { findCorrections } from '#server/features/transcripts/service.ts'
import { readSummaryItems, readTranscriptItems } from './repo.ts'
import type { SummaryItem, TranscriptItem } from './repo.ts'

/** Summaries of a history as its owner corrected them, in the order of the ids. */
export async function readCorrectedSummaries(
  deps: CorrectedDeps,
  owner: Member,
  ids: readonly string[],
): Promise<SummaryItem[]> {
  return await correctSummaries(deps, owner, await readSummaryItems(deps.db, ids))
}

/** Transcripts of a history as its owner corrected them, with their first sentences. */
export async function readCorrectedTranscripts(
  db: Db,
  owner: Member,
  ids: readonly string[],
): Promise<TranscriptItem[]> {
  const items = await readTranscriptItems(db, ids)
  const transcriptIds = items.map(({ transcript }) => transcript.id)
  const corrections = await findCorrections(db, owner, transcriptIds)
  return items.map((item) => {
    const own = corrections.get(item.transcript.id)
    return own === undefined ? item : { ...item, opening: correctSentences(item.opening, own) }
  })
}
