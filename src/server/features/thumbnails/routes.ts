import type { FastifyInstance } from 'fastify'
import { handleBytes } from '#server/http/handle-bytes.ts'
import { imageType } from '#server/lib/image-type.ts'
import type { Thumbnails } from './thumbnails.ts'

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
