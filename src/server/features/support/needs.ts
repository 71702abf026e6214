import type { Log } from '#server/db/log.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { Mailer } from '#server/ports/mailer.ts'

/** What it takes to pass on what people ask. */
export type SupportDeps = AccountDeps & {
  mailer: Mailer
  /** Where help requests are mailed; `null` keeps them in the list of the admins only. */
  supportEmail: string | null
  log: Log
}
