import type { LockedSummary, SummaryEvent } from '#contract/summaries.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { accountState } from '#web/lib/account-state.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { api } from '#web/lib/api.ts'
import { signInAgain } from '#web/lib/heed-refusal.ts'
import { noteStanding } from '#web/lib/note-standing.ts'
import { readAccount } from '#web/lib/read-account.ts'
import { countSummary } from '#web/lib/stored-person.ts'
import { ConnectionLost, problemFailure, summaryFailure, toFailure } from './failure.ts'
import type { Failure } from './failure-shape.ts'
import { isFailureText } from './failure-text.ts'
import { followRun } from './follow-run.ts'
import { keepOrder } from './kept-order.ts'
import type { DeliveredSummary, Order, SummarizerAction } from './summarizer-state.ts'

/** How an order ended; `stopped` when the person cancelled it. */
export type Outcome =
  | { result: 'transcript'; transcript: Transcript; cached: boolean; fromPlaylist: boolean }
  | { result: 'summary'; summary: DeliveredSummary }
  | { result: 'locked'; locked: LockedSummary }
  | { result: 'email-needed' }
  | { result: 'failure'; failure: Failure }
  | { result: 'stopped' }

/** `told` hands on each event of a summary to those who show it while it is written. */
export type OrderProgress = SummarizerAction | { type: 'told'; event: SummaryEvent }

type Progress = (progress: OrderProgress) => void

type Options = { signal: AbortSignal; onProgress: Progress; runId?: string }

/**
 * Carries out one order and tells of its stages. Never throws: what goes wrong is an outcome. Who was signed out
 * meanwhile signs in again, and the order goes on where they come back to.
 */
export async function runOrder(order: Order, options: Options): Promise<Outcome> {
  const outcome = await attempt(order, options)
  if (outcome.result === 'summary') countSummary()
  if (outcome.result === 'summary' || outcome.result === 'transcript' || outcome.result === 'stopped') {
    return outcome
  }
  if (!(await isSignedOutMeanwhile())) return outcome
  keepOrder(order)
  return { result: 'stopped' }
}

/** A refusal may come of a session that has ended: without it one is a visitor, with another allowance. */
async function isSignedOutMeanwhile(): Promise<boolean> {
  if (accountState().status !== 'signed-in') return false
  const { status } = await readAccount({ fresh: true })
  if (status !== 'signed-out') return false
  signInAgain()
  return true
}

async function attempt(order: Order, { signal, onProgress, runId }: Options): Promise<Outcome> {
  try {
    if (order.kind !== 'transcribe')
      return await runSummary(order, { signal, onProgress, ...(runId === undefined ? {} : { runId }) })
    const answer = await api('POST /api/transcribe', { body: { videoUrl: order.videoUrl } }, { signal })
    return { result: 'transcript', ...answer }
  } catch (error) {
    if (signal.aborted) return { result: 'stopped' }
    if (error instanceof ApiError && error.problem?.code === 'EMAIL_REQUIRED')
      return { result: 'email-needed' }
    return { result: 'failure', failure: toFailure(error) }
  }
}

async function runSummary(
  order: Exclude<Order, { kind: 'transcribe' }>,
  { signal, onProgress, runId }: Options,
): Promise<Outcome> {
  const outcomes: Outcome[] = []
  const onEvent = (event: SummaryEvent): void => {
    onProgress({ type: 'told', event })
    const outcome = readEvent(event, onProgress)
    if (outcome !== null) outcomes.push(outcome)
  }
  await followRun(order, { signal, onEvent, ...(runId === undefined ? {} : { runId }) })
  const [outcome] = outcomes
  if (outcome === undefined) throw new ConnectionLost('The stream ended before the summary was there.')
  return outcome
}

function readEvent(event: SummaryEvent, onProgress: Progress): Outcome | null {
  switch (event.event) {
    case 'stage':
      onProgress({ type: 'staged', stage: event.data.text })
      return null
    case 'run':
    case 'gist':
    case 'text':
    case 'insight':
    case 'chapter':
    case 'restarted':
      return null
    case 'video':
      onProgress({ type: 'video-known', video: event.data })
      return null
    case 'done':
      noteStanding(event.data.user)
      if (event.data.locked) return { result: 'locked', locked: event.data }
      return isFailureText(event.data.summary)
        ? { result: 'failure', failure: summaryFailure(event.data.summary, ['retry', 'another']) }
        : { result: 'summary', summary: event.data }
    case 'problem':
  }
  return { result: 'failure', failure: problemFailure(event.data) }
}
