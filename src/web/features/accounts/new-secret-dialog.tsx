import { useMutation } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useState } from 'react'
import { failureText } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { NewSecret } from './new-secret.tsx'

/** What a form for something that has a secret is given. */
export type SecretFormProps<Wanted> = {
  isBusy: boolean
  error: Error | null
  onSubmit: (wanted: Wanted) => void
  onCancel: () => void
}

type Words = { title: string; description: string }

type Props<Wanted> = {
  make: (wanted: Wanted) => Promise<{ secret: string }>
  /** Has the list read again. */
  refresh: () => Promise<void>
  Form: ComponentType<SecretFormProps<Wanted>>
  asking: Words
  made: Words & { label: string; copyLabel: string }
  onClose: () => void
}

/** Makes something that has a secret, and shows the secret this once. */
export function NewSecretDialog<Wanted>({ make, refresh, Form, asking, made, onClose }: Props<Wanted>) {
  const [secret, setSecret] = useState<string | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: make,
    onSuccess: async (answer) => {
      setSecret(answer.secret)
      await refresh()
    },
  })
  const { title, description } = secret === null ? asking : made
  return (
    <Dialog open size="sm" onClose={onClose} title={title} description={description}>
      {secret === null ? (
        <Form isBusy={isPending} error={error} onSubmit={mutate} onCancel={onClose} />
      ) : (
        <NewSecret label={made.label} copyLabel={made.copyLabel} secret={secret} onClose={onClose} />
      )}
    </Dialog>
  )
}

type EndProps = Omit<SecretFormProps<never>, 'onSubmit'> & { submit: string }

/** The end of such a form: why it was refused, and its buttons. */
export function SecretFormEnd({ isBusy, error, onCancel, submit }: EndProps) {
  return (
    <>
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
          {submit}
        </Button>
      </div>
    </>
  )
}
