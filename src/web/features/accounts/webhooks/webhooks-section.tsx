import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Webhook } from '#contract/webhooks.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { Section } from '../page/section.tsx'
import { ProgramList } from '../program-list.tsx'
import { NewWebhookDialog } from './new-webhook-dialog.tsx'
import { hostOf, stateOfWebhook, webhooksQuery } from './webhook-query.ts'

/** The part of the account page about webhooks. */
export function WebhooksSection() {
  return (
    <Section title="Webhooks" text="We call your server when a summary or a digest is ready.">
      <WebhookList />
    </Section>
  )
}

function WebhookList() {
  return (
    <ProgramList
      query={useQuery(webhooksQuery)}
      noun="webhook"
      listOf={({ webhooks, max }) => ({
        rows: webhooks.map((webhook) => <WebhookRow key={webhook.id} webhook={webhook} />),
        max,
      })}
      help={{ to: '/developers#webhooks', text: 'How to verify a call' }}
      NewDialog={NewWebhookDialog}
    />
  )
}

/** One webhook: where it leads, what it is called about, how it is doing, and the way to all of it. */
function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, url, events, state } = webhook
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{hostOf(url)}</span>
          {state !== 'on' && <Badge tone="warn">{state === 'off' ? 'Off' : 'Failing'}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{events.join(', ')}</p>
        <p className="text-sm text-muted">{stateOfWebhook(webhook)}</p>
      </div>
      <Link
        to={`/account/webhooks/${id}`}
        aria-label={`Open ${hostOf(url)}`}
        className={buttonClasses({ variant: 'secondary' })}
      >
        Open
      </Link>
    </li>
  )
}
