import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { createSampleSource } from './adapters/samples/sample-source.ts'
import { createThumbnailFiles } from './adapters/thumbnail-files/thumbnail-files.ts'
import type { AppDeps } from './app.ts'
import { openDatabase } from './db/open-database.ts'
import { createGeminiVideo, logGeminiVideo } from './deps/gemini-video-deps.ts'
import { createYoutube, createYoutubeThumbnails, logOutcome } from './deps/youtube-deps.ts'
import { createExtractiveEngine } from './engines/extractive/extractive-engine.ts'
import { createMetrics } from './features/metrics/metrics.ts'
import { createThumbnails } from './features/thumbnails/thumbnails.ts'
import type { Thumbnails } from './features/thumbnails/thumbnails.ts'
import { createTranscriptWorker } from './features/transcripts/transcript-worker.ts'
import { readPages } from './http/pages.ts'
import { createSingleFlight } from './lib/single-flight.ts'
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
  const geminiVideo = createGeminiVideo(settings, (outcome) => {
    logGeminiVideo(log, outcome)
    metrics.countAttempt('gemini-video', outcome.outcome)
  })
  return {
    log,
    orm: database.orm,
    isDatabaseReady: database.isReady,
    transcriptSources: [createSampleSource(), youtube, ...(geminiVideo === null ? [] : [geminiVideo])],
    transcriptWorker,
    transcriptFlights: createSingleFlight(),
    engine,
    metrics,
    metricsToken: settings.metricsToken,
    thumbnails: keepThumbnails(settings, log),
    pages: await readPages(pagesDir),
    trustProxy: settings.trustProxy,
    callsPerMinute,
    maxEventLoopDelayMs,
    close: async () => {
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
