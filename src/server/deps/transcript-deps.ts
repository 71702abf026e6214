import type { FastifyBaseLogger } from 'fastify'
import { createSampleSource } from '#server/adapters/samples/sample-source.ts'
import type { PooledDb } from '#server/db/database.ts'
import type { ModelBudget } from '#server/features/model-costs/model-budget.ts'
import type { Metrics } from '#server/features/metrics/metrics.ts'
import type { ListDeps } from '#server/features/playlists/service.ts'
import type { Transcribed, TranscriptDeps } from '#server/features/transcripts/context.ts'
import { createTranscriptWorker } from '#server/features/transcripts/transcript-worker.ts'
import { createSingleFlight } from '#server/lib/single-flight.ts'
import type { Settings } from '#server/settings.ts'
import { createBlobDeps } from './blob-deps.ts'
import { createGeminiVideo, logGeminiVideo } from './gemini-video-deps.ts'
import { createReplicaDeps } from './replica-deps.ts'
import { createYoutube, createYoutubeVideoLists, logOutcome } from './youtube-deps.ts'

type Options = {
  settings: Settings
  db: PooledDb
  log: FastifyBaseLogger
  metrics: Metrics
  costs: ModelBudget
}

/** Where transcripts come from, and what reads and keeps them. */
export async function createTranscriptDeps({
  settings,
  db,
  log,
  metrics,
  costs,
}: Options): Promise<
  TranscriptDeps & Pick<ListDeps, 'videoLists'> & { stores: { close: () => Promise<void> } }
> {
  const blobs = await createBlobDeps({ settings, db, log, metrics })
  const replica = createReplicaDeps({ settings, db, log, metrics })
  const transcriptWorker = createTranscriptWorker()
  const youtube = createYoutube(settings, {
    readCaptions: transcriptWorker.parseJson3,
    onOutcome: (outcome) => {
      logOutcome(log, outcome)
      metrics.countTranscript(outcome)
    },
  })
  const geminiVideo = createGeminiVideo(settings, {
    costs,
    onOutcome: (outcome) => {
      logGeminiVideo(log, outcome)
      metrics.countAttempt('gemini-video', outcome.outcome)
    },
  })
  return {
    db,
    unchanging: replica.unchanging,
    bodies: blobs.bodies,
    stores: {
      close: async () => {
        blobs.close()
        await replica.close()
      },
    },
    transcriptSources: [createSampleSource(), youtube, ...(geminiVideo === null ? [] : [geminiVideo])],
    videoLists: createYoutubeVideoLists(settings),
    transcriptWorker,
    transcriptFlights: createSingleFlight<Transcribed>(),
    onTranscriptLookup: (outcome) => metrics.countLookup('transcripts', outcome),
  }
}
