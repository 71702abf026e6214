import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { AppError } from '#core/app-error.ts'
import { createDemoProvider } from '#server/adapters/demo-payments/demo-provider.ts'
import { describeBrowser } from '#server/adapters/devices/describe-devices.ts'
import { readAuthoredSummary, createSampleSource } from '#server/adapters/samples/samples.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { buildApp } from '#server/app.ts'
import type { DatabaseEngine } from '#server/db/database-engine.ts'
import type { Database } from '#server/db/database.ts'
import { readFromPrimary } from '#server/db/database.ts'
import { watchForNewerVersion } from '#server/db/migrate.ts'
import { createWebhookSender } from '#server/deps/outbound-deps.ts'
import { createExtractiveEngine } from '#server/engines/extractive/extractive-engine.ts'
import { listAccountHooks } from '#server/features.ts'
import { createAccessPolicy, openAccess } from '#server/features/accounts/service.ts'
import { createDemoLedger } from '#server/features/billing/checkout/verify-payment.ts'
import { createCards } from '#server/features/history/cards/cards.ts'
import { createPassageWorker } from '#server/features/history/questions/passage-worker.ts'
import { createHitWorker } from '#server/features/history/search/read-hits.ts'
import { createNoteReader, historyWriter, transcriptHistory } from '#server/features/history/service.ts'
import { createModelShares } from '#server/features/model-costs/service.ts'
import { createQuota, unlimitedQuota } from '#server/features/quota/service.ts'
import { createStatusReader } from '#server/features/status/status.ts'
import { defaultDeadlineMs, defaultQueueLimit, openRuns } from '#server/features/summaries/open-runs.ts'
import type { Runs } from '#server/features/summaries/open-runs.ts'
import { runChannels } from '#server/features/summaries/service.ts'
import type { RunNotifications } from '#server/features/summaries/service.ts'
import { createStoredSummaries } from '#server/features/summaries/stored-summaries.ts'
import { createThumbnails } from '#server/features/thumbnails/thumbnails.ts'
import type { Transcribed } from '#server/features/transcripts/context.ts'
import { bodiesInRows } from '#server/features/transcripts/service.ts'
import { createTranscriptWorker } from '#server/features/transcripts/transcript-worker.ts'
import { closeGracefully } from '#server/http/availability.ts'
import { openNotifications } from '#server/jobs/notifications.ts'
import { systemClock } from '#server/lib/clock.ts'
import { createSingleFlight } from '#server/lib/concurrency.ts'
import { createMetrics } from '#server/lib/metrics/metrics.ts'
import type { CallCounts } from '#server/ports/between-processes.ts'
import { noLineChecks } from '#server/ports/summary-engine.ts'
import { countInDatabase, countOutside } from '#server/rate-limit/call-limits.ts'
import { noFeeds } from '#tests/fakes/feeds/no-feeds.ts'
import { noSoundLinks } from '#tests/fakes/feeds/no-sound-links.ts'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { noSetup } from '#tests/fakes/setup.ts'
import { dayCeilingOf } from './day-ceiling.ts'
import { startWork } from './test-work.ts'
import type { TestWork } from './test-work.ts'

/** The outside parts that a test replaces, and how its runs are timed. */
export type Overrides = Partial<AppDeps> &
  TestWork & {
    deadlineMs?: number
    queueLimit?: number
    /** The number of runs are worked on at once; `null` for a node without a worker. */
    concurrency?: number | null
    /** The way nodes wake each other; by the database when it is not given. */
    notifications?: RunNotifications
    /** Counts as the product does; otherwise every caller may have everything. */
    isCounted?: boolean
    databaseEngine?: DatabaseEngine
    access?: Partial<typeof openAccess>
    /** Counts calls outside of the database. */
    callCounts?: CallCounts | null
  }

/** Connections that never asked for anything are cut after this long, in ms. */
const stopGraceMs = 300

/**
 * The threads of all nodes that a process starts, one after another or side by side: they keep nothing of
 * what they did, and each start of them takes a third of a second of a core. They end with the process.
 */
const extractive = createExtractiveEngine()
const transcriptWorker = createTranscriptWorker(() => undefined, { idleMs: 60_000 })
const passageWorker = createPassageWorker()
const hitWorker = createHitWorker()

const ceiling = dayCeilingOf(10_000_000)

/** Without YouTube there are no lists. */
const noVideoLists: AppDeps['videoLists'] = {
  open: () => Promise.reject(new AppError('PLAYLIST_NOT_FOUND', 'There are no lists here.')),
  more: () => Promise.reject(new AppError('PLAYLIST_NOT_FOUND', 'There are no lists here.')),
}

/** One node: the application, what it was built on, and the way to end all but the database. */
export type TestNode = { app: FastifyInstance; deps: AppDeps; runs: Runs; close: () => Promise<void> }

