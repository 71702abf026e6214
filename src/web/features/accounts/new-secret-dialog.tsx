import { useMutation } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useState, useId, useEffect, useRef } from 'react'
import { programs } from '#messages/programs.ts'
import { failureText } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields.tsx'

/** The props of a form for something that has a secret. */
export type SecretFormProps<Wanted> = {
  onSubmit: (wanted: Wanted) => void
  /** The props of `FormEnd`, except the text of its button. */
  end: { error: string | null; isBusy: boolean; onCancel: () => void }
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
        <Form
          onSubmit={mutate}
          end={{ error: error === null ? null : failureText(error), isBusy: isPending, onCancel: onClose }}
        />
      ) : (
        <NewSecret label={made.label} copyLabel={made.copyLabel} secret={secret} onClose={onClose} />
      )}
    </Dialog>
  )
}

/** Some of several values, of which at least one is to be chosen. */
export function useSomeOf<Value extends string>(initial: readonly Value[]) {
  const [chosen, setChosen] = useState(initial)
  const [isMissing, setMissing] = useState(false)

  function toggle(value: Value): void {
    setMissing(false)
    setChosen(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
  }

  return { chosen, isMissing, toggle, check: () => setMissing(chosen.length === 0) }
}

type SomeOfProps<Value extends string> = {
  some: ReturnType<typeof useSomeOf<Value>>
  label: string
  values: readonly Value[]
  texts: Readonly<Record<Value, string>>
  /** The message when none is chosen. */
  missing: string
}

/** A box to tick for each value. */
export function SomeOf<Value extends string>({ some, label, values, texts, missing }: SomeOfProps<Value>) {
  const errorId = useId()
  return (
    <fieldset {...(some.isMissing ? { 'aria-describedby': errorId } : {})}>
      <legend className="text-sm font-medium">{label}</legend>
      {values.map((value) => (
        <label key={value} className="flex items-start gap-3 py-2">
          <input
            type="checkbox"
            className="mt-1 size-4 shrink-0 accent-accent"
            checked={some.chosen.includes(value)}
            onChange={() => some.toggle(value)}
          />
          <span className="min-w-0">
            {texts[value]} <code className="text-sm text-muted">{value}</code>
          </span>
        </label>
      ))}
      {some.isMissing && (
        <p id={errorId} role="alert" className="text-sm text-bad">
          {missing}
        </p>
      )}
    </fieldset>
  )
}

type NewSecretProps = { label: string; copyLabel: string; secret: string; onClose: () => void }

/** A secret that is shown this once. */
export function NewSecret({ label, copyLabel, secret, onClose }: NewSecretProps) {
  const field = useRef<HTMLInputElement | null>(null)
  // The button that made the secret had the focus, and is gone.
  useEffect(() => field.current?.focus(), [])
  return (
    <div className="mt-4">
      <TextField
        ref={field}
        label={label}
        readOnly
        inputClassName="font-mono text-sm"
        spellCheck={false}
        value={secret}
        onFocus={({ target }) => target.select()}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => void copyText(secret)}>{copyLabel}</Button>
        <Button variant="secondary" onClick={onClose}>
          {programs.done}
        </Button>
      </div>
    </div>
  )
}
