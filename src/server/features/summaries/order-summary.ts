import type { SummaryAnswer } from '#contract/summaries.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { TranscriptSubject } from '#server/features/transcripts/service.ts'
import { shuttingDown } from '#server/http/availability.ts'
import type { SummaryDeps } from './context.ts'
import type { SummaryStreamEvent } from './deliver.ts'
import { defaultOptions } from './present.ts'
import type { SummaryOptions } from './present.ts'
import { summarize } from './summarize.ts'

/** A summary for an account without a stream: default style, language and form unless named. */
type Order = { actor: Actor; subject: TranscriptSubject; options?: Partial<SummaryOptions> }

/** The result of an order: the quota is used up, the summary is in the history already, or a run makes it. */
type Ordered =
  | { outcome: 'locked' }
  | { outcome: 'delivered'; historyId: string | null }
  | { outcome: 'started'; runId: string }

/**
 * Orders a summary for an account and does not wait for it: it is delivered to the history like any other,
 * and counts once however often it is ordered.
 * @throws AppError
 */
export async function orderSummary(deps: SummaryDeps, order: Order, signal: AbortSignal): Promise<Ordered> {
  // Leaving the events changes nothing of the run.
  return await findEvent(deps, order, signal, ({ event, data }) => {
    if (event === 'run') return { outcome: 'started', runId: data.runId }
    if (event !== 'done') return null
    return data.locked ? { outcome: 'locked' } : { outcome: 'delivered', historyId: data.historyId }
  })
}

/**
 * Makes a summary for an account, whose quota is charged, and gives it when it is there; `onReserved` is
 * called, more than once, when the quota has been asked.
 * @throws AppError
 */
export async function summarizeToEnd(
  deps: SummaryDeps,
  order: Order,
  signal: AbortSignal,
  onReserved: () => void = () => undefined,
): Promise<SummaryAnswer> {
  return await findEvent(deps, order, signal, ({ event, data }) => {
    onReserved()
    return event === 'done' ? data : null
  })
}

/** The result of `read` for the first event for which it gives one. */
async function findEvent<T>(
  deps: SummaryDeps,
  { actor, subject, options }: Order,
  signal: AbortSignal,
  read: (event: SummaryStreamEvent) => T | null,
): Promise<T> {
  const request = {
    actor,
    subject,
    options: { ...defaultOptions, ...options },
    onCounted: () => undefined,
    onStored: () => Promise.resolve(),
  }
  for await (const event of summarize(deps, request, { seq: 0, signal })) {
    const found = read(event)
    if (found !== null) return found
  }
  throw shuttingDown()
}

/** For summaries outside of a user's calls a minute, since their sender has its own pace. */
export function withoutCallLimit<D extends SummaryDeps>(deps: D): D {
  const quota = {
    ...deps.quota,
    countRequest: () => Promise.resolve(null),
    countStoredRequest: () => Promise.resolve(null),
  }
  return { ...deps, quota }
}
