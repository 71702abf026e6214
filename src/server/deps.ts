import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { createSampleSource } from './adapters/samples/sample-source.ts'
import { createThumbnailFiles } from './adapters/thumbnail-files/thumbnail-files.ts'
import type { AppDeps } from './app.ts'
import { openDatabase } from './db/open-database.ts'
import { createYoutube, createYoutubeThumbnails, logOutcome } from './deps/youtube-deps.ts'
import { createExtractiveEngine } from './engines/extractive/extractive-engine.ts'
import type { Thumbnails } from './features/thumbnails/thumbnails.ts'
import { createMetrics } from './features/metrics/metrics.ts'
import { createSingleFlight } from './lib/single-flight.ts'
import { createSummaryReader } from './features/summaries/summary-reader.ts'
import { createThumbnails } from './features/thumbnails/thumbnails.ts'
import { createTranscriptWorker } from './features/transcripts/transcript-worker.ts'
import { createUncountedAllowance } from './features/summaries/uncounted-allowance.ts'
import { openSummaryRuns } from './features/summaries/open-summary-runs.ts'
import { readPages } from './http/pages.ts'
import { usualQueueLimit, usualRunTimes } from './features/runs/run-queue.ts'
import type { Transcribed } from './features/transcripts/transcribe-video.ts'
import { systemClock } from './lib/system-clock.ts'
import type { Settings } from './settings.ts'

const pagesDir = fileURLToPath(new URL('../../dist/pages', import.meta.url))
const callsPerMinute = 600
const maxEventLoopDelayMs = 1000
/** About two thousand of the largest pictures. */
const mostThumbnailBytes = 256 * 1024 * 1024

/**
 * Makes everything that the application needs from outside: database, sources, engine. `close` undoes it.
 * `onDatabaseLost` is called when the database ended for good.
 */
export async function createDeps(
  settings: Settings,
  log: FastifyBaseLogger,
  onDatabaseLost: () => void,
): Promise<AppDeps & { close: () => Promise<void> }> {
  const { dataDir, databaseUrl } = settings
  const address = `http://${settings.host}:${settings.port}`
  const database = await openDatabase({ dataDir, databaseUrl, log, address, onGaveUp: onDatabaseLost })
  const { orm } = database
  const engine = createExtractiveEngine()
  const transcriptWorker = createTranscriptWorker()
  const metrics = createMetrics()
  const youtube = createYoutube(settings, {
    readCaptions: transcriptWorker.parseJson3,
    onOutcome: (outcome) => {
      logOutcome(log, outcome)
      metrics.countTranscript(outcome)
    },
  })
  const transcripts = {
    orm,
    transcriptSources: [createSampleSource(), youtube],
    transcriptWorker,
    transcriptFlights: createSingleFlight<Transcribed>(),
  }
  const allowance = createUncountedAllowance()
  const isWeb = settings.services.includes('web')
  const runs = await openSummaryRuns({
    ...transcripts,
    connection: database.connection,
    clock: systemClock,
    log,
    engine,
    allowance,
    times: usualRunTimes,
    queueLimit: usualQueueLimit,
    concurrency: settings.services.includes('worker') ? settings.workerConcurrency : null,
  })
  return {
    ...transcripts,
    log,
    isDatabaseReady: database.isReady,
    engine,
    metrics,
    metricsToken: settings.metricsToken,
    thumbnails: keepThumbnails(settings, log),
    runs,
    allowance,
    readSummary: createSummaryReader(orm),
    isWeb,
    pages: isWeb ? await readPages(pagesDir) : null,
    trustProxy: settings.trustProxy,
    callsPerMinute,
    maxEventLoopDelayMs,
    close: async () => {
      await runs.stop()
      await Promise.all([engine.close(), transcriptWorker.close()])
      await database.close()
    },
  }
}

function keepThumbnails(settings: Settings, log: FastifyBaseLogger): Thumbnails {
  const clock = systemClock
  return createThumbnails({
    source: createYoutubeThumbnails(settings),
    store: createThumbnailFiles({
      folder: path.join(settings.dataDir, 'thumbnails'),
      maxBytes: mostThumbnailBytes,
      clock,
    }),
    clock,
    onStoreFailure: (error) => log.warn({ err: error }, 'the pictures of videos cannot be kept'),
  })
}
