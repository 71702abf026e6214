import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import { webhookStates } from '#messages/webhook-states.ts'
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
  if (state === 'on') return webhookStates.on
  if (state === 'failing') {
    return failingSince === null ? webhookStates.failing : webhookStates.failingSince(formatDay(failingSince))
  }
  const since = offAt === null ? webhookStates.off : webhookStates.offSince(formatDay(offAt))
  return offReason === null || offReason === 'owner'
    ? since
    : webhookStates.offBecause[offReason](since, failingDays)
}
