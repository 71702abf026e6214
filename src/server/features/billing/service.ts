import type { AccountHook } from '#server/features/accounts/service.ts'
import { billingHook as part } from './account-hook.ts'

/** What billing has to do with an account: its export and its end. */
export const billingHook: AccountHook = part
