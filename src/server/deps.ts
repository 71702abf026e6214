import path from 'node:path'
import { getHeapStatistics } from 'node:v8'
import type { FastifyBaseLogger } from 'fastify'
import { createFeedParser } from '#server/adapters/feeds/feed-parser.ts'
import { readAuthoredSummary } from '#server/adapters/samples/samples.ts'
import type { Database } from '#server/db/database.ts'
import { watchForNewerVersion } from '#server/db/migrate.ts'
import { createAccountDeps } from '#server/deps/account-deps.ts'
import { openWakeUps, openQuota } from '#server/deps/between-processes-deps.ts'
import { startBilling } from '#server/deps/billing-deps.ts'
import { createCosts } from '#server/deps/cost-deps.ts'
import { createDestinations } from '#server/deps/destination-deps.ts'
import { createEngines } from '#server/deps/engine-deps.ts'
import { createExtensionDeps, createCardDeps, createThumbnailDeps } from '#server/deps/file-deps.ts'
import {
  createFollowingDeps,
  createHubs,
  createMailer,
  createWebhookSender,
} from '#server/deps/outbound-deps.ts'
import { createCountedRecognizer } from '#server/deps/recognizer-deps.ts'
import { createSetup } from '#server/deps/setup-deps.ts'
import { createSoundLinks } from '#server/deps/sound-deps.ts'
import { createTracing } from '#server/deps/tracing-deps.ts'
import { createTranscriptDeps } from '#server/deps/transcript-deps.ts'
import { createExtractiveEngine } from '#server/engines/extractive/extractive-engine.ts'
import { createAccessPolicy } from '#server/features/accounts/service.ts'
import { createPassageWorker } from '#server/features/history/questions/passage-worker.ts'
import { createHitWorker } from '#server/features/history/search/read-hits.ts'
import { createNoteReader, historyWriter, transcriptHistory } from '#server/features/history/service.ts'
import { createCheckerTrials, createModelShares } from '#server/features/model-costs/service.ts'
import { createStatusReader } from '#server/features/status/status.ts'
import { defaultDeadlineMs, defaultQueueLimit, openRuns } from '#server/features/summaries/open-runs.ts'
import { createStoredSummaries } from '#server/features/summaries/stored-summaries.ts'
import type { TranscriptDeps } from '#server/features/transcripts/service.ts'
import { readPages } from '#server/http/pages.ts'
import { startPeriodic } from '#server/jobs/periodic.ts'
import type { TaskOutcome } from '#server/jobs/periodic.ts'
import { systemClock } from '#server/lib/clock.ts'
import { projectFolder } from '#server/lib/folders.ts'
import { createMetrics } from '#server/lib/metrics/metrics.ts'
import type { Metrics } from '#server/lib/metrics/metrics.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import type { AppDeps } from './app-deps.ts'
import { features, listPeriodicTasks } from './features.ts'
import type { TaskDeps, WorkDeps } from './features.ts'
import type { Settings } from './settings.ts'

const pagesDir = path.join(projectFolder, 'dist/pages')
/** The share of V8's largest heap that is used before the server refuses calls. */
const maxHeapShare = 0.9
const runLimits = { deadlineMs: defaultDeadlineMs, queueLimit: defaultQueueLimit }
const limits = {
  maxEventLoopDelayMs: 1000,
  maxHeapBytes: getHeapStatistics().heap_size_limit * maxHeapShare,
}

/** An open database; without pages only the API is served. */
type Surroundings = { log: FastifyBaseLogger; database: Database; hasPages: boolean }

/**
 * Makes everything that the application needs from outside beside its database: sources, engine, mail.
 * `close` undoes it and closes the database.
 */
