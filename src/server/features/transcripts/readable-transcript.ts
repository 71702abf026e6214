import type { StoredSentences } from '#server/domain/text/stored-sentences.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { ReaderDeps, TranscriptDeps } from './context.ts'
import { fetchSentences, findTranscript, findTranscriptVideo, noSuchTranscript } from './repo.ts'
import type { TranscriptRow } from './repo.ts'

/** The stored transcript with this id. @throws AppError `NOT_FOUND`, `STORAGE_UNAVAILABLE`, `STORAGE_DAMAGED` */
export async function getTranscript(
  { unchanging, bodies }: Pick<TranscriptDeps, 'unchanging' | 'bodies'>,
  id: string,
  signal?: AbortSignal,
): Promise<TranscriptRow> {
  const row = await unchanging.read((db) => findTranscript({ db, bodies }, id, signal))
  if (row === null) throw noSuchTranscript()
  return row
}

/** A stored transcript whose text is read when it is needed: that of a day is ten megabytes. */
export type OpenTranscript = Pick<TranscriptRow, 'id' | 'origin' | 'language' | 'contentHash'> & {
  /** @throws AppError as `getTranscript` */
  read: (signal: AbortSignal) => Promise<TranscriptRow>
  /** Its sentences for a thread that reads them. @throws AppError `NOT_FOUND`, `STORAGE_UNAVAILABLE` */
  fetch: (signal: AbortSignal) => Promise<StoredSentences>
}

/** The stored transcript with this id, without its text. @throws AppError `NOT_FOUND` */
export async function openTranscript(
  deps: Pick<TranscriptDeps, 'unchanging' | 'bodies'>,
  id: string,
): Promise<OpenTranscript> {
  const found = await deps.unchanging.read((db) => findTranscriptVideo(db, id))
  if (found === null) throw noSuchTranscript()
  const { origin, language, contentHash } = found
  return {
    id,
    origin,
    language,
    contentHash,
    read: (signal) => getTranscript(deps, id, signal),
    fetch: async (signal) => {
      const { unchanging, bodies } = deps
      const stored = await unchanging.read((db) => fetchSentences({ db, bodies }, id, signal))
      if (stored === null) throw noSuchTranscript()
      return stored
    },
  }
}

/** The same for a caller: a pasted transcript only for its owner. @throws AppError `NOT_FOUND` */
export async function openReadableTranscript(
  deps: ReaderDeps,
  actor: Actor,
  id: string,
): Promise<OpenTranscript> {
  const transcript = await openTranscript(deps, id)
  if (transcript.origin === 'pasted') await requireOwn(deps, actor, id)
  return transcript
}

/**
 * A transcript with its text for a caller: a pasted transcript only for its owner, and only then the caller is read.
 * @throws AppError `NOT_FOUND`, or why the caller is refused
 */
export async function getReadableTranscript(
  deps: ReaderDeps,
  readCaller: () => Promise<Actor>,
  id: string,
): Promise<TranscriptRow> {
  const row = await getTranscript(deps, id)
  if (row.origin === 'pasted') await requireOwn(deps, await readCaller(), id)
  return row
}

/** Refuses a transcript that was pasted and is not in the history of the caller. @throws AppError `NOT_FOUND` */
export async function requireReadable(deps: ReaderDeps, actor: Actor, id: string): Promise<void> {
  const found = await findTranscriptVideo(deps.db, id)
  if (found?.origin === 'pasted') await requireOwn(deps, actor, id)
}

async function requireOwn({ db, transcriptHistory }: ReaderDeps, actor: Actor, id: string): Promise<void> {
  if (!(await transcriptHistory.has(db, actor, id))) throw noSuchTranscript()
}
