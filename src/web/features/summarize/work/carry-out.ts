import { lostConnection } from './lost-connection.ts'
import type { Outcome, runOrder } from './run-order.ts'

/** Carries out an order. What can do so is no part of the first load; when it cannot be had, that is a failure too. */
export async function carryOut(...order: Parameters<typeof runOrder>): Promise<Outcome> {
  const runner = await import('./run-order.ts').catch(() => null)
  return runner === null ? { result: 'failure', failure: lostConnection } : await runner.runOrder(...order)
}
