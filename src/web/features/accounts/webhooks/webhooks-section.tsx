import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Webhook } from '#contract/webhooks.ts'
import { failureText } from '#web/api/api-error.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { Section } from '../page/section.tsx'
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
  const { data, error, refetch } = useQuery(webhooksQuery)
  if (data === undefined && error !== null) {
    return (
      <div role="alert">
        <p>{failureText(error)}</p>
        <Button variant="secondary" className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (data === undefined) {
    return (
      <>
        <output className="sr-only">Loading...</output>
        <Skeleton className="h-5 w-48" />
        <Skeleton className="mt-2 h-4 w-64 max-w-full" />
      </>
    )
  }
  const { webhooks, max } = data
  return (
    <>
      {webhooks.length === 0 && <p className="text-muted">You have no webhooks yet.</p>}
      {webhooks.length > 0 && (
        <ul className="-mt-4 divide-y divide-line">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <NewWebhook isFull={webhooks.length >= max} />
        <Link to="/developers#webhooks" className="py-2 underline hover:text-accent">
          How to verify a call
        </Link>
      </div>
      {webhooks.length >= max && (
        <p className="mt-2 text-sm text-muted">You have {max} webhooks. Delete one to make another.</p>
      )}
    </>
  )
}

function NewWebhook({ isFull }: { isFull: boolean }) {
  const [isOpen, setOpen] = useState(false)
  useReturnFocus(isOpen)
  return (
    <>
      <Button variant="secondary" disabled={isFull} onClick={() => setOpen(true)}>
        Create a webhook
      </Button>
      {isOpen && <NewWebhookDialog onClose={() => setOpen(false)} />}
    </>
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
