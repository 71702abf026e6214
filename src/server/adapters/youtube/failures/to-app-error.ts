import { AppError } from '#server/lib/app-error.ts'
import { factsOf } from './failure-kinds.ts'
import { failureSentence } from './failure-sentence.ts'
import { YoutubeFailure } from './youtube-failure.ts'

const lateStartRetrySeconds = 10 * 60

/** A failure in the words of the product, as of `now` in milliseconds since 1970; anything else as it is. */
export function toAppError(error: unknown, now: number): unknown {
  if (!(error instanceof YoutubeFailure)) return error
  const retryAfterSeconds = secondsToWait(error, now)
  return new AppError(factsOf(error.kind).code, failureSentence(error, now), {
    cause: error,
    ...(error.title === null ? {} : { videoTitle: error.title }),
    ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
    ...(error.captionsPart === null ? {} : { captionsPart: error.captionsPart }),
    ...(error.startsAt === null ? {} : { startsAt: new Date(error.startsAt * 1000).toISOString() }),
  })
}

/** An announced video is worth another try when it begins; one that is late, in a few minutes. */
function secondsToWait({ startsAt, retryAfterSeconds }: YoutubeFailure, now: number): number | null {
  if (startsAt === null) return retryAfterSeconds
  const left = Math.ceil(startsAt - now / 1000)
  return left > 0 ? left : lateStartRetrySeconds
}
