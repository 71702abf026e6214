import { addressKey } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { CallCounter } from '#server/rate-limit/call-counter.ts'
import type { Buyer } from './buyer.ts'

const windowSeconds = 3600
const detail =
  'Too many plans were ordered without signing in. Nothing was charged. You can sign in to continue.'
const perBrowser = { limit: 10, windowSeconds, detail }
const perNetwork = { limit: 30, windowSeconds, detail }
const perAddress = { limit: 5, windowSeconds, detail }

/**
 * Counts the order of a buyer who only typed the address, whatever that owns: each makes a subscription at the provider and
 * a row of the address's owner. A signed-in buyer gets the open checkout again, and is not counted.
 * @throws AppError `RATE_LIMITED`
 */
export async function countTypedOrder(
  { secret, callCounter }: Pick<AccountDeps, 'secret'> & { callCounter: CallCounter },
  { actor, email, isProven }: Buyer,
): Promise<void> {
  if (isProven) return
  // The address last: a caller who is refused before takes nothing from its owner.
  await callCounter.count(`orders/browser/${actor.visitorId ?? ''}`, perBrowser)
  await callCounter.count(`orders/network/${actor.network}`, perNetwork)
  await callCounter.count(`orders/address/${addressKey(secret, email)}`, perAddress)
}