export async function createDeps(
  settings: Settings,
  surroundings: Surroundings,
): Promise<AppDeps & { close: () => Promise<void> }> {
  const groups = await createGroups(settings, surroundings)
  const made = await nameDeps(settings, surroundings, groups)
  const { status, ...periodic } = await startTasks(settings, made)
  const deps = { ...made, status }
  const work = startWork(settings, { ...deps, clock: systemClock, random: Math.random })
  const { costs, counting, builtIn, tracing, transcripts, workers, mailer, money, runs } = groups
  return {
    ...deps,
    close: async () => {
      await Promise.all([periodic.stop(), money.stop(), work.stop(), runs.stop()])
      const { stores, transcriptWorker } = transcripts
      await closeAll([counting, builtIn, transcriptWorker, stores, ...Object.values(workers), mailer])
      await costs.settled().then(tracing.stop).then(surroundings.database.close)
    },
  }
}

/** Makes the groups of dependencies, each of what those before it made. */
async function createGroups(settings: Settings, { log, database }: Surroundings) {
  const { models } = settings
  const { db } = database
  const tracing = await createTracing(settings, db, log)
  const metrics = createMetrics()
  const costs = createCosts({ db, log, metrics, models })
  const modelShares = createModelShares({ db, clock: systemClock, ceiling: models })
  const builtIn = createExtractiveEngine()
  const trials = createCheckerTrials({ db, clock: systemClock, log, metrics })
  const engines = createEngines({ settings: models, builtIn, costs, log, trials })
  const transcripts = await createTranscriptDeps({ settings, db, log, metrics, costs })
  const mailer = createMailer(settings, log)
  const accounts = await createAccountDeps(settings, log, transcripts)
  const counting = await openQuota({ settings, db, log, metrics, secret: accounts.secret })
  const workers = createWorkers(settings, log, counting.callCounter)
  const money = await startBilling({ settings, db, log, metrics, mailer, secret: accounts.secret })
  const runs = await openRuns({
    ...transcripts,
    notifications: await openWakeUps(settings, database.connection, log),
    clock: systemClock,
    log,
    ...engines,
    modelShares,
    quota: counting.quota,
    history: historyWriter,
    metrics,
    ...readWork(settings),
  })
  const made = { tracing, metrics, costs, modelShares, builtIn, engines, transcripts, mailer }
  return { ...made, accounts, counting, workers, money, runs }
}

type Groups = Awaited<ReturnType<typeof createGroups>>

/** Names each dependency of the application beside the group that has it, or the function that makes it. */
async function nameDeps(settings: Settings, { log, database, hasPages }: Surroundings, groups: Groups) {
  const { accounts, counting, metrics, transcripts } = groups
  const isWeb = settings.services.includes('web')
  const sources = nameSources(settings, log, groups)
  const access = {
    policy: createAccessPolicy(settings.access),
    privilegedEmails: settings.privilegedEmails,
    isDemoBilling: settings.razorpay === null,
  }
  return {
    log,
    clock: systemClock,
    secret: accounts.secret,
    publicUrl: settings.publicUrl,
    db: database.db,
    unchanging: transcripts.unchanging,
    bodies: transcripts.bodies,
    isDatabaseReady: database.isReady,
    isDatabaseWritable: database.isWritable,
    isDatabaseNewer: await watchForNewerVersion(database.db),
    ...access,
    accountHooks: accounts.accountHooks,
    devices: accounts.devices,
    identityProvider: accounts.identityProvider,
    createCode: accounts.createCode,
    codeIsPrinted: settings.smtpUrl === null,
    callCounter: counting.callCounter,
    quota: counting.quota,
    ...sources,
    readNote: createNoteReader({ ...transcripts, ...sources, ...access, db: database.db }),
    mailer: groups.mailer,
    supportEmail: settings.supportEmail,
    mailWebhookSecret: settings.mailWebhookSecret,
    webhookSender: createWebhookSender(settings),
    billing: groups.money.billing,
    checkoutUrl: settings.razorpay?.checkoutUrl ?? null,
    metrics,
    setup: createSetup({ ...groups, ...accounts, settings, log, payments: groups.money.billing.provider }),
    metricsToken: settings.metricsToken,
    isTraced: groups.tracing.isTraced,
    isWeb,
    pages: isWeb && hasPages ? await readPages(pagesDir) : null,
    trustProxy: settings.trustProxy,
    callsPerMinute: settings.callsPerMinute,
    writesPerMinute: settings.writesPerMinute,
    ...limits,
  } satisfies TaskDeps
}

