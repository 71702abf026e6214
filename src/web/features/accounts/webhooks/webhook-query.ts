import type { Webhook, WebhookDelivery, WebhookFailure } from '#contract/webhooks.ts'
import { failingDays } from '#product/webhooks.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { formatDay } from '#web/text/format-date.ts'

const webhooksKey = ['webhooks'] as const

/** The webhooks of the account, read again whenever the list is opened: one may have failed since. */
export const webhooksQuery = {
  queryKey: webhooksKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => api('GET /api/webhooks', {}, { signal }),
  staleTime: 0,
}

/** How often what waits is looked at again, in ms. */
const lookMs = 2000

/** One webhook with its newest deliveries, read again while one is about to be sent. */
export function deliveriesQuery(id: string) {
  return {
    queryKey: ['webhook-deliveries', id] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api('GET /api/webhooks/:id/deliveries', { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: { deliveries: WebhookDelivery[] } | undefined } }) =>
      state.data?.deliveries.some(isDueNow) === true ? lookMs : false,
  } as const
}

function isDueNow({ state, attempts }: WebhookDelivery): boolean {
  return state === 'waiting' && attempts === 0
}

/** Has the list read again, after a webhook was made, changed or deleted. */
export async function refreshWebhooks(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: webhooksKey })
}

/** Has a webhook and its deliveries read again. */
export async function refreshDeliveries(id: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: deliveriesQuery(id).queryKey })
}

/** The server of an address, which tells webhooks apart. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url
}

/** How a webhook is doing, as text. */
export function stateOfWebhook({ state, offReason, offAt, failingSince }: Webhook): string {
  if (state === 'on') return 'On'
  if (state === 'failing')
    return failingSince === null ? 'Failing' : `Failing since ${formatDay(failingSince)}`
  const since = offAt === null ? 'Off' : `Off since ${formatDay(offAt)}`
  return offReason === null || offReason === 'owner' ? since : `${since}: ${offReasons[offReason]}`
}

const offReasons = {
  failing: `nothing arrived for ${failingDays} days`,
  gone: 'the server answered 410',
} as const

const failureTexts: Readonly<Record<WebhookFailure, string>> = {
  'private-address': 'The name leads to a private address, which we don’t call.',
  'unknown-host': 'There’s no server of this name.',
  unreachable: 'The server didn’t accept the connection.',
  insecure: 'The server’s certificate isn’t valid.',
  closed: 'The server hung up without an answer.',
  timeout: 'No answer in time.',
  'switched-off': 'Not sent, because the webhook was off.',
}

/** What came of the last attempt at a delivery, as text. */
export function outcomeOf({ status, failure }: WebhookDelivery): string | null {
  if (failure !== null) return failureTexts[failure]
  return status === null ? null : `Answered ${status}.`
}
