import type { Feature } from '#server/features/feature.ts'
import { registerThumbnailRoutes } from './thumbnails.ts'

/** The still pictures of videos. */
export const thumbnailsFeature = {
  calls: registerThumbnailRoutes,
} satisfies Feature
