import type { HistoryQuery, TranscriptionPage } from '#contract/history.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { findPage } from './find-page.ts'
import type { HistoryDeps } from './needs.ts'
import { presentTranscription } from './present.ts'
import { readTranscriptItems } from './repo.ts'

/** One page of the transcripts of an account. @throws AppError `INVALID_REQUEST` for a cursor of another list */
export async function listTranscriptions(
  deps: HistoryDeps,
  actor: Member,
  query: HistoryQuery,
): Promise<TranscriptionPage> {
  const { ids, facts } = await findPage(deps, actor, { kind: 'transcript', query })
  const rows = await readTranscriptItems(deps.orm, ids)
  return { items: rows.map(presentTranscription), ...facts }
}
