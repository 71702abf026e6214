import { useQuery, useMutation } from '@tanstack/react-query'
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import { webhookUse } from '#messages/webhook-use.ts'
import { maxWebhookDeliveries } from '#product/webhooks.ts'
import { showFailure } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge, Card } from '#web/ui/card.tsx'
import { deliveriesQuery, hostOf, stateOfWebhook, refreshDeliveries, ProgramUse } from '../programs.tsx'
import { WebhookActions } from './webhook-actions.tsx'

/** A webhook of the account, with its deliveries. */
export function WebhookUse({ id }: { id: string }) {
  return (
    <ProgramUse query={useQuery(deliveriesQuery(id))} noun="webhook">
      {(data) => (
        <>
          <Heading webhook={data.webhook} />
          <WebhookActions webhook={data.webhook} />
          <DeliveryList {...data} />
        </>
      )}
    </ProgramUse>
  )
}

function Heading({ webhook }: { webhook: Webhook }) {
  return (
    <div>
      <h2 className="font-serif text-xl font-semibold wrap-anywhere">{hostOf(webhook.url)}</h2>
      <p className="text-sm wrap-anywhere text-muted">
        <code>{webhook.url}</code>
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        {webhook.events.join(', ')} · {stateOfWebhook(webhook)}
      </p>
    </div>
  )
}

type Props = { webhook: Webhook; deliveries: readonly WebhookDelivery[]; waiting: number }

const tones = { waiting: 'neutral', delivered: 'good', failed: 'warn' } as const

/** The newest deliveries of a webhook, each with what was sent and answered. */
function DeliveryList({ webhook, deliveries, waiting }: Props) {
  if (deliveries.length === 0) return <p className="text-muted">{webhookUse.none}</p>
  const counts = Map.groupBy(deliveries, ({ state }) => state)
  const byState = [...counts].map(([state, { length }]) => webhookUse.counted[state](length))
  const isMoreWaiting = waiting > (counts.get('waiting')?.length ?? 0)
  return (
    <section aria-label={webhookUse.deliveries}>
      <h3 className="font-medium">{webhookUse.newest(maxWebhookDeliveries)}</h3>
      <p className="text-sm text-muted">
        {[...byState, ...(isMoreWaiting ? [webhookUse.waitingInAll(waiting)] : [])].join(' · ')}
      </p>
      <Card className="mt-3 divide-y divide-line px-5 sm:px-6">
        {deliveries.map((delivery) => (
          <Delivery key={delivery.id} webhook={webhook} delivery={delivery} />
        ))}
      </Card>
    </section>
  )
}

function Delivery({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) {
  const { event, state, createdAt } = delivery
  const outcome = outcomeOf(delivery)
  return (
    <details>
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-3">
        <Badge tone={tones[state]}>{webhookUse.states[state]}</Badge>
        <code className="text-sm">{event}</code>
        <time dateTime={createdAt} className="text-sm text-muted">
          {formatMoment(createdAt)}
        </time>
        {outcome !== null && <span className="text-sm text-muted">{outcome}</span>}
      </summary>
      <div className="space-y-3 pb-4 text-sm">
        <p className="text-muted">{webhookUse.list(attemptFacts(delivery))}</p>
        <Text label={webhookUse.sent} text={delivery.body} />
        {delivery.answer !== null && delivery.answer !== '' && (
          <Text label={webhookUse.answer} text={delivery.answer} />
        )}
        <Redeliver webhook={webhook} delivery={delivery} />
      </div>
    </details>
  )
}

function attemptFacts({ attempts, tookMs, nextAt }: WebhookDelivery): string[] {
  return [
    webhookUse.attempts(attempts),
    ...(tookMs === null ? [] : [webhookUse.lastTook(tookMs)]),
    ...(nextAt === null || attempts === 0 ? [] : [webhookUse.nextAt(formatMoment(nextAt))]),
  ]
}

/** The outcome of the last attempt, as text. */
function outcomeOf({ status, failure }: WebhookDelivery): string | null {
  if (failure !== null) return webhookUse.failures[failure]
  return status === null ? null : webhookUse.answered(status)
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="font-medium">{label}</p>
      <pre className="mt-1 rounded-control bg-paper p-3 wrap-anywhere whitespace-pre-wrap">
        <code>{text}</code>
      </pre>
    </div>
  )
}

function Redeliver({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api('POST /api/webhooks/:id/deliveries/:delivery/redeliver', {
        params: { id: webhook.id, delivery: delivery.id },
      }),
    onSuccess: () => refreshDeliveries(webhook.id),
    onError: showFailure,
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      disabled={webhook.state === 'off'}
      busy={isPending}
      onClick={() => mutate()}
    >
      {webhookUse.sendAgain}
    </Button>
  )
}
