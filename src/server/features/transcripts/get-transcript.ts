import { noSuchTranscript } from './no-such-transcript.ts'
import { findTranscript } from './repo.ts'
import type { TranscriptRow } from './repo.ts'
import type { TranscriptDeps } from './transcribe-video.ts'

/** The stored transcript with this id. @throws AppError `NOT_FOUND` */
export async function getTranscript(deps: Pick<TranscriptDeps, 'orm'>, id: string): Promise<TranscriptRow> {
  const row = await findTranscript(deps.orm, id)
  if (row === null) throw noSuchTranscript()
  return row
}
