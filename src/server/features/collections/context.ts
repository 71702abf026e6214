import { AppError } from '#core/app-error.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { ListDeps } from '#server/features/playlists/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { OverviewEngine } from '#server/ports/model-engines.ts'
import type { LineChecks } from '#server/ports/summary-engine.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'

/** Dependencies of collections. */
export type CollectionDeps = SummaryDeps & AccountDeps & Pick<ListDeps, 'db'>

/** Dependencies of their overviews. */
export type OverviewDeps = CollectionDeps & {
  log: Log
  /** `null` without a language model: then the first insight of each video is all. */
  overviewEngine: OverviewEngine | null
  lineChecks: LineChecks
  callCounter: CallCounter
}

/** Dependencies of the work on their videos. */
export type WorkDeps = OverviewDeps & { clock: Pick<Clock, 'wait'> }

/** The failure of a call about a collection that is not the caller's, or not there. */
export function noSuchCollection(): AppError {
  return new AppError('NOT_FOUND', "There's no such collection.")
}
