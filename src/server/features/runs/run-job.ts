import type { RunEvent } from '#contract/summaries.ts'
import { isConnectionFailure } from '#server/db/connection-failure.ts'
import type { PooledOrm } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'
import type { RunProblem, RunTask } from '#server/db/schema/runs.ts'
import type { JobOutcome } from '#server/jobs/job-worker.ts'
import { AppError, unforeseenDetail } from '#server/lib/app-error.ts'
import type { Clock } from '#server/ports/clock.ts'
import { openEventWriter } from './event-writer.ts'
import type { EventWriter } from './event-writer.ts'
import { beatRun, claimRun, requeueRun } from './repo.ts'
import type { ClaimedRun } from './repo.ts'
import { maxAttempts } from './queue.ts'
import { tellEvents } from './channels.ts'
import type { RunNotifications } from './channels.ts'
import { RunLost } from './lost-run.ts'
import type { RunStops } from './stops.ts'

/** The work of a run: gives the id of the stored summary. Stops when the signal aborts. @throws AppError */
export type RunWork = (
  task: RunTask,
  options: { tell: (event: RunEvent) => void; signal: AbortSignal },
) => Promise<string>

export type RunJobNeeds = {
  orm: PooledOrm
  clock: Clock
  log: Log
  /** The name of this process. */
  node: string
  work: RunWork
  stops: RunStops
  notifications: RunNotifications
}

const beatMs = 2000

/**
 * Works on one run to its end: takes it, writes its events, and ends it with a summary or a problem. Another worker
 * goes on with it when this one dies, stops, or loses the database for long; its first word is `restarted`.
 */
export async function runJob(needs: RunJobNeeds, id: string, stopping: AbortSignal): Promise<JobOutcome> {
  const run = await claimRun(needs.orm, id, needs.node)
  if (run === null) return 'completed'
  const attempt = new AbortController()
  const { signal } = attempt
  const lose = (): void => attempt.abort(new RunLost())
  const onWritten = (seq: number): void => tellEvents(needs.notifications, id, seq)
  const writer = openEventWriter(run, { ...needs, signal, onWritten, onLost: lose })
  const forget = needs.stops.watch(id, lose)
  const stop = (): void => attempt.abort(stopping.reason)
  stopping.addEventListener('abort', stop, { once: true })
  if (stopping.aborted) stop()
  const deadline = setTimeout(() => attempt.abort(timedOut()), Math.max(0, run.remainingMs))
  const beats = setInterval(() => void beat(needs, run, lose), beatMs)
  const began = performance.now()
  try {
    const state = await workToTheEnd(needs, run, writer, signal)
    const ms = Math.round(performance.now() - began)
    needs.log.info({ runId: id, attempt: run.attempt, state, ms }, 'a run ended')
    return 'completed'
  } catch (error) {
    return await handOver(needs, run, error, { attempt: signal, stopping })
  } finally {
    clearTimeout(deadline)
    clearInterval(beats)
    stopping.removeEventListener('abort', stop)
    forget()
  }
}

async function workToTheEnd(
  { work, log }: RunJobNeeds,
  run: ClaimedRun,
  writer: EventWriter,
  signal: AbortSignal,
): Promise<'done' | 'failed'> {
  try {
    if (run.attempt > maxAttempts) throw new AppError('SUMMARY_FAILED', 'The summary could not be made.')
    if (run.attempt > 1) writer.tell({ event: 'restarted', data: {} })
    const summaryId = await untilAborted(work(run.task, { tell: writer.tell, signal }), signal)
    await writer.end({ state: 'done', summaryId })
    return 'done'
  } catch (error) {
    const reason: unknown = signal.aborted ? signal.reason : error
    const problem = problemOf(reason)
    if (problem === null) throw reason
    if (problem.code === 'INTERNAL') log.error({ err: reason, runId: run.id }, 'a run failed')
    await writer.end({ state: 'failed', problem })
    return 'failed'
  }
}

/** An engine that does not heed its signal must not hold up the run. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const give = (): void => reject(signal.reason)
  signal.addEventListener('abort', give, { once: true })
  if (signal.aborted) give()
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', give)
    work.catch(() => undefined)
  }
}

/** What the followers are told; `null` when the run is not over with it. */
function problemOf(reason: unknown): RunProblem | null {
  if (reason instanceof AppError) {
    const { code, detail, retryAfterSeconds, videoTitle } = reason
    return {
      code,
      detail,
      ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
      ...(videoTitle === null ? {} : { videoTitle }),
    }
  }
  const isOurs = reason instanceof RunLost || isStop(reason) || isConnectionFailure(reason)
  return isOurs ? null : { code: 'INTERNAL', detail: unforeseenDetail }
}

/** Ends this attempt, not the run. */
async function handOver(
  { orm, log }: RunJobNeeds,
  run: ClaimedRun,
  error: unknown,
  signals: { attempt: AbortSignal; stopping: AbortSignal },
): Promise<JobOutcome> {
  if (error instanceof RunLost) return 'lost'
  if (!signals.stopping.aborted) log.warn({ err: error, runId: run.id }, 'a run is given back')
  return (await requeueRun(orm, run)) ? 'given-back' : 'lost'
}

async function beat({ orm }: RunJobNeeds, run: ClaimedRun, lose: () => void): Promise<void> {
  // While the database is away nobody else can take the run either.
  const isOurs = await beatRun(orm, run).catch(() => true)
  if (!isOurs) lose()
}

function isStop(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError'
}

function timedOut(): AppError {
  return new AppError('SUMMARY_TIMEOUT', 'The summary took too long and was stopped. Please try again.')
}
