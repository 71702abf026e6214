import type { Summary, SummaryEvent } from '#contract/summaries.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { api, apiEvents } from '#web/lib/api.ts'
import { ConnectionLost, problemFailure, summaryFailure, toFailure } from './failure.ts'
import type { Failure } from './failure.ts'
import { isFailureText } from './failure-text.ts'
import { requestBody } from './request-body.ts'
import type { Order, SummarizerAction } from './summarizer-state.ts'

/** How an order ended; `stopped` when the person cancelled it. */
export type Outcome =
  | { result: 'transcript'; transcript: Transcript; cached: boolean; fromPlaylist: boolean }
  | { result: 'summary'; summary: Summary }
  | { result: 'failure'; failure: Failure }
  | { result: 'stopped' }

/** `told` hands on each event of a summary to those who show it while it is written. */
export type OrderProgress = SummarizerAction | { type: 'told'; event: SummaryEvent }

type Progress = (progress: OrderProgress) => void

/** Carries out one order and tells of its stages. Never throws: what goes wrong is an outcome. */
export async function runOrder(order: Order, signal: AbortSignal, onProgress: Progress): Promise<Outcome> {
  try {
    if (order.kind !== 'transcribe') return await runSummary(order, signal, onProgress)
    const answer = await api('POST /api/transcribe', { body: { videoUrl: order.videoUrl } }, { signal })
    return { result: 'transcript', ...answer }
  } catch (error) {
    if (signal.aborted) return { result: 'stopped' }
    return { result: 'failure', failure: toFailure(error) }
  }
}

async function runSummary(
  order: Exclude<Order, { kind: 'transcribe' }>,
  signal: AbortSignal,
  onProgress: Progress,
): Promise<Outcome> {
  const outcomes: Outcome[] = []
  const onEvent = (event: SummaryEvent): void => {
    onProgress({ type: 'told', event })
    const outcome = readEvent(event, onProgress)
    if (outcome !== null) outcomes.push(outcome)
  }
  await apiEvents('POST /api/summarize', { body: requestBody(order) }, { signal, onEvent })
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
      return isFailureText(event.data.summary)
        ? { result: 'failure', failure: summaryFailure(event.data.summary, ['retry', 'another']) }
        : { result: 'summary', summary: event.data }
    case 'problem':
  }
  return { result: 'failure', failure: problemFailure(event.data) }
}
