import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { describeBrowser } from '#server/adapters/user-agent/describe-browser.ts'
import { createDemoProvider } from '#server/adapters/demo-payments/demo-provider.ts'
import { createSampleSource } from '#server/adapters/samples/sample-source.ts'
import { buildApp } from '#server/app.ts'
import type { AppDeps } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { createExtractiveEngine } from '#server/engines/extractive/extractive-engine.ts'
import { createDemoLedger } from '#server/features/billing/demo-ledger.ts'
import { billingPart } from '#server/features/billing/service.ts'
import { historyPart, historyShelf, transcriptShelf } from '#server/features/history/service.ts'
import { usualQueueLimit, usualRunTimes } from '#server/features/runs/queue.ts'
import type { RunTimes } from '#server/features/runs/queue.ts'
import { createCountedAllowance } from '#server/features/summaries/counted-allowance.ts'
import { openSummaryRuns } from '#server/features/summaries/open-summary-runs.ts'
import { createStoredSummaries } from '#server/features/summaries/stored-summaries.ts'
import { createUncountedAllowance } from '#server/features/summaries/uncounted-allowance.ts'
import { supportPart } from '#server/features/support/service.ts'
import { createMetrics } from '#server/features/metrics/metrics.ts'
import { createThumbnails } from '#server/features/thumbnails/thumbnails.ts'
import type { Transcribed } from '#server/features/transcripts/transcribe-video.ts'
import { createTranscriptWorker } from '#server/features/transcripts/transcript-worker.ts'
import { usagePart } from '#server/features/usage/service.ts'
import { usualPlaceLeaseMs } from '#server/features/usage/usage-needs.ts'
import { closeGracefully } from '#server/http/graceful-stop.ts'
import { createSingleFlight } from '#server/lib/single-flight.ts'
import { systemClock } from '#server/lib/system-clock.ts'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'

/** What a test replaces of that which comes from outside, and how its runs are timed. */
export type Overrides = Partial<AppDeps> & {
  times?: Partial<RunTimes>
  queueLimit?: number
  /** How many runs are worked on at once; `null` for a node without a worker. */
  concurrency?: number | null
  /** Counts as the product does; otherwise everybody may have everything. */
  isCounted?: boolean
}

/** Connections that never asked for anything are cut after this long, in ms. */
const stopGraceMs = 300

/** One node: the application, what it was built on, and the way to end all but the database. */
export type TestNode = { app: FastifyInstance; deps: AppDeps; close: () => Promise<void> }

/** Starts one node of the application on a database, which any number of them may share. */
export async function startNode(
  { orm, connection, isReady }: Database,
  log: FastifyBaseLogger,
  overrides: Overrides = {},
): Promise<TestNode> {
  const {
    times = {},
    queueLimit = usualQueueLimit,
    concurrency = 4,
    isCounted = false,
    ...replaced
  } = overrides
  const extractive = createExtractiveEngine()
  const transcriptWorker = createTranscriptWorker()
  const {
    engine = extractive,
    transcriptSources = [createSampleSource()],
    allowance = isCounted
      ? createCountedAllowance({ orm, placeLeaseMs: usualPlaceLeaseMs })
      : createUncountedAllowance(),
  } = overrides
  const transcripts = {
    orm,
    transcriptSources,
    transcriptWorker,
    transcriptFlights: createSingleFlight<Transcribed>(),
  }
  const runs = await openSummaryRuns({
    ...transcripts,
    connection,
    clock: systemClock,
    log,
    engine,
    allowance,
    times: { ...usualRunTimes, ...times },
    queueLimit,
    concurrency,
  })
  const deps: AppDeps = {
    ...transcripts,
    log,
    mailer: createMailbox(),
    supportEmail: 'support@precis.example',
    identityProvider: null,
    devices: { describeBrowser, findPlace: async () => ({ city: null, country: null }) },
    publicUrl: null,
    codeIsPrinted: false,
    createCode: () => '123456',
    clock: systemClock,
    adminEmails: new Set(),
    privilegedEmails: new Set(),
    isDemoBilling: true,
    accountParts: [usagePart, historyPart, supportPart, billingPart],
    billing: {
      provider: createDemoProvider({ ledger: createDemoLedger(orm), clock: systemClock, secret: 'demo' }),
      seller: { name: 'Précis', address: null, gst: null },
      clock: systemClock,
      countAlarm: () => undefined,
    },
    isDatabaseReady: isReady,
    engine,
    metrics: createMetrics(),
    metricsToken: null,
    thumbnails: createThumbnails({
      source: { fetch: async () => null },
      store: { get: async () => null, put: async () => undefined },
      clock: systemClock,
      onStoreFailure: () => undefined,
    }),
    runs,
    allowance,
    summaries: createStoredSummaries(orm, systemClock.now),
    shelf: historyShelf,
    transcriptShelf,
    isWeb: true,
    pages: null,
    checkoutUrl: null,
    trustProxy: [],
    secret: 'the secret of tests, which is no secret',
    callsPerMinute: 10_000,
    writesPerMinute: 10_000,
    maxEventLoopDelayMs: 0,
    maxHeapBytes: 0,
    ...replaced,
  }
  const app = await buildApp(deps)
  return {
    app,
    deps,
    close: async () => {
      await closeGracefully(app, stopGraceMs)
      await runs.stop()
      await Promise.all([extractive.close(), transcriptWorker.close()])
    },
  }
}
