import type { SharedSummary } from '#contract/sharing.ts'
import { presentSummary } from '#server/features/summaries/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { findShared } from './share-repo.ts'
import { shareHash } from './share-token.ts'

/** The shared summary behind a token. @throws AppError `NOT_FOUND` for one that leads nowhere, or not any more */
export async function readByToken(
  { orm, summaries }: Pick<SummaryDeps, 'orm' | 'summaries'>,
  token: string,
): Promise<SharedSummary> {
  const summaryId = await findShared(orm, shareHash(token))
  const found = summaryId === null ? null : await summaries.read(summaryId)
  if (found === null) throw new AppError('NOT_FOUND', 'This page is not shared, or not any more.')
  const { id: _id, cached: _cached, fromPlaylist: _from, transcriptId, ...shown } = presentSummary(found)
  return { ...shown, transcriptId: found.transcript.origin === 'pasted' ? null : transcriptId }
}
