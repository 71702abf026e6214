import type { Log } from '#server/db/log.ts'
import type { AccountHook, AccountDeps } from '#server/features/accounts/service.ts'
import type { Mailer } from '#server/ports/mailer.ts'

/** What it takes to show an account to its owner, and to end it. */
export type ProfileDeps = AccountDeps & {
  accountHooks: readonly AccountHook[]
  mailer: Mailer
  log: Log
}
