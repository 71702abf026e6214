import { AppError } from '#core/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { imageType } from '#server/ports/pictures.ts'
import type { ThumbnailSource } from '#server/ports/pictures.ts'
import { factsOf } from './failures/failure-kinds.ts'
import type { FailureKind } from './failures/failure-kinds.ts'
import { YoutubeFailure } from './failures/youtube-failure.ts'
import { createCaller, keepFailure } from './http/caller.ts'
import type { Answer, Fetch, YoutubeLimits } from './http/caller.ts'
import { createYoutubeHosts } from './http/connection.ts'

type ThumbnailSourceOptions = {
  fetch: Fetch
  clock: Clock
  random: () => number
  limits: YoutubeLimits
  /** Origin of a stand-in for YouTube; `null` is YouTube itself. */
  origin: string | null
}

/** From the largest; not every video has the first two. */
const sizes = ['maxresdefault', 'hq720', 'hqdefault', 'mqdefault'] as const

/** Still pictures from YouTube's host for them: the largest that there is. */
export function createThumbnailSource(options: ThumbnailSourceOptions): ThumbnailSource {
  const { limits } = options
  const hosts = createYoutubeHosts(options.origin)
  return {
    fetch: async (videoId, signal) => {
      const call = createCaller({ ...options, backOffMs: limits.backOffMs })
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(limits.callMs)])
      let failure: YoutubeFailure | null = null
      for (const size of sizes) {
        const url = hosts.image(`/vi/${videoId}/${size}.jpg`)
        const asked = { url, timeoutMs: limits.extraCallMs, maxBytes: limits.thumbnailBytes, signal: inTime }
        const outcome = await call(asked).then(readPicture, keepFailure)
        signal.throwIfAborted()
        if (outcome instanceof Uint8Array) return outcome
        failure ??= outcome
        // A host that does not answer would take as long for each size.
        if (outcome?.kind === 'UNREACHABLE') break
      }
      if (failure !== null) throw toAppError(failure)
      return null
    },
  }
}

/** The picture in an answer; `null` when this size is not there. */
function readPicture({ status, body }: Answer): Uint8Array | YoutubeFailure | null {
  if (status === 404) return null
  if (status === 403 || status === 429) return new YoutubeFailure('ADDRESS_BLOCKED')
  if (status >= 500) return new YoutubeFailure('UNREACHABLE')
  return status === 200 && imageType(body) !== null ? body : new YoutubeFailure('ANSWER_CHANGED')
}

const sentences: Partial<Record<FailureKind, string>> = {
  ADDRESS_BLOCKED: "YouTube isn't giving this server the picture of the video at the moment.",
  UNREACHABLE: "YouTube couldn't be reached for the picture of the video.",
}

function toAppError(failure: YoutubeFailure): AppError {
  const { kind, retryAfterSeconds } = failure
  const sentence = sentences[kind] ?? "YouTube sent something that isn't the picture of the video."
  return new AppError(factsOf(kind).code, sentence, {
    cause: failure,
    ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
  })
}
