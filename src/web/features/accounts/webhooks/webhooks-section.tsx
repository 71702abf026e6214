import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Webhook } from '#contract/webhooks.ts'
import { webhookTexts } from '#messages/webhook-texts.ts'
import { maxWebhookUrl, webhookEvents } from '#product/webhooks.ts'
import type { WebhookEventName } from '#product/webhooks.ts'
import { callOnce } from '#web/api/call-once.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormEnd, useForm } from '#web/ui/form.tsx'
import { ProgramList } from '../account-lists.tsx'
import { NewSecretDialog, SomeOf, useSomeOf } from '../new-secret-dialog.tsx'
import type { SecretFormProps } from '../new-secret-dialog.tsx'
import { Section } from '../page/account-section.tsx'
import { hostOf, stateOfWebhook, webhooksQuery, refreshWebhooks } from '../programs.tsx'

/** The part of the account page about webhooks. */
export function WebhooksSection() {
  return (
    <Section title={webhookTexts.title} text={webhookTexts.text}>
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
      help={{ to: '/developers#webhooks', text: webhookTexts.help }}
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
          {state !== 'on' && (
            <Badge tone="warn">{state === 'off' ? webhookTexts.off : webhookTexts.failing}</Badge>
          )}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{events.join(', ')}</p>
        <p className="text-sm text-muted">{stateOfWebhook(webhook)}</p>
      </div>
      <Link
        to={`/account/webhooks/${id}`}
        aria-label={webhookTexts.openNamed(hostOf(url))}
        className={buttonClasses({ variant: 'secondary' })}
      >
        {webhookTexts.open}
      </Link>
    </li>
  )
}

/** Makes a webhook, and shows its secret this once. */
function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  return (
    <NewSecretDialog
      make={(wanted: WantedWebhook) => callOnce('POST /api/webhooks', { body: wanted })}
      refresh={refreshWebhooks}
      Form={NewWebhookForm}
      asking={{ title: webhookTexts.newWebhook, description: webhookTexts.newWebhookText }}
      made={{
        title: webhookTexts.made,
        description: webhookTexts.madeText,
        label: webhookTexts.secret,
        copyLabel: webhookTexts.copySecret,
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
      return URL.canParse(url.trim()) ? {} : { url: webhookTexts.addressInvalid }
    },
    onValid: ({ url }) => {
      if (events.chosen.length > 0 && !end.isBusy) onSubmit({ url: url.trim(), events: [...events.chosen] })
    },
  })
  return (
    <form {...formProps} className="mt-4 space-y-5">
      <TextField
        label={webhookTexts.address}
        type="url"
        inputMode="url"
        placeholder="https://example.com/hook"
        maxLength={maxWebhookUrl}
        autoComplete="off"
        {...field('url')}
      />
      <SomeOf
        some={events}
        label={webhookTexts.eventsLabel}
        values={webhookEvents}
        texts={webhookTexts.events}
        missing={webhookTexts.eventsMissing}
      />
      <FormEnd {...end} submit={webhookTexts.create} />
    </form>
  )
}
