import { plans } from '#product/plans.ts'
import { savableFormats } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Actor } from '../context.ts'

type Caller = Pick<Actor, 'plan' | 'user'>

/** Whether the plan of a caller, or the operator, lets them save summaries. */
export function canDownload({ plan, user }: Caller): boolean {
  return plans[plan].canDownload || user?.isPrivileged === true
}

/** Refuses a caller who may not save files of this format. @throws AppError `FORBIDDEN` */
export function requireDownload(caller: Caller, format: SummaryFormat): void {
  if (!savableFormats(canDownload(caller)).includes(format)) throw noDownloads()
}

/** The failure of a call that would save what the plan does not let. */
export function noDownloads(): AppError {
  return new AppError('FORBIDDEN', "Your plan doesn't include downloads of summaries.")
}
