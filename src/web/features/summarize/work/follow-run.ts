import type { SummaryEvent } from '#contract/summaries.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { apiEvents } from '#web/lib/api.ts'
import { ConnectionLost } from './failure.ts'
import { keepRun } from './kept-run.ts'
import type { KeptRun } from './kept-run.ts'
import { requestBody } from './request-body.ts'

type SummaryOrder = KeptRun['order']
type Options = { signal: AbortSignal; onEvent: (event: SummaryEvent) => void; runId?: string }

const retryMs = 1000
/** Tries one after the other in which nothing came. */
const maxTries = 5

/**
 * Hands on the events of a summary to its end. When the connection breaks it asks for the rest, from the event after
 * the last one that came; what the server gave up meanwhile, because nobody seemed to wait, is ordered anew, once.
 * Throws as `apiEvents` does, `ConnectionLost` when there is no coming back.
 */
export async function followRun(order: SummaryOrder, { signal, onEvent, runId }: Options): Promise<void> {
  const progress = { runId: runId ?? null, lastEventId: '', ended: false, tries: 0 }
  let canOrderAnew = runId === undefined
  const take = (event: SummaryEvent, id: string): void => {
    progress.lastEventId = id
    progress.tries = 0
    if (event.event === 'run') {
      progress.runId = event.data.runId
      keepRun({ runId: event.data.runId, order, path: location.pathname })
    }
    if (event.event === 'done' || event.event === 'problem') progress.ended = true
    onEvent(event)
  }
  try {
    for (;;) {
      const failure = await ask(order, progress, { signal, onEvent: take }).then(
        () => null,
        (error: unknown) => ({ error }),
      )
      if (progress.ended) return
      if (progress.runId !== null && canOrderAnew && isGivenUp(failure?.error)) {
        canOrderAnew = false
        Object.assign(progress, { runId: null, lastEventId: '' })
        onEvent({ event: 'restarted', data: {} })
        continue
      }
      if (failure !== null && (progress.runId === null || !isBroken(failure.error))) throw failure.error
      progress.tries += 1
      if (progress.runId === null || progress.tries > maxTries) {
        throw new ConnectionLost('The stream ended before the summary was there.')
      }
      await pause(signal)
    }
  } finally {
    // An aborted one may only be the page that goes away; who cancels forgets the run.
    if (!signal.aborted) keepRun(null)
  }
}

async function ask(
  order: SummaryOrder,
  { runId, lastEventId }: { runId: string | null; lastEventId: string },
  options: { signal: AbortSignal; onEvent: (event: SummaryEvent, id: string) => void },
): Promise<void> {
  if (runId !== null) {
    const after = lastEventId === '' ? {} : { lastEventId }
    await apiEvents('GET /api/runs/:id/events', { params: { id: runId } }, { ...options, ...after })
    return
  }
  await apiEvents('POST /api/summarize', { body: requestBody(order) }, options)
}

/** No answer, or one of a server that stops or is too busy (503): all of them pass. */
function isBroken(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 503)
}

function isGivenUp(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'NOT_FOUND'
}

async function pause(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, retryMs)
  signal.addEventListener('abort', () => resolve(), { once: true })
  await promise
  clearTimeout(timer)
  signal.throwIfAborted()
}
