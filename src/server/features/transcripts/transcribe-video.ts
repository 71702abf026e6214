import type { CaptionChoice } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import { toStorable } from '#core/storable-text.ts'
import type { ModelPayers } from '#core/writing/language-model.ts'
import type { TaskOptions } from '#server/lib/worker-pool.ts'
import type { SourcedTranscript, TranscriptSource } from '#server/ports/video-sources.ts'
import type { Transcribed, TranscriptDeps } from './context.ts'
import { getTranscript } from './readable-transcript.ts'
import { findVideoTranscript, storeVideoTranscript } from './repo.ts'
import type { TranscriptRow } from './repo.ts'
import type { KnownSubject } from './subject.ts'

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

type Fetched = { source: TranscriptSource; transcript: SourcedTranscript }

/**
 * Asks the sources in order until one has the video; fallbacks only after a failure that they may overcome.
 * When all fail, the first failure is thrown, since it describes the video.
 * @throws AppError
 */
export async function fetchFromSources(
  sources: readonly TranscriptSource[],
  { videoId, choice }: VideoRequest,
  { signal, payers }: { signal: AbortSignal; payers: ModelPayers },
): Promise<Fetched> {
  let failure: AppError | null = null
  for (const source of sources) {
    if (!isItsTurn(source, failure)) continue
    try {
      const transcript = await source.fetch(videoId, { signal, choice, payers })
      if (transcript !== null) return { source, transcript: storable(withKnownTitle(transcript, failure)) }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      failure ??= error
    }
  }
  throw (
    failure ??
    new AppError(
      'SOURCE_UNAVAILABLE',
      "This server can't fetch the transcript of this video. You can paste it instead.",
    )
  )
}

/** A fallback may not know the title, which the failure of the source before it has. */
function withKnownTitle(transcript: SourcedTranscript, failure: AppError | null): SourcedTranscript {
  return { ...transcript, title: transcript.title ?? failure?.videoTitle ?? null }
}

/** The transcript without characters that the database cannot store. */
function storable(transcript: SourcedTranscript): SourcedTranscript {
  const { title, channel, chapters, tracks, cues } = transcript
  return {
    ...transcript,
    title: title === null ? null : toStorable(title),
    channel: channel === null ? null : toStorable(channel),
    chapters: chapters.map((chapter) => ({ ...chapter, title: toStorable(chapter.title) })),
    tracks: tracks.map((track) => ({ ...track, name: toStorable(track.name) })),
    cues: cues.map((cue) => ({
      ...cue,
      text: toStorable(cue.text),
      speaker: cue.speaker === null ? null : toStorable(cue.speaker),
    })),
  }
}

function isItsTurn({ helpsAfter }: TranscriptSource, failure: AppError | null): boolean {
  return failure === null ? helpsAfter === undefined : (helpsAfter?.(failure.code) ?? false)
}

/**
 * The transcript of a subject: of a video from the store or fetched, or a stored one by its id.
 * @throws AppError
 */
export async function obtainTranscript(
  deps: TranscriptDeps,
  known: KnownSubject,
  options: TranscribeOptions,
): Promise<TranscriptRow> {
  if ('transcriptId' in known) return await getTranscript(deps, known.transcriptId, options.signal)
  return (await transcribeVideo(deps, { ...known, choice: null }, options)).row
}
