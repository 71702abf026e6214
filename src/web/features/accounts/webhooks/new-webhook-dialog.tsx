import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { maxWebhookUrl, webhookEvents, webhookEventTexts } from '#product/webhooks.ts'
import type { WebhookEventName } from '#product/webhooks.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { NewSecret } from '../new-secret.tsx'
import { refreshWebhooks } from './webhook-query.ts'

/** Makes a webhook, and shows its secret this once. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: WantedWebhook) => api('POST /api/webhooks', { body: wanted }),
    onSuccess: async (made) => {
      setSecret(made.secret)
      await refreshWebhooks()
    },
  })
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={secret === null ? 'New webhook' : 'Your signing secret'}
      description={
        secret === null
          ? 'An https address on the public internet.'
          : "It proves that a call is ours. Copy it now. We can't show it again."
      }
    >
      {secret === null ? (
        <NewWebhookForm isBusy={isPending} error={error} onSubmit={mutate} onCancel={onClose} />
      ) : (
        <NewSecret label="Secret" copyLabel="Copy secret" secret={secret} onClose={onClose} />
      )}
    </Dialog>
  )
}

type WantedWebhook = { url: string; events: WebhookEventName[] }

type Props = {
  isBusy: boolean
  error: Error | null
  onSubmit: (wanted: WantedWebhook) => void
  onCancel: () => void
}

function NewWebhookForm({ isBusy, error, onSubmit, onCancel }: Props) {
  const [events, setEvents] = useState<readonly WebhookEventName[]>(webhookEvents)
  const [isMissing, setMissing] = useState(false)
  const { field, formProps } = useForm({
    initial: () => ({ url: '' }),
    validate: ({ url }) => {
      setMissing(events.length === 0)
      return URL.canParse(url.trim()) ? {} : { url: 'Give a whole address, like https://example.com/hook.' }
    },
    onValid: ({ url }) => {
      if (events.length > 0 && !isBusy) onSubmit({ url: url.trim(), events: [...events] })
    },
  })

  function toggle(event: WebhookEventName): void {
    setMissing(false)
    setEvents(events.includes(event) ? events.filter((each) => each !== event) : [...events, event])
  }

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
      <EventChoice chosen={events} onToggle={toggle} isMissing={isMissing} />
      {error !== null && (
        <p role="alert" className="text-sm text-bad">
          {failureText(error)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          Create webhook
        </Button>
      </div>
    </form>
  )
}

type ChoiceProps = {
  chosen: readonly WebhookEventName[]
  onToggle: (event: WebhookEventName) => void
  isMissing: boolean
}

function EventChoice({ chosen, onToggle, isMissing }: ChoiceProps) {
  const errorId = useId()
  return (
    <fieldset {...(isMissing ? { 'aria-describedby': errorId } : {})}>
      <legend className="text-sm font-medium">Call it when</legend>
      {webhookEvents.map((event) => (
        <label key={event} className="flex items-start gap-3 py-2">
          <input
            type="checkbox"
            className="mt-1 size-4 shrink-0 accent-accent"
            checked={chosen.includes(event)}
            onChange={() => onToggle(event)}
          />
          <span className="min-w-0">
            {webhookEventTexts[event]} <code className="text-sm text-muted">{event}</code>
          </span>
        </label>
      ))}
      {isMissing && (
        <p id={errorId} role="alert" className="text-sm text-bad">
          Choose at least one event.
        </p>
      )}
    </fieldset>
  )
}
