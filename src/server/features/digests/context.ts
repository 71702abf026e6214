import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import type { Log } from '#server/lib/log.ts'
import type { Mailer } from '#server/ports/senders.ts'

/** Dependencies of reading digests. */
export type DigestDeps = AccountDeps & Pick<SummaryDeps, 'summaries'>

/** Dependencies of making digests and sending them. */
export type DigestWorkDeps = DigestDeps & { mailer: Mailer; log: Log; publicUrl: string | null }
