import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Webhook } from '#contract/webhooks.ts'
import { failureText, isNotFound } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { deliveriesQuery, hostOf, stateOfWebhook } from './webhook-query.ts'

/** A webhook of the account, with its deliveries. */
export function WebhookUse({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(deliveriesQuery(id))
  return (
    <div className="mt-6 space-y-6">
      <p>
        <Link to="/account" className="underline hover:text-accent">
          Back to your account
        </Link>
      </p>
      {data !== undefined && <Heading webhook={data.webhook} />}
      {data !== undefined && <WebhookActions webhook={data.webhook} />}
      {data !== undefined && <DeliveryList {...data} />}
      {data === undefined && error === null && <TextSkeleton label="Loading..." />}
      {error !== null && (
        <p role="alert">
          {isNotFound(error) ? "There's no such webhook. It may have been deleted." : failureText(error)}
        </p>
      )}
      {!isNotFound(error) && (
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {error === null ? 'Refresh' : 'Try again'}
        </Button>
      )}
    </div>
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
