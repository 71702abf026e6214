import type { Webhook } from '#contract/webhooks.ts'

/** How a webhook is doing. Days come in as they are written. */
export const webhookStates = {
  on: 'On',
  failing: 'Failing',
  failingSince: (day: string) => `Failing since ${day}`,
  off: 'Off',
  offSince: (day: string) => `Off since ${day}`,
  /** Off, and why: `since` is one of the two above. */
  offBecause: {
    failing: (since: string, days: number) => `${since}: nothing arrived for ${days} days`,
    gone: (since: string) => `${since}: the server answered 410`,
  } satisfies Record<Exclude<NonNullable<Webhook['offReason']>, 'owner'>, unknown>,
}
