import type { CurrentUser } from '#contract/auth.ts'
import { accountState, noteAccount } from './account-state.ts'

/** Keeps what an answer says of the allowance and the plan, so that the whole page shows the same. */
export function noteStanding({
  remainingCount,
  planType,
}: Pick<CurrentUser, 'remainingCount' | 'planType'>): void {
  const account = accountState()
  if (account.status !== 'signed-in') return
  noteAccount({ status: 'signed-in', user: { ...account.user, remainingCount, planType } })
}
