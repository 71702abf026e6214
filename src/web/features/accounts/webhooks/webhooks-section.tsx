import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Webhook } from '#contract/webhooks.ts'
import { maxWebhookUrl, webhookEvents, webhookEventTexts } from '#product/webhooks.ts'
import type { WebhookEventName } from '#product/webhooks.ts'
import { api } from '#web/api/api.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { FormEnd } from '#web/ui/form-end.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { NewSecretDialog, SomeOf, useSomeOf } from '../new-secret-dialog.tsx'
import type { SecretFormProps } from '../new-secret-dialog.tsx'
import { Section } from '../page/section.tsx'
import { ProgramList } from '../program-list.tsx'
import { hostOf, stateOfWebhook, webhooksQuery, refreshWebhooks } from './webhook-query.ts'

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

/** Makes a webhook, and shows its secret this once. */
function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  return (
    <NewSecretDialog
      make={(wanted: WantedWebhook) => api('POST /api/webhooks', { body: wanted })}
      refresh={refreshWebhooks}
      Form={NewWebhookForm}
      asking={{ title: 'New webhook', description: 'An https address on the public internet.' }}
      made={{
        title: 'Your signing secret',
        description: "It proves that a call is ours. Copy it now. We can't show it again.",
        label: 'Secret',
        copyLabel: 'Copy secret',
      }}
      onClose={onClose}
    />
  )
}

type WantedWebhook = { url: string; events: WebhookEventName[] }

function NewWebhookForm({ onSubmit, end }: SecretFormProps<WantedWebhook>) {
  const events = useSomeOf<WebhookEventName>(webhookEvents)
  const { field, formProps } = useForm({
    initial: () => ({ url: '' }),
    validate: ({ url }) => {
      events.check()
      return URL.canParse(url.trim()) ? {} : { url: 'Give a whole address, like https://example.com/hook.' }
    },
    onValid: ({ url }) => {
      if (events.chosen.length > 0 && !end.isBusy) onSubmit({ url: url.trim(), events: [...events.chosen] })
    },
  })
  return (
    <form {...formProps} className="mt-4 space-y-5">
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        placeholder="https://example.com/hook"
        maxLength={maxWebhookUrl}
        autoComplete="off"
        {...field('url')}
      />
      <SomeOf
        some={events}
        label="Call it when"
        values={webhookEvents}
        texts={webhookEventTexts}
        missing="Choose at least one event."
      />
      <FormEnd {...end} submit="Create webhook" />
    </form>
  )
}
