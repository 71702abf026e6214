import type { Feature } from '../feature.ts'
import { registerTranscriptRoutes } from './routes.ts'

/** Transcripts of videos, and those that people give. */
export const transcriptsFeature = {
  calls: registerTranscriptRoutes,
} satisfies Feature
