import { AppError } from '#core/app-error.ts'
import type { DatabaseEngine } from '#server/db/database-engine.ts'
import type { PooledDb } from '#server/db/database.ts'
import type { ModelShares } from '#server/features/model-costs/service.ts'
import type { Quota } from '#server/features/quota/service.ts'
import type { TranscriptDeps } from '#server/features/transcripts/service.ts'
import { shuttingDown } from '#server/http/availability.ts'
import { openQueue, startWorker } from '#server/jobs/queue.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { Counting } from '#server/lib/metrics/metrics.ts'
import { continueTrace } from '#server/lib/tracing.ts'
import type { LineChecks, SummaryEngine } from '#server/ports/summary-engine.ts'
import type { HistoryWriter, RunDeps } from './context.ts'
import { settleRun } from './deliver.ts'
import { makeSummary } from './make-summary.ts'
import { openRunStops, runQueue } from './runs/channels.ts'
import type { RunNotifications } from './runs/channels.ts'
import { openRunFeeds } from './runs/feeds.ts'
import { runJob } from './runs/run-job.ts'
import type { RunWork } from './runs/run-job.ts'
import { sweepRuns } from './runs/sweep.ts'

/** From the request of a run to its end, waiting included, in ms. */
export const defaultDeadlineMs = 20 * 60_000

/** The most runs that may wait for a worker before new ones are refused. */
export const defaultQueueLimit = 200

type RunsOptions = TranscriptDeps & {
  db: PooledDb
  databaseEngine: DatabaseEngine
  /** Closed at the stop. */
  notifications: RunNotifications
  clock: Clock
  log: Log
  engine: SummaryEngine
  lineChecks: LineChecks
  modelShares: ModelShares
  quota: Quota
  history: HistoryWriter
  /** Counts what becomes of runs. */
  metrics: Counting
  deadlineMs: number
  queueLimit: number
  /** The number of summaries that this process makes at once; `null` when it makes none. */
  concurrency: number | null
}

/** The runs of this process; `stop` gives its running jobs back to the queue. */
export type Runs = RunDeps & {
  /** Ends overdue runs and settles what is open; once a minute in the cluster. */
  sweep: (signal: AbortSignal) => Promise<void>
  stop: () => Promise<void>
}

/** Opens the queue, the feeds and, with a `concurrency`, the worker of this process. */
export async function openRuns(options: RunsOptions): Promise<Runs> {
  const { db, log, clock, notifications, concurrency, deadlineMs, queueLimit, metrics } = options
  const { databaseEngine } = options
  const queue = await openQueue(runQueue, { db, log, databaseEngine, supervises: concurrency !== null })
  const feeds = openRunFeeds(db, notifications, log)
  const stops = openRunStops(db, notifications, log)
  const settle = (runId: string): Promise<void> => settleRun(options, runId)
  const make: RunWork = (task, given) => makeSummary(options, task, given)
  const work = observeWork(make, metrics)
  const worker =
    concurrency === null
      ? null
      : startWorker({
          queue,
          notifications,
          log,
          concurrency,
          handler: (id, signal) =>
            runJob({ db, clock, log, work, settle, stops, notifications, metrics }, id, signal),
        })
  const givenBack = new AbortController()
  let givingBack: Promise<void> | null = null
  const giveBack = async (): Promise<void> => {
    givingBack ??= worker?.stop() ?? Promise.resolve()
    await givingBack
    givenBack.abort(shuttingDown())
  }
  return {
    db,
    queue,
    notifications,
    feeds,
    giveBack,
    givenBack: givenBack.signal,
    deadlineMs,
    queueLimit,
    sweep: (signal) => sweepRuns({ db, queue, notifications, log, settle }, signal),
    stop: async () => {
      await giveBack()
      stops.close()
      feeds.close()
      await queue.stop()
      await notifications.close()
    },
  }
}

/**
 * The work of a run, whose stages are counted with the time that they took; in a trace it is a span below the
 * call that asked for it.
 */
function observeWork(work: RunWork, { observe }: Counting): RunWork {
  return async (task, { emit, ...options }) => {
    let stage: string | null = null
    let began = performance.now()

    function endStage(outcome: 'ok' | 'failed' | 'stopped'): void {
      const now = performance.now()
      if (stage !== null) observe('precis_run_stage_seconds', { stage, outcome }, now - began)
      began = now
    }

    try {
      const span = { name: 'run', attributes: {} }
      const summaryId = await continueTrace(task.traceparent, span, () =>
        work(task, {
          ...options,
          emit: (event) => {
            // A stage says several times how far it is.
            if (event.event === 'stage' && event.data.stage !== stage) {
              endStage('ok')
              stage = event.data.stage
            }
            emit(event)
          },
        }),
      )
      endStage('ok')
      return summaryId
    } catch (error) {
      endStage(error instanceof AppError ? 'failed' : 'stopped')
      throw error
    }
  }
}
