import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'

/** What it takes to run the site. */
export type AdminDeps = AccountDeps & SummaryDeps

/** How a page of a list is asked for. */
export type PageQuery = { cursor?: string | undefined; limit: number }
