import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { whenAbsent } from '#core/app-error.ts'
import { createPictureFiles } from '#server/adapters/picture-files/picture-files.ts'
import { createExtensionPackages } from '#server/features/extension/packages.ts'
import type { ExtensionPackages } from '#server/features/extension/packages.ts'
import { createCards } from '#server/features/history/cards/cards.ts'
import type { Cards } from '#server/features/history/cards/cards.ts'
import { createThumbnails } from '#server/features/thumbnails/thumbnails.ts'
import type { Thumbnails } from '#server/features/thumbnails/thumbnails.ts'
import { systemClock } from '#server/lib/clock.ts'
import { projectFolder } from '#server/lib/folders.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import type { Settings } from '#server/settings.ts'
import { createYoutubeThumbnails } from './video-deps.ts'

/** About two thousand of the largest pictures. */
const maxBytes = 256 * 1024 * 1024
/** About a thousand pictures of shared links. */
const maxCardBytes = 64 * 1024 * 1024

/** The pictures beside shared links, stored below the data folder. */
export function createCardDeps(
  { dataDir }: Settings,
  log: FastifyBaseLogger,
  callCounter: CallCounter,
): Cards {
  const folder = path.join(dataDir, 'cards')
  return createCards({
    store: createPictureFiles({ folder, maxBytes: maxCardBytes, clock: systemClock }),
    callCounter,
    clock: systemClock,
    onFailure: (error) => log.warn({ err: error }, 'a picture of a shared link was not drawn or not stored'),
  })
}

/** The pictures of videos, stored below the data folder. */
export function createThumbnailDeps(settings: Settings, log: FastifyBaseLogger): Thumbnails {
  const clock = systemClock
  const folder = path.join(settings.dataDir, 'thumbnails')
  return createThumbnails({
    source: createYoutubeThumbnails(settings),
    store: createPictureFiles({ folder, maxBytes, clock }),
    clock,
    onStoreFailure: (error) => log.warn({ err: error }, 'the pictures of videos cannot be stored'),
  })
}

/** The packages that `npm start`, `npm run build` and `npm run extension` write. */
export function createExtensionDeps(): { extension: ExtensionPackages } {
  return {
    extension: createExtensionPackages({
      readBuilt: async (browser) => {
        const file = path.join(projectFolder, 'dist', `extension-${browser}.zip`)
        return await readFile(file).catch(whenAbsent)
      },
    }),
  }
}
