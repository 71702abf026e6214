import type { Summary, SummaryAnswer } from '#contract/summaries.ts'
import { exampleVideos } from '#product/examples.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { unlimitedQuota } from '#server/features/quota/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { noHistory } from './context.ts'
import type { SummaryDeps } from './context.ts'
import { defaultOptions, engineVariant } from './keys.ts'
import { presentSummary } from './present.ts'
import { summarize } from './summarize.ts'

/** The caller for whom examples are made: without an account and a browser. */
const noActor: Actor = { visitorId: null, user: null, plan: 'free', paidSince: null, network: '' }

/**
 * The summary of an example video; made when it is not stored.
 * @throws AppError `NOT_FOUND` for any other video
 */
export async function getExample(deps: SummaryDeps, videoId: string, signal: AbortSignal): Promise<Summary> {
  if (!exampleVideos.some((example) => example.videoId === videoId)) {
    throw new AppError('NOT_FOUND', "This video isn't one of the examples.")
  }
  const stored = await deps.summaries.find({ videoId }, engineVariant(deps.engine.identity, defaultOptions))
  if (stored !== null) return presentSummary(stored)
  const uncounted = { ...deps, quota: unlimitedQuota, history: noHistory }
  const answer = await summarizeToEnd(uncounted, { actor: noActor, videoUrl: videoId }, signal)
  if (answer.locked) throw new Error('A quota that never ends was used up')
  const { locked: _open, remainingCount: _left, showPaywall: _wall, user: _none, ...summary } = answer
  return summary
}

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
