import { useQuery } from '@tanstack/react-query'
import type { Webhook } from '#contract/webhooks.ts'
import { ProgramUse } from '../program-use.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { deliveriesQuery, hostOf, stateOfWebhook } from './webhook-query.ts'

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
