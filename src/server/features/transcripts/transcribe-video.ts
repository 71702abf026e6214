import type { Orm } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { SingleFlight } from '#server/lib/single-flight.ts'
import type { SourcedTranscript, TranscriptSource } from '#server/ports/transcript-source.ts'
import { findVideoTranscript, storeVideoTranscript } from './repo.ts'
import type { TranscriptRow } from './repo.ts'
import { requireVideoId } from './require-video-id.ts'
import type { TranscriptWorker } from './transcript-worker.ts'

export type TranscriptDeps = {
  orm: Orm
  /** Asked in this order. */
  transcriptSources: readonly TranscriptSource[]
  transcriptWorker: TranscriptWorker
  /** By video: whoever asks for one that is being fetched waits for the same answer. */
  transcriptFlights: SingleFlight<Transcribed>
}

/** A transcript and whether the store already had it. */
export type Transcribed = { row: TranscriptRow; cached: boolean }

/**
 * The transcript of the video that a link names, from the store or from the first source that carries it. A video that
 * many ask for at once is fetched once.
 * @throws AppError `INVALID_LINK`, `SOURCE_UNAVAILABLE`, or what the source says
 */
export async function transcribeVideo(
  deps: TranscriptDeps,
  link: string,
  signal: AbortSignal,
): Promise<Transcribed> {
  const videoId = requireVideoId(link)
  // The store is asked within the flight: asked before, it could have had nothing and the flight be over.
  return await deps.transcriptFlights.join(videoId, signal, async (shared) => {
    const stored = await findVideoTranscript(deps.orm, videoId)
    return stored === null ? await fetchAndStore(deps, videoId, shared) : { row: stored, cached: true }
  })
}

async function fetchAndStore(
  deps: TranscriptDeps,
  videoId: string,
  signal: AbortSignal,
): Promise<Transcribed> {
  const { source, transcript } = await fetchFromSources(deps.transcriptSources, videoId, signal)
  const { cues, ...known } = transcript
  const prepared = await deps.transcriptWorker.prepareCues(cues, known.language, signal)
  const row = await storeVideoTranscript(deps.orm, {
    ...known,
    origin: source.name,
    durationSeconds: known.durationSeconds ?? prepared.spokenSeconds,
    language: prepared.language,
    sentences: prepared.sentences,
    contentHash: prepared.contentHash,
  })
  return { row, cached: false }
}

async function fetchFromSources(
  sources: readonly TranscriptSource[],
  videoId: string,
  signal: AbortSignal,
): Promise<{ source: TranscriptSource; transcript: SourcedTranscript }> {
  for (const source of sources) {
    const transcript = await source.fetch(videoId, { signal, choice: null })
    if (transcript !== null) return { source, transcript }
  }
  throw new AppError(
    'SOURCE_UNAVAILABLE',
    'This server has no source for the transcript of this video. You can paste the transcript instead.',
  )
}
