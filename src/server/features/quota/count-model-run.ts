import { visitorRunsPerMinute } from '#product/plans.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { CallCounter, CallLimit } from '#server/rate-limit/call-counter.ts'

const perNetwork: CallLimit = {
  limit: visitorRunsPerMinute,
  windowSeconds: 60,
  detail: 'Your network has asked the AI very often this minute. You can sign in to continue.',
}

/**
 * Counts a run of a model before it starts, for all visitors of a network together: cookies can be collected. Accounts are not
 * counted here.
 * @throws AppError `RATE_LIMITED`
 */
export async function countModelRun(
  callCounter: CallCounter,
  { user, network }: Pick<Actor, 'user' | 'network'>,
): Promise<void> {
  if (user === null) await callCounter.count(`model runs/network/${network}`, perNetwork)
}
