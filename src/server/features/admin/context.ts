import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { AppError } from '#server/lib/app-error.ts'

/** Dependencies of the admins' calls. */
export type AdminDeps = AccountDeps & SummaryDeps

/** The query of a page of a list. */
export type PageQuery = { cursor?: string | undefined; limit: number }

/** The failure to find an account by its address; only admins see it. */
export function noSuchUser(): AppError {
  return new AppError('NOT_FOUND', 'No user has this address.')
}
