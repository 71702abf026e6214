import { maxWebhookUrl, webhookEvents, webhookEventTexts } from '#product/webhooks.ts'
import type { WebhookEventName } from '#product/webhooks.ts'
import { api } from '#web/api/api.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { NewSecretDialog, SecretFormEnd } from '../new-secret-dialog.tsx'
import type { SecretFormProps } from '../new-secret-dialog.tsx'
import { SomeOf, useSomeOf } from '../some-of.tsx'
import { refreshWebhooks } from './webhook-query.ts'

/** Makes a webhook, and shows its secret this once. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
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

function NewWebhookForm({ onSubmit, ...end }: SecretFormProps<WantedWebhook>) {
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
      <SecretFormEnd {...end} submit="Create webhook" />
    </form>
  )
}
