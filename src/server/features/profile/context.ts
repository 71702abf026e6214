import type { Log } from '#server/db/log.ts'
import type { AccountHook, AccountDeps } from '#server/features/accounts/service.ts'
import type { Mailer } from '#server/ports/mailer.ts'

/** Dependencies of showing, exporting and deleting an account. */
export type ProfileDeps = AccountDeps & {
  accountHooks: readonly AccountHook[]
  mailer: Mailer
  log: Log
}
