import type { SummaryAnswer } from '#contract/summaries.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { SummaryDeps } from './context.ts'
import { defaultOptions } from './present.ts'
import { summarize } from './summarize.ts'

/** Makes the default summary of a video for an account, whose quota is charged, and waits for it. @throws AppError */
export async function summarizeToEnd(
  deps: SummaryDeps,
  { actor, videoUrl }: { actor: Actor; videoUrl: string },
  signal: AbortSignal,
): Promise<SummaryAnswer> {
  const request = {
    actor,
    subject: { videoUrl },
    options: defaultOptions,
    onCounted: () => undefined,
    onStored: () => Promise.resolve(),
  }
  for await (const event of summarize(deps, request, { seq: 0, signal })) {
    if (event.event === 'done') return event.data
  }
  throw new AppError('SHUTTING_DOWN', 'The server is restarting. Please try again.', { retryAfterSeconds: 5 })
}
