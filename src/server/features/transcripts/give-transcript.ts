import { cleanText } from '#server/domain/captions/clean-text.ts'
import { turnOf } from '#server/features/accounts/service.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { LinkDeps, Transcribed } from './context.ts'
import { storePasted } from './store-pasted.ts'
import type { PasteDeps } from './store-pasted.ts'
import { resolveLink } from './subject.ts'

type Given = {
  bytes: Uint8Array<ArrayBuffer>
  fileName?: string | undefined
  title?: string | undefined
  videoUrl?: string | undefined
}

/**
 * Stores a transcript that the caller pasted or uploaded, and puts it into their history. It is stored apart from the transcript
 * that others get for the same video, because its text is unproven, and apart from what others pasted.
 * @throws AppError `INVALID_LINK`, or what is wrong with the text
 */
export async function giveTranscript(
  deps: PasteDeps & LinkDeps,
  given: Given,
  { actor, signal }: { actor: Actor; signal: AbortSignal },
): Promise<Transcribed> {
  const link = given.videoUrl?.trim() ?? ''
  const resolved = link === '' ? null : await resolveLink(deps, link, { network: actor.network, signal })
  const { spokenSeconds, ...prepared } = await deps.transcriptWorker.prepareFile(
    { bytes: given.bytes, fileName: given.fileName },
    { signal, caller: turnOf(actor) },
  )
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
  return await storePasted(deps, transcript, { actor, signal })
}

type Read = {
  bytes: Uint8Array<ArrayBuffer>
  videoUrl?: string | undefined
}

/**
 * Stores a transcript that the extension read in the caller's browser. The page it was read in may have been anything, so it is
 * trusted no more than a pasted one: it is its owner's, and never becomes the transcript that others get for the video.
 * @throws AppError `INVALID_LINK`, `INVALID_REQUEST`, or what is wrong with the captions
 */
export async function giveBrowserTranscript(
  deps: PasteDeps & LinkDeps,
  { bytes, videoUrl = '' }: Read,
  { actor, signal }: { actor: Actor; signal: AbortSignal },
): Promise<Transcribed> {
  const link = videoUrl.trim()
  const resolved = link === '' ? null : await resolveLink(deps, link, { network: actor.network, signal })
  const { spokenSeconds, durationSeconds, ...prepared } = await deps.transcriptWorker.prepareBrowser(bytes, {
    signal,
    caller: turnOf(actor),
  })
  const transcript = {
    ...prepared,
    durationSeconds: durationSeconds ?? spokenSeconds,
    origin: 'pasted' as const,
    isFromBrowser: true,
    videoId: resolved?.videoId ?? null,
    credit: null,
  }
  return await storePasted(deps, transcript, { actor, signal })
}
