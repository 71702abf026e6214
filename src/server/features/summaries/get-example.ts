import { exampleVideos } from '#product/examples.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import { readySummary } from './present.ts'
import { summarize } from './summarize.ts'
import type { SummaryDeps } from './summarize.ts'
import { noShelf } from './shelf.ts'
import { engineVariant } from './summary-key.ts'
import { createUncountedAllowance } from './uncounted-allowance.ts'

/** In whose name examples are made; nobody is counted for them. */
const nobody: Visitor = { visitorId: '', user: null, plan: 'free', paidSince: null, network: '' }
const [style] = summaryStyles
const [language] = summaryLanguages

/**
 * The summary of an example video, as JSON; made when it is not there.
 * @throws AppError `NOT_FOUND` for any other video
 */
export async function getExample(deps: SummaryDeps, videoId: string, signal: AbortSignal): Promise<Buffer> {
  if (!exampleVideos.some((example) => example.videoId === videoId)) {
    throw new AppError('NOT_FOUND', 'This video is not one of the examples.')
  }
  const wish = { style, language }
  const stored = await deps.summaries.find({ videoId }, engineVariant(deps.engine.identity, wish))
  if (stored !== null) return readySummary(stored, { cached: true, fromPlaylist: false }).json
  const uncounted = { ...deps, allowance: createUncountedAllowance(), shelf: noShelf }
  const request = { actor: nobody, subject: { videoUrl: videoId }, wish, onCounted: () => undefined }
  const following = { seq: 0, signal, isHandedOver: () => false }
  for await (const event of summarize(uncounted, request, following)) {
    if (event.event !== 'done' || event.data.locked) continue
    const { locked: _open, remainingCount: _left, showPaywall: _wall, user: _nobody, ...summary } = event.data
    return Buffer.from(JSON.stringify(summary))
  }
  throw new AppError('SHUTTING_DOWN', 'The server is restarting. Please try again.', { retryAfterSeconds: 5 })
}
