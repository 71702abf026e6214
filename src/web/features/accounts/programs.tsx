import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ApiKey } from '#contract/keys.ts'
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import { controls } from '#messages/controls.ts'
import { keyFacts } from '#messages/key-facts.ts'
import { programs } from '#messages/programs.ts'
import { webhookStates } from '#messages/webhook-states.ts'
import { failingDays } from '#product/webhooks.ts'
import { failureText, isNotFound } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { formatDay, formatZonedDay, timeAgo } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'

const keysKey = ['api-keys'] as const

/** The keys of the account, read again whenever the list is opened: a program may have used them since. */
export const keysQuery = {
  queryKey: keysKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => api('GET /api/keys', {}, { signal }),
  staleTime: 0,
}

/** One key with its last calls. */
export function keyUseQuery(id: string) {
  return {
    queryKey: ['api-key-calls', id] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api('GET /api/keys/:id/calls', { params: { id } }, { signal }),
    staleTime: 0,
  }
}

/** Has the list of keys read again, after one was made or deleted. */
export async function refreshKeys(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keysKey })
}

const hourMs = 60 * 60 * 1000

/** The end of a key, as text. */
export function endOfKey({ expiresAt, isExpired }: ApiKey): string {
  if (expiresAt === null) return keyFacts.noEnd
  const day = formatZonedDay(expiresAt)
  return isExpired ? keyFacts.ended(day) : keyFacts.ends(day)
}

/** The last use of a key as text, to the hour as it is stored. `now` is in ms since 1970. */
export function lastUseOfKey({ lastUsedAt }: ApiKey, now: number): string {
  if (lastUsedAt === null) return keyFacts.neverUsed
  const isThisHour = now - new Date(lastUsedAt).getTime() < hourMs
  return isThisHour ? keyFacts.usedThisHour : keyFacts.lastUsed(timeAgo(lastUsedAt, now))
}

const webhooksKey = ['webhooks'] as const

/** The webhooks of the account, read again whenever the list is opened: one may have failed since. */
export const webhooksQuery = {
  queryKey: webhooksKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => api('GET /api/webhooks', {}, { signal }),
  staleTime: 0,
}

/** The interval in ms at which a waiting delivery is read again. */
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

/** The state of a webhook, as text. */
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

type Props<Data> = {
  query: UseQueryResult<Data>
  noun: 'key' | 'webhook'
  children: (data: Data, now: number) => ReactNode
}

/** The recent use of a key or a webhook of the account. `now` is in milliseconds since 1970. */
export function ProgramUse<Data>({ query, noun, children }: Props<Data>) {
  const { data, dataUpdatedAt, error, refetch, isFetching } = query
  return (
    <div className="mt-6 space-y-6">
      <p>
        <Link to="/account" className="underline hover:text-accent">
          {programs.back}
        </Link>
      </p>
      {data !== undefined && children(data, dataUpdatedAt)}
      {data === undefined && error === null && <TextSkeleton label={controls.loading} />}
      {error !== null && (
        <p role="alert">{isNotFound(error) ? programs.missing[noun] : failureText(error)}</p>
      )}
      {!isNotFound(error) && (
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {error === null ? programs.refresh : controls.tryAgain}
        </Button>
      )}
    </div>
  )
}
