import type { Run } from '#contract/runs.ts'
import { watchUrl } from '#product/video-link.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { SummaryDeps } from './context.ts'
import { selectOwnRuns } from './runs/requests-repo.ts'

/** The summaries of the caller that are being made, the newest first. */
export async function listRuns({ runs }: Pick<SummaryDeps, 'runs'>, actor: Actor): Promise<Run[]> {
  if (actor.user === null && actor.visitorId === null) return []
  return (await selectOwnRuns(runs.orm, actor)).map(({ videoId, ...run }) => ({
    ...run,
    videoUrl: videoId === null ? null : watchUrl(videoId),
  }))
}