/** Starts one node of the application on a database, which any number of them may share. */
export async function startNode(
  { db, connection, isReady, isWritable }: Database,
  log: FastifyBaseLogger,
  overrides: Overrides = {},
): Promise<TestNode> {
  const {
    deadlineMs = defaultDeadlineMs,
    queueLimit = defaultQueueLimit,
    concurrency = 4,
    notifications = openNotifications(connection, runChannels, { log, jitter: () => 0 }),
    isCounted = false,
    callCounts = null,
    databaseEngine = 'postgres',
    access = {},
    ...replaced
  } = overrides
  const {
    engine = extractive,
    lineChecks = noLineChecks,
    transcriptSources = [createSampleSource()],
    metrics = createMetrics(),
    callCounter = callCounts === null
      ? countInDatabase(db)
      : countOutside({
          db,
          counts: callCounts,
          onCount: (location) => metrics.count('precis_rate_limit_counts_total', { location }),
        }),
    quota = isCounted ? createQuota(db, callCounter) : unlimitedQuota,
    history = historyWriter,
  } = overrides
  const { secret = 'the secret of tests, which is no secret' } = overrides
  const { bodies = bodiesInRows, unchanging = readFromPrimary(db) } = overrides
  const transcripts = {
    db,
    unchanging,
    bodies,
    transcriptSources,
    transcriptWorker,
    transcriptFlights: createSingleFlight<Transcribed>(),
  }
  const { modelShares = createModelShares({ db, clock: systemClock, ceiling }) } = overrides
  const runs = await openRuns({
    ...transcripts,
    notifications,
    clock: systemClock,
    log,
    engine,
    lineChecks,
    modelShares,
    quota,
    history,
    metrics,
    deadlineMs,
    queueLimit,
    concurrency,
    databaseEngine,
  })
  const cards = createCards({
    store: { get: async () => null, put: async () => undefined },
    callCounter,
    clock: systemClock,
    onFailure: (error) => log.warn({ err: error }, 'a picture was not drawn'),
  })
  const deps: AppDeps = {
    ...transcripts,
    lineChecks,
    examples: { read: readAuthoredSummary, builtIn: extractive },
    modelShares,
    log,
    callCounter,
    mailer: createMailbox(),
    supportEmail: 'support@precis.example',
    identityProvider: null,
    recognizer: null,
    soundLinks: noSoundLinks,
    devices: { describeBrowser, findLocation: async () => ({ city: null, country: null }) },
    publicUrl: null,
    codeIsPrinted: false,
    createCode: () => '123456',
    clock: systemClock,
    policy: createAccessPolicy({ ...openAccess, ...access }),
    privilegedEmails: new Set(),
    isDemoBilling: true,
    accountHooks: listAccountHooks({ secret, bodies }),
    billing: {
      provider: createDemoProvider({ ledger: createDemoLedger(db), clock: systemClock, secret: 'demo' }),
      seller: { name: 'Précis', address: null, gst: null },
      clock: systemClock,
      countAlarm: () => undefined,
    },
    isDatabaseReady: isReady,
    isDatabaseWritable: isWritable,
    isDatabaseNewer: await watchForNewerVersion(db),
    engine,
    metrics,
    status: createStatusReader({ db, clock: systemClock, tasks: [], ceiling, maxAgeMs: 0 }),
    setup: noSetup,
    metricsToken: null,
    isTraced: false,
    thumbnails: createThumbnails({
      source: { fetch: async () => null },
      store: { get: async () => null, put: async () => undefined },
      clock: systemClock,
      onStoreFailure: () => undefined,
    }),
    extension: { read: async () => [] },
    videoLists: noVideoLists,
    runs,
    quota,
    summaries: createStoredSummaries(transcripts, systemClock.now, (outcome) =>
      metrics.count('precis_lookups_total', { store: 'summaries', outcome }),
    ),
    history,
    transcriptHistory,
    feeds: noFeeds,
    hubs: null,
    mailWebhookSecret: null,
    passageWorker,
    hitWorker,
    cards,
    answerEngine: null,
    overviewEngine: null,
    translationEngine: null,
    webhookSender: createWebhookSender({ webhooksToPrivate: false }),
    destinations: {},
    readNote: (userId, itemId) => createNoteReader(deps)(userId, itemId),
    isWeb: true,
    pages: null,
    checkoutUrl: null,
    trustProxy: [],
    secret,
    callsPerMinute: 10_000,
    writesPerMinute: 10_000,
    maxEventLoopDelayMs: 0,
    maxHeapBytes: 0,
    ...replaced,
  }
  const work = startWork(overrides, deps)
  const app = await buildApp(deps)
  return {
    app,
    deps,
    runs,
    close: async () => {
      await closeGracefully(app, stopGraceMs)
      await work.stop()
      await Promise.all([runs.stop(), cards.close()])
    },
  }
}
