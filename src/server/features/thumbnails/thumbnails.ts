import { AppError } from '#server/lib/app-error.ts'
import { createSingleFlight } from '#server/lib/single-flight.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { ThumbnailSource, ThumbnailStore } from '#server/ports/thumbnail-source.ts'
import { createRecentFailures } from './recent-failures.ts'

/** More at once would be somebody walking through ids, and would get this server blocked. */
const mostFetches = 16

/** Still pictures of videos, kept where possible. */
export type Thumbnails = {
  /** @throws AppError `NOT_FOUND` when there is no picture, `OVERLOADED`, or what the source says */
  get: (videoId: string, signal: AbortSignal) => Promise<Uint8Array>
}

type Options = {
  source: ThumbnailSource
  store: ThumbnailStore
  clock: Clock
  /** The store could not be read or written; the picture is given all the same. */
  onStoreFailure: (error: unknown) => void
}

/** Asks the store, then the source: once for all who want the same picture at the same time. */
export function createThumbnails({ source, store, clock, onStoreFailure }: Options): Thumbnails {
  const flights = createSingleFlight<Uint8Array>()
  const failures = createRecentFailures(clock)

  async function obtain(videoId: string, signal: AbortSignal): Promise<Uint8Array> {
    const kept = await store.get(videoId).catch(noticed)
    if (kept !== null) return kept
    const picture = await fetchPicture(videoId, signal)
    await store.put(videoId, picture).catch(noticed)
    return picture
  }

  async function fetchPicture(videoId: string, signal: AbortSignal): Promise<Uint8Array> {
    const remembered = failures.get(videoId)
    if (remembered !== null) throw remembered
    try {
      const picture = await source.fetch(videoId, signal)
      if (picture === null) throw new AppError('NOT_FOUND', 'There is no picture of this video.')
      return picture
    } catch (error) {
      if (error instanceof AppError) failures.add(videoId, error)
      throw error
    }
  }

  function noticed(error: unknown): null {
    onStoreFailure(error)
    return null
  }

  return {
    get: async (videoId, signal) => {
      if (!flights.has(videoId) && flights.size() >= mostFetches) {
        throw new AppError(
          'OVERLOADED',
          'Too many pictures are being fetched. Please try again in a moment.',
          {
            retryAfterSeconds: 5,
          },
        )
      }
      return await flights.join(videoId, signal, (shared) => obtain(videoId, shared))
    },
  }
}
