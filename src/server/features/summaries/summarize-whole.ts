import type { SummaryAnswer } from '#contract/summaries.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { summarize } from './summarize.ts'
import type { SummaryDeps } from './summarize.ts'

const [style] = summaryStyles
const [language] = summaryLanguages

/** Makes the usual summary of a video for somebody and gives it when it is there. @throws AppError */
export async function summarizeWhole(
  deps: SummaryDeps,
  { actor, videoUrl }: { actor: Visitor; videoUrl: string },
  signal: AbortSignal,
): Promise<SummaryAnswer> {
  const request = { actor, subject: { videoUrl }, wish: { style, language }, onCounted: () => undefined }
  const following = { seq: 0, signal, isHandedOver: () => false }
  for await (const event of summarize(deps, request, following)) if (event.event === 'done') return event.data
  throw new AppError('SHUTTING_DOWN', 'The server is restarting. Please try again.', { retryAfterSeconds: 5 })
}
