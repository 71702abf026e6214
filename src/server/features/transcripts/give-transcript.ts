import { cleanText } from '#server/domain/captions/clean-text.ts'
import { turnOf } from '#server/features/accounts/service.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { LinkDeps, Transcribed } from './context.ts'
import { resolveLink } from './subject.ts'
import { storePasted } from './store-pasted.ts'
import type { PasteDeps } from './store-pasted.ts'

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
