import { cleanText } from '#server/lib/captions/clean-text.ts'
import type { Transcribed, TranscriptDeps } from './transcribe-video.ts'
import { storeGivenTranscript } from './repo.ts'
import { resolveLink } from './resolve-link.ts'

type Given = {
  bytes: Uint8Array
  fileName?: string | undefined
  title?: string | undefined
  videoUrl?: string | undefined
}

/**
 * Takes a transcript that a person pasted or uploaded. It is kept apart from what other people get for the same
 * video, because nobody vouches for it.
 * @throws AppError `INVALID_LINK`, or what is wrong with the text
 */
export async function giveTranscript(
  deps: TranscriptDeps,
  given: Given,
  signal: AbortSignal,
): Promise<Transcribed> {
  const link = given.videoUrl?.trim() ?? ''
  const resolved = link === '' ? null : await resolveLink(deps.transcriptSources, link, signal)
  const { spokenSeconds, ...prepared } = await deps.transcriptWorker.prepareFile(
    given.bytes,
    given.fileName,
    signal,
  )
  const title = cleanText(given.title ?? '').replaceAll('\n', ' ')
  return await storeGivenTranscript(deps.orm, {
    ...prepared,
    durationSeconds: spokenSeconds,
    origin: 'pasted',
    videoId: resolved?.videoId ?? null,
    title: title === '' ? null : title,
    channel: null,
    credit: null,
    chapters: [],
  })
}
