import type { AccountNeeds, AccountPart } from '#server/features/accounts/service.ts'

/** What it takes to show an account to its owner, and to end it. */
export type ProfileNeeds = AccountNeeds & { accountParts: readonly AccountPart[] }
