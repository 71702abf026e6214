import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Webhook } from '#contract/webhooks.ts'
import { webhookActions } from '#messages/webhook-actions.ts'
import { oldSecretHours } from '#product/webhooks.ts'
import { ignoreGone, showFailure } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { callOnce } from '#web/api/call-once.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Confirmation, useConfirmation } from '#web/ui/confirmation.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { NewSecret } from '../new-secret-dialog.tsx'
import { refreshDeliveries, refreshWebhooks } from '../programs.tsx'

/** The owner's actions on a webhook: try, switch, new secret, delete. The last two ask again. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { id, state, oldSecretUntil } = webhook
  const isOff = state === 'off'
  const test = useMutation({
    mutationFn: () => api('POST /api/webhooks/:id/test', { params: { id } }),
    onSuccess: () => refreshDeliveries(id),
    onError: showFailure,
  })
  const change = useMutation({
    mutationFn: () => api('PATCH /api/webhooks/:id', { params: { id }, body: { isOn: isOff } }),
    onSuccess: () => refreshDeliveries(id),
    onError: showFailure,
  })
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Button disabled={isOff} busy={test.isPending} onClick={() => test.mutate()}>
          {webhookActions.test}
        </Button>
        <Button variant="secondary" busy={change.isPending} onClick={() => change.mutate()}>
          {isOff ? webhookActions.switchOn : webhookActions.switchOff}
        </Button>
        <RollSecret id={id} />
        <Deletion id={id} />
      </div>
      {oldSecretUntil !== null && (
        <p className="mt-2 text-sm text-muted">
          {webhookActions.oldSecretUntil(
            <time dateTime={oldSecretUntil}>{formatMoment(oldSecretUntil)}</time>,
          )}
        </p>
      )}
    </div>
  )
}

function RollSecret({ id }: { id: string }) {
  const [secret, setSecret] = useState<string | null>(null)
  const confirmation = useConfirmation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callOnce('POST /api/webhooks/:id/secret', { params: { id } }),
    onSuccess: async (made) => {
      confirmation.cancel()
      setSecret(made.secret)
      await refreshDeliveries(id)
    },
    onError: showFailure,
  })
  return (
    <>
      <AskedOnce
        label={webhookActions.newSecret}
        text={webhookActions.newSecretQuestion(oldSecretHours)}
        confirmation={confirmation}
      >
        <Button busy={isPending} onClick={() => mutate()}>
          {webhookActions.makeSecret}
        </Button>
      </AskedOnce>
      {secret !== null && (
        <Card className="order-last basis-full p-4">
          <h3 className="font-medium">{webhookActions.made}</h3>
          <p className="text-sm text-muted">{webhookActions.madeText}</p>
          <NewSecret
            label={webhookActions.secret}
            copyLabel={webhookActions.copySecret}
            secret={secret}
            onClose={() => setSecret(null)}
          />
        </Card>
      )}
    </>
  )
}

function Deletion({ id }: { id: string }) {
  const navigate = useNavigate()
  const confirmation = useConfirmation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('DELETE /api/webhooks/:id', { params: { id } }).catch(ignoreGone),
    onSuccess: async () => {
      showToast({ title: webhookActions.deleted, tone: 'good' })
      await refreshWebhooks()
      await navigate('/account')
    },
    onError: showFailure,
  })
  return (
    <AskedOnce label={webhookActions.delete} text={webhookActions.deleteQuestion} confirmation={confirmation}>
      <Button variant="danger" busy={isPending} onClick={() => mutate()}>
        {webhookActions.deleteWebhook}
      </Button>
    </AskedOnce>
  )
}

type AskedProps = {
  label: string
  text: string
  confirmation: ReturnType<typeof useConfirmation>
  /** The button that does it. */
  children: ReactNode
}

/** A button that asks once more before an action. Its question stands below the row's buttons. */
function AskedOnce({ label, text, confirmation, children }: AskedProps) {
  const { isAsking, opener, ask, cancel } = confirmation
  if (!isAsking) {
    return (
      <Button ref={opener} variant="secondary" onClick={ask}>
        {label}
      </Button>
    )
  }
  return (
    <Confirmation className="order-last basis-full" text={text} onCancel={cancel}>
      {children}
    </Confirmation>
  )
}
