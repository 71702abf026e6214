import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { NewSecret } from '../new-secret.tsx'
import { refreshKeys } from './key-query.ts'
import { keyDays, keyScopes, maxKeyName, scopeTexts } from '#product/key-scopes.ts'
import type { KeyDays, KeyScope } from '#product/key-scopes.ts'
import { failureText } from '#web/api/api-error.ts'
import { useForm } from '#web/ui/use-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'

/** Makes a key, and shows it this once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: WantedKey) => api('POST /api/keys', { body: wanted }),
    onSuccess: async (made) => {
      setSecret(made.secret)
      await refreshKeys()
    },
  })
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={secret === null ? 'New API key' : 'Your new key'}
      description={
        secret === null ? 'Give it only what the program needs.' : "Copy it now. We can't show it again."
      }
    >
      {secret === null ? (
        <NewKeyForm isBusy={isPending} error={error} onSubmit={mutate} onCancel={onClose} />
      ) : (
        <NewSecret label="API key" copyLabel="Copy key" secret={secret} onClose={onClose} />
      )}
    </Dialog>
  )
}

/** What a new key is to be. */
type WantedKey = { name: string; scopes: KeyScope[]; days: KeyDays }

type Props = {
  isBusy: boolean
  error: Error | null
  onSubmit: (wanted: WantedKey) => void
  onCancel: () => void
}

/** Asks for the name of a key, what it may do, and its end. */
function NewKeyForm({ isBusy, error, onSubmit, onCancel }: Props) {
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['summarize', 'read'])
  const [isMissing, setMissing] = useState(false)
  const { field, formProps } = useForm({
    initial: () => ({ name: '', days: '90' }),
    validate: ({ name }) => {
      setMissing(scopes.length === 0)
      return name.trim() === '' ? { name: 'Give the key a name.' } : {}
    },
    onValid: ({ name, days }) => {
      const wanted = keyDays.find((each) => String(each) === days)
      if (scopes.length === 0 || wanted === undefined || isBusy) return
      onSubmit({ name: name.trim(), scopes: [...scopes], days: wanted })
    },
  })

  function toggle(scope: KeyScope): void {
    setMissing(false)
    setScopes(scopes.includes(scope) ? scopes.filter((each) => each !== scope) : [...scopes, scope])
  }

  return (
    <form {...formProps} className="mt-4 space-y-5">
      <TextField
        label="Name"
        hint="Where you'll use it."
        maxLength={maxKeyName}
        autoComplete="off"
        {...field('name')}
      />
      <ScopeChoice chosen={scopes} onToggle={toggle} isMissing={isMissing} />
      <SelectField label="Ends" {...field('days')}>
        {keyDays.map((days) => (
          <option key={String(days)} value={String(days)}>
            {days === null ? 'Never' : `After ${days} days`}
          </option>
        ))}
      </SelectField>
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
          Create key
        </Button>
      </div>
    </form>
  )
}

type ChoiceProps = { chosen: readonly KeyScope[]; onToggle: (scope: KeyScope) => void; isMissing: boolean }

function ScopeChoice({ chosen, onToggle, isMissing }: ChoiceProps) {
  const errorId = useId()
  return (
    <fieldset {...(isMissing ? { 'aria-describedby': errorId } : {})}>
      <legend className="text-sm font-medium">It may</legend>
      {keyScopes.map((scope) => (
        <label key={scope} className="flex items-start gap-3 py-2">
          <input
            type="checkbox"
            className="mt-1 size-4 shrink-0 accent-accent"
            checked={chosen.includes(scope)}
            onChange={() => onToggle(scope)}
          />
          <span className="min-w-0">
            {scopeTexts[scope]} <code className="text-sm text-muted">{scope}</code>
          </span>
        </label>
      ))}
      {isMissing && (
        <p id={errorId} role="alert" className="text-sm text-bad">
          Choose at least one thing the key may do.
        </p>
      )}
    </fieldset>
  )
}
