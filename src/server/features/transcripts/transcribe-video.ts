import type { CaptionChoice } from '#contract/transcripts.ts'
import type { Transcribed, TranscriptDeps } from './context.ts'
import { fetchFromSources } from './fetch-from-sources.ts'
import { findVideoTranscript, storeVideoTranscript } from './repo.ts'

type Wanted = { videoId: string; choice: CaptionChoice | null }

/**
 * The transcript of a video, from the store or from the first source that carries it. Concurrent requests
 * for one video share one fetch.
 * @throws AppError `SOURCE_UNAVAILABLE`, or what the source says
 */
export async function transcribeVideo(
  deps: TranscriptDeps,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Transcribed> {
  const captions = nameOf(wanted.choice)
  // The store is asked within the flight: asked before, it could have had nothing and the flight be over.
  return await deps.transcriptFlights.join(`${wanted.videoId} ${captions}`, signal, async (shared) => {
    const stored = await findVideoTranscript(deps.orm, wanted.videoId, captions)
    return stored === null ? await fetchAndStore(deps, wanted, shared) : { row: stored, cached: true }
  })
}

async function fetchAndStore(
  deps: TranscriptDeps,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Transcribed> {
  const { source, transcript } = await fetchFromSources(deps.transcriptSources, wanted, signal)
  const { cues, ...known } = transcript
  const prepared = await deps.transcriptWorker.prepareCues(cues, known.language, signal)
  const row = await storeVideoTranscript(deps.orm, {
    ...known,
    origin: source.name,
    captions: nameOf(wanted.choice),
    durationSeconds: known.durationSeconds ?? prepared.spokenSeconds,
    language: prepared.language,
    sentences: prepared.sentences,
    contentHash: prepared.contentHash,
  })
  return { row, cached: false }
}

/** The name that a choice of captions is stored under. */
function nameOf(choice: CaptionChoice | null): string {
  return choice === null ? '' : `${choice.language.toLowerCase()}/${choice.kind ?? 'any'}`
}
