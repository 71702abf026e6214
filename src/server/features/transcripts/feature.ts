import type { Feature } from '#server/features/feature.ts'
import { registerTranscriptRoutes } from './routes.ts'

/** Transcripts of videos, and those that people give. */
export const transcriptsFeature = {
  calls: registerTranscriptRoutes,
} satisfies Feature
