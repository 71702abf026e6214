import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createThumbnailFiles } from '#server/adapters/thumbnail-files/thumbnail-files.ts'
import { createThumbnails } from '#server/features/thumbnails/thumbnails.ts'
import type { Thumbnails } from '#server/features/thumbnails/thumbnails.ts'
import { systemClock } from '#server/lib/system-clock.ts'
import type { Settings } from '#server/settings.ts'
import { createYoutubeThumbnails } from './youtube-deps.ts'

/** About two thousand of the largest pictures. */
const maxBytes = 256 * 1024 * 1024

/** The pictures of videos, stored below the data folder. */
export function createThumbnailDeps(settings: Settings, log: FastifyBaseLogger): Thumbnails {
  const clock = systemClock
  const folder = path.join(settings.dataDir, 'thumbnails')
  return createThumbnails({
    source: createYoutubeThumbnails(settings),
    store: createThumbnailFiles({ folder, maxBytes: maxBytes, clock }),
    clock,
    onStoreFailure: (error) => log.warn({ err: error }, 'the pictures of videos cannot be stored'),
  })
}