/** Names the sources of transcripts, the engines and what keeps their work, in the same way. */
function nameSources(settings: Settings, log: FastifyBaseLogger, groups: Groups) {
  const { engines, transcripts, workers } = groups
  const { feeds } = createFollowingDeps(settings, workers.feedParser)
  const summaries = createSummaries(transcripts, groups.metrics)
  return {
    transcriptSources: transcripts.transcriptSources,
    transcriptWorker: transcripts.transcriptWorker,
    transcriptFlights: transcripts.transcriptFlights,
    onTranscriptLookup: transcripts.onTranscriptLookup,
    transcriptHistory,
    videoLists: transcripts.videoLists,
    feeds,
    soundLinks: createSoundLinks(settings, { feeds }),
    hubs: createHubs(settings),
    thumbnails: createThumbnailDeps(settings, log),
    extension: createExtensionDeps().extension,
    recognizer: createCountedRecognizer(settings.recognizer, log, groups.costs),
    engine: engines.engine,
    lineChecks: engines.lineChecks,
    examples: { read: readAuthoredSummary, builtIn: groups.builtIn },
    runs: groups.runs,
    summaries,
    destinations: createDestinations(settings),
    history: historyWriter,
    passageWorker: workers.passageWorker,
    hitWorker: workers.hitWorker,
    answerEngine: engines.answerEngine,
    overviewEngine: engines.overviewEngine,
    translationEngine: engines.translationEngine,
    modelShares: groups.modelShares,
    cards: workers.cards,
  }
}

/** Starts the periodic tasks of all features on this node, and makes the reader of their state. */
async function startTasks({ models, databaseEngine }: Settings, deps: TaskDeps) {
  const tasks = listPeriodicTasks(deps)
  const onEnded = ({ task, hasFailed, ms }: TaskOutcome): void =>
    deps.metrics.observe('precis_task_seconds', { task, outcome: hasFailed ? 'failed' : 'ok' }, ms)
  const { stop } = await startPeriodic(tasks, { ...deps, databaseEngine, onEnded })
  return { stop, status: createStatusReader({ ...deps, clock: systemClock, tasks, ceiling: models }) }
}

/** Starts the work of all features that worker processes share; nothing on a process that is none. */
function startWork(
  { services, workerConcurrency }: Settings,
  deps: Omit<WorkDeps, 'workerConcurrency'>,
): { stop: () => Promise<unknown> } {
  if (!services.includes('worker')) return { stop: () => Promise.resolve() }
  const parts = features.flatMap(({ work }) => work?.({ ...deps, workerConcurrency }) ?? [])
  return { stop: () => Promise.all(parts.map((part) => part.stop())) }
}

/** The worker threads that answer calls, and read data that strangers publish. */
function createWorkers(settings: Settings, log: FastifyBaseLogger, callCounter: CallCounter) {
  return {
    passageWorker: createPassageWorker(),
    hitWorker: createHitWorker(),
    feedParser: createFeedParser(),
    cards: createCardDeps(settings, log, callCounter),
  }
}

/** The work on summaries in this process. */
function readWork({ databaseEngine, services, workerConcurrency }: Settings) {
  return { ...runLimits, databaseEngine, concurrency: services.includes('worker') ? workerConcurrency : null }
}

/** Stored summaries, of which how often one was found is counted. */
function createSummaries(deps: Pick<TranscriptDeps, 'db' | 'unchanging'>, { count }: Metrics) {
  return createStoredSummaries(deps, systemClock.now, (outcome) =>
    count('precis_lookups_total', { store: 'summaries', outcome }),
  )
}

async function closeAll(parts: readonly { close: () => unknown }[]): Promise<void> {
  await Promise.all(parts.map((part) => part.close()))
}
