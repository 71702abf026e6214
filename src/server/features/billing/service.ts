import type { AccountPart } from '#server/features/accounts/service.ts'
import { billingPart as part } from './account-part.ts'

/** What billing has to do with an account: its export and its end. */
export const billingPart: AccountPart = part
