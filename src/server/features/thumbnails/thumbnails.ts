import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { AppError } from '#core/app-error.ts'
import { handleBytes } from '#server/http/handle.ts'
import type { Clock } from '#server/lib/clock.ts'
import { createSingleFlight } from '#server/lib/concurrency.ts'
import { imageType } from '#server/ports/pictures.ts'
import type { PictureStore, ThumbnailSource } from '#server/ports/pictures.ts'

/** More fetches at once come from a caller that enumerates ids, and would get this server blocked. */
const maxFetches = 16

const minuteMs = 60_000
/** A missing picture is unlikely to appear; every other failure may pass. */
const missingMs = 10 * minuteMs
const maxFailures = 2000

/** Still pictures of videos, stored where possible. */
export type Thumbnails = {
  /** @throws AppError `NOT_FOUND` when there is no picture, `OVERLOADED`, or what the source says */
  get: (videoId: string, signal: AbortSignal) => Promise<Uint8Array>
}

type ThumbnailOptions = {
  source: ThumbnailSource
  store: PictureStore
  clock: Clock
  /** Called when the store could not be read or written; the picture is given all the same. */
  onStoreFailure: (error: unknown) => void
}

/**
 * Asks the store, then the source; concurrent calls for one picture share one fetch. A failure is cached for
 * a while, so that the source is not asked again and again.
 */
export function createThumbnails({ source, store, clock, onStoreFailure }: ThumbnailOptions): Thumbnails {
  const flights = createSingleFlight<Uint8Array>()
  const failures = new LRUCache<string, AppError>({ max: maxFailures, ttlResolution: 0, perf: clock })

  async function obtain(videoId: string, signal: AbortSignal): Promise<Uint8Array> {
    const stored = await store.get(videoId).catch(reported)
    if (stored !== null) return stored
    const picture = await fetchPicture(videoId, signal)
    await store.put(videoId, picture).catch(reported)
    return picture
  }

  async function fetchPicture(videoId: string, signal: AbortSignal): Promise<Uint8Array> {
    const failure = failures.get(videoId)
    if (failure !== undefined) throw failure
    try {
      const picture = await source.fetch(videoId, signal)
      if (picture === null) throw new AppError('NOT_FOUND', "There's no picture of this video.")
      return picture
    } catch (error) {
      if (error instanceof AppError) {
        failures.set(videoId, error, { ttl: error.code === 'NOT_FOUND' ? missingMs : minuteMs })
      }
      throw error
    }
  }

  function reported(error: unknown): null {
    onStoreFailure(error)
    return null
  }

  return {
    get: async (videoId, signal) => {
      if (!flights.has(videoId) && flights.size() >= maxFetches) {
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

/** Dependencies of the still pictures. */
export type ThumbnailDeps = { thumbnails: Thumbnails }

const weekSeconds = 7 * 24 * 3600

/** Registers the call that gives the still picture of a video. */
export function registerThumbnailRoutes(app: FastifyInstance, deps: ThumbnailDeps): void {
  handleBytes(app, 'GET /api/thumbnails/:videoId', async ({ params, signal }) => {
    const bytes = await deps.thumbnails.get(params.videoId, signal)
    return { bytes, type: imageType(bytes) ?? 'application/octet-stream', maxAgeSeconds: weekSeconds }
  })
}
