import type { Member } from '#server/features/accounts/service.ts'
import type { Quota } from '#server/features/quota/service.ts'
import type { TranscriptSubject } from '#server/features/transcripts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { SummaryDeps } from './context.ts'
import { defaultOptions } from './present.ts'
import { summarize } from './summarize.ts'

/** What came of an order: the quota is used up, the summary is in the history already, or a run makes it. */
export type Ordered =
  | { outcome: 'locked' }
  | { outcome: 'delivered'; historyId: string | null }
  | { outcome: 'started'; runId: string }

/**
 * Orders the default summary of a subject for an account and does not wait for it: it is delivered to the history like any other, and
 * counts once however often it is ordered. Not one of the calls that a user may make in a minute.
 * @throws AppError
 */
export async function orderSummary(
  deps: SummaryDeps,
  { actor, subject }: { actor: Member; subject: TranscriptSubject },
  signal: AbortSignal,
): Promise<Ordered> {
  const request = {
    actor,
    subject,
    options: defaultOptions,
    onCounted: () => undefined,
    onStored: () => Promise.resolve(),
  }
  const events = summarize({ ...deps, quota: withoutCallLimit(deps.quota) }, request, { seq: 0, signal })
  for await (const event of events) {
    // Leaving the loop changes nothing of the run.
    if (event.event === 'run') return { outcome: 'started', runId: event.data.runId }
    if (event.event === 'done') {
      return event.data.locked
        ? { outcome: 'locked' }
        : { outcome: 'delivered', historyId: event.data.historyId }
    }
  }
  throw new AppError('SHUTTING_DOWN', 'The server is restarting. Please try again.', { retryAfterSeconds: 5 })
}

/** The quota, for summaries that are not among the calls that a user may make in a minute. */
export function withoutCallLimit(quota: Quota): Quota {
  return {
    ...quota,
    countRequest: () => Promise.resolve(null),
    countStoredRequest: () => Promise.resolve(null),
  }
}
