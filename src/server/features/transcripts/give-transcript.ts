import type { Sentence } from '#contract/transcripts.ts'
import { cleanText } from '#server/domain/captions/clean-text.ts'
import { findWords } from '#server/domain/text/find-words.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { LinkDeps, Transcribed, TranscriptDeps } from './context.ts'
import { storeGivenTranscript } from './repo.ts'
import { resolveLink } from './resolve-link.ts'

type Given = {
  bytes: Uint8Array
  fileName?: string | undefined
  title?: string | undefined
  videoUrl?: string | undefined
}

/**
 * Stores a transcript that the caller pasted or uploaded. It is stored apart from the transcript that others get for the
 * same video, because its text is unproven.
 * @throws AppError `INVALID_LINK`, or what is wrong with the text
 */
export async function giveTranscript(
  deps: TranscriptDeps & LinkDeps,
  given: Given,
  caller: { network: string; signal: AbortSignal },
): Promise<Transcribed> {
  const link = given.videoUrl?.trim() ?? ''
  const resolved = link === '' ? null : await resolveLink(deps, link, caller)
  const { spokenSeconds, ...prepared } = await deps.transcriptWorker.prepareFile(
    given.bytes,
    given.fileName,
    caller.signal,
  )
  refuseWithoutContent(prepared.sentences)
  const title = cleanText(given.title ?? '').replaceAll('\n', ' ')
  const transcript = {
    ...prepared,
    durationSeconds: spokenSeconds,
    origin: 'pasted' as const,
    videoId: resolved?.videoId ?? null,
    title: title === '' ? null : title,
    channel: null,
    credit: null,
    chapters: [],
  }
  return await storeGivenTranscript(deps, transcript, caller.signal)
}

/** A text with fewer different words cannot be summarized. */
const minWords = 3

function refuseWithoutContent(sentences: readonly Sentence[]): void {
  const words = new Set<string>()
  for (const { text } of sentences) {
    for (const { from, to } of findWords(text))
      words.add(
        text
          .slice(from, to)
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, ''),
      )
    if (words.size >= minWords) return
  }
  throw new AppError('TRANSCRIPT_EMPTY', "That's too little text to summarize. Paste the whole transcript.")
}
