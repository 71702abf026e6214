import type { RunEvent } from '#contract/run-events.ts'
import { AppError, unforeseenDetail } from '#core/app-error.ts'
import type { ModelPayers } from '#core/writing/language-model.ts'
import { isRefused, mayPass } from '#server/db/database-failure.ts'
import type { PooledDb } from '#server/db/database.ts'
import type { RunProblem, RunTask } from '#server/db/stored-rows.ts'
import type { JobOutcome } from '#server/jobs/queue.ts'
import type { Clock } from '#server/lib/clock.ts'
import { untilAborted } from '#server/lib/concurrency.ts'
import type { Caller } from '#server/lib/fair-queue.ts'
import type { Log } from '#server/lib/log.ts'
import type { Counting } from '#server/lib/metrics/metrics.ts'
import type { TaskOptions } from '#server/lib/worker-pool.ts'
import type { SettleRun } from '../context.ts'
import { notifyEvents } from './channels.ts'
import type { RunNotifications, RunStops } from './channels.ts'
import { openEventWriter, RunLost } from './events.ts'
import type { EventWriter } from './events.ts'
import { closeRun } from './new-runs.ts'
import { claimRun, requeueRun } from './repo.ts'
import type { ClaimedRun } from './repo.ts'
import { findPayers } from './requests-repo.ts'

/** Attempts at a run before it counts as one that crashes workers. */
const maxAttempts = 5

/** The work of a run: gives the id of the stored summary. Stops when the signal aborts. @throws AppError */
export type RunWork = (
  task: RunTask,
  options: TaskOptions & {
    emit: (event: RunEvent) => void
    payers: ModelPayers
    close: (seen: number) => Promise<boolean>
  },
) => Promise<string>

export type RunJobDeps = {
  db: PooledDb
  clock: Clock
  log: Log
  work: RunWork
  settle: SettleRun
  stops: RunStops
  notifications: RunNotifications
  metrics: Counting
}

/** A retry would be refused again, so the run fails. */
const unstorable: RunProblem = {
  code: 'SUMMARY_FAILED',
  detail: "This video's text has characters that we couldn't store. Please try another video.",
}

/**
 * Works on one run to its end: claims it, writes its events, and ends it with a summary or a problem. Another
 * worker continues it when this one dies, stops, or loses the database for long; its first event is
 * `restarted`.
 */
export async function runJob(deps: RunJobDeps, id: string, stopping: AbortSignal): Promise<JobOutcome> {
  const run = await claimRun(deps.db, id)
  if (run === null) return 'completed'
  if (run.attempt === 1)
    deps.metrics.observe('precis_run_stage_seconds', { stage: 'waiting', outcome: 'ok' }, run.waitedMs)
  const attempt = new AbortController()
  const { signal } = attempt
  const fail = (error: unknown): void => attempt.abort(error)
  const onWritten = (seq: number): void => notifyEvents(deps.notifications, id, seq)
  const writer = openEventWriter(run, { ...deps, signal, onWritten, onFailed: fail })
  const unwatch = deps.stops.watch(run, () => fail(new RunLost()))
  const stop = (): void => fail(stopping.reason)
  stopping.addEventListener('abort', stop, { once: true })
  if (stopping.aborted) stop()
  const deadline = setTimeout(() => fail(timedOut()), Math.max(0, run.remainingMs))
  const began = performance.now()
  try {
    const state = await workToTheEnd(deps, run, writer, signal)
    const ms = Math.round(performance.now() - began)
    deps.log.info({ runId: id, attempt: run.attempt, state, ms }, 'a run ended')
    await settle(deps, id)
    return 'completed'
  } catch (error) {
    const outcome = await handOver(deps, run, error, stopping)
    deps.metrics.count('precis_runs_total', { outcome, code: 'OK' })
    return outcome
  } finally {
    clearTimeout(deadline)
    stopping.removeEventListener('abort', stop)
    unwatch()
  }
}

async function workToTheEnd(
  { work, log, db, metrics }: RunJobDeps,
  run: ClaimedRun,
  writer: EventWriter,
  signal: AbortSignal,
): Promise<'done' | 'failed'> {
  try {
    if (run.attempt > maxAttempts) throw new AppError('SUMMARY_FAILED', "We couldn't make this summary.")
    if (run.attempt > 1) writer.emit({ event: 'restarted', data: {} })
    const payers = () => findPayers(db, run.id)
    const close = (seen: number) => closeRun(db, run.id, seen)
    const options = { emit: writer.emit, signal, payers, close, caller: callerOf(run) }
    const summaryId = await untilAborted(work(run.task, options), signal)
    await writer.end({ state: 'done', summaryId })
    metrics.count('precis_runs_total', { outcome: 'done', code: 'OK' })
    return 'done'
  } catch (error) {
    const reason: unknown = signal.aborted ? signal.reason : error
    const problem = problemOf(reason)
    if (problem === null) throw reason
    if (!(reason instanceof AppError)) log.error({ err: reason, runId: run.id }, 'a run failed')
    await writer.end({ state: 'failed', problem })
    metrics.count('precis_runs_total', { outcome: 'failed', code: problem.code })
    return 'failed'
  }
}

/** A run has the turn of its first caller; without a caller it is one of its own. */
function callerOf({ id, requestedBy }: ClaimedRun): Caller {
  const name = requestedBy ?? `run/${id}`
  return { id: name, group: name }
}

/** The sweep settles requests that fail here. */
async function settle({ settle: settleRun, log }: RunJobDeps, id: string): Promise<void> {
  await settleRun(id).catch((error: unknown) => {
    log.warn({ err: error, runId: id }, 'the requests of a run could not be settled; trying again')
  })
}

/** The problem that ends the run; `null` when only the attempt ends. */
function problemOf(reason: unknown): RunProblem | null {
  if (reason instanceof AppError) {
    const { code, detail, retryAfterSeconds, videoTitle, startsAt, captionsPart } = reason
    return {
      code,
      detail,
      ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
      ...(videoTitle === null ? {} : { videoTitle }),
      ...(startsAt === null ? {} : { startsAt }),
      ...(captionsPart === null ? {} : { captionsPart }),
    }
  }
  if (reason instanceof RunLost || isStop(reason) || mayPass(reason)) return null
  return isRefused(reason) ? unstorable : { code: 'INTERNAL', detail: unforeseenDetail }
}

/** Ends this attempt and gives the run back. */
async function handOver(
  { db, log }: RunJobDeps,
  run: ClaimedRun,
  error: unknown,
  stopping: AbortSignal,
): Promise<'given-back' | 'lost'> {
  if (error instanceof RunLost) return 'lost'
  if (!stopping.aborted) log.warn({ err: error, runId: run.id }, 'a run is given back')
  return (await requeueRun(db, run)) ? 'given-back' : 'lost'
}

function isStop(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError'
}

function timedOut(): AppError {
  return new AppError('SUMMARY_TIMEOUT', 'The summary took too long and was stopped. Please try again.')
}
