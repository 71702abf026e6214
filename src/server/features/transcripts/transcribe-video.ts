import type { CaptionChoice } from '#contract/transcripts.ts'
import type { TaskOptions } from '#server/lib/worker-pool.ts'
import type { ModelPayers } from '#server/ports/model-use.ts'
import type { Transcribed, TranscriptDeps } from './context.ts'
import { fetchFromSources } from './fetch-from-sources.ts'
import { findVideoTranscript, storeVideoTranscript } from './repo.ts'

type VideoRequest = { videoId: string; choice: CaptionChoice | null }

/** `payers`: whose share a model that listens to the video takes; of callers at once those of the first. */
export type TranscribeOptions = TaskOptions & { payers: ModelPayers }

/**
 * The transcript of a video, from the store or from the first source that carries it. Concurrent requests
 * for one video share one fetch.
 * @throws AppError `SOURCE_UNAVAILABLE`, or what the source says
 */
export async function transcribeVideo(
  deps: TranscriptDeps,
  request: VideoRequest,
  { signal, payers, caller }: TranscribeOptions,
): Promise<Transcribed> {
  const captions = nameOf(request.choice)
  // The store is asked within the flight: asked before, it could have had nothing and the flight be over.
  return await deps.transcriptFlights.join(`${request.videoId} ${captions}`, signal, async (shared) => {
    const stored = await findVideoTranscript(deps, { videoId: request.videoId, captions }, shared)
    deps.onTranscriptLookup?.(stored === null ? 'miss' : 'database')
    return stored === null
      ? await fetchAndStore(deps, request, { signal: shared, payers, caller })
      : { row: stored, cached: true }
  })
}

async function fetchAndStore(
  deps: TranscriptDeps,
  request: VideoRequest,
  options: TranscribeOptions,
): Promise<Transcribed> {
  const { signal } = options
  const { source, transcript } = await fetchFromSources(deps.transcriptSources, request, options)
  const { cues, ...known } = transcript
  const prepared = await deps.transcriptWorker.prepareCues(cues, known.language, options)
  const { language, sentences, contentHash } = prepared
  const row = await storeVideoTranscript(
    deps,
    {
      ...known,
      origin: source.name,
      captions: nameOf(request.choice),
      durationSeconds: known.durationSeconds ?? prepared.spokenSeconds,
      language,
      sentences,
      contentHash,
    },
    signal,
  )
  return { row, cached: false }
}

/** The name that a choice of captions is stored under. */
function nameOf(choice: CaptionChoice | null): string {
  return choice === null ? '' : `${choice.language.toLowerCase()}/${choice.kind ?? 'any'}`
}
