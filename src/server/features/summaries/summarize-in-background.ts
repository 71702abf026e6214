import type { SummaryAnswer } from '#contract/summaries.ts'
import { watchUrl } from '#product/watch-url.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { SummaryDeps } from './context.ts'
import type { SummaryOptions } from './present.ts'
import { withoutCallLimit } from './order-summary.ts'
import { summarize } from './summarize.ts'

/**
 * Makes the summary of a video for an account that does not wait for it, and gives it when it is there. Its quota is charged; the
 * requests of its minute are not counted, for who calls this has a pace of its own.
 * @throws AppError
 */
export async function summarizeInBackground(
  deps: SummaryDeps,
  { actor, videoId, options }: { actor: Member; videoId: string; options: SummaryOptions },
  signal: AbortSignal,
): Promise<SummaryAnswer> {
  const request = {
    actor,
    subject: { videoUrl: watchUrl(videoId) },
    options,
    onCounted: () => undefined,
    onStored: () => Promise.resolve(),
  }
  for await (const event of summarize({ ...deps, quota: withoutCallLimit(deps.quota) }, request, {
    seq: 0,
    signal,
  })) {
    if (event.event === 'done') return event.data
  }
  throw new AppError('SHUTTING_DOWN', 'The server is restarting. Please try again.', { retryAfterSeconds: 5 })
}
