import { keyDays, keyScopes, maxKeyName, scopeTexts } from '#product/key-scopes.ts'
import type { KeyDays, KeyScope } from '#product/key-scopes.ts'
import { api } from '#web/api/api.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { NewSecretDialog, SecretFormEnd } from '../new-secret-dialog.tsx'
import type { SecretFormProps } from '../new-secret-dialog.tsx'
import { SomeOf, useSomeOf } from '../some-of.tsx'
import { refreshKeys } from './key-query.ts'

/** Makes a key, and shows it this once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  return (
    <NewSecretDialog
      make={(wanted: WantedKey) => api('POST /api/keys', { body: wanted })}
      refresh={refreshKeys}
      Form={NewKeyForm}
      asking={{ title: 'New API key', description: 'Give it only what the program needs.' }}
      made={{
        title: 'Your new key',
        description: "Copy it now. We can't show it again.",
        label: 'API key',
        copyLabel: 'Copy key',
      }}
      onClose={onClose}
    />
  )
}

/** What a new key is to be. */
type WantedKey = { name: string; scopes: KeyScope[]; days: KeyDays }

/** Asks for the name of a key, what it may do, and its end. */
function NewKeyForm({ onSubmit, ...end }: SecretFormProps<WantedKey>) {
  const scopes = useSomeOf<KeyScope>(['summarize', 'read'])
  const { field, formProps } = useForm({
    initial: () => ({ name: '', days: '90' }),
    validate: ({ name }) => {
      scopes.check()
      return name.trim() === '' ? { name: 'Give the key a name.' } : {}
    },
    onValid: ({ name, days }) => {
      const wanted = keyDays.find((each) => String(each) === days)
      if (scopes.chosen.length === 0 || wanted === undefined || end.isBusy) return
      onSubmit({ name: name.trim(), scopes: [...scopes.chosen], days: wanted })
    },
  })
  return (
    <form {...formProps} className="mt-4 space-y-5">
      <TextField
        label="Name"
        hint="Where you'll use it."
        maxLength={maxKeyName}
        autoComplete="off"
        {...field('name')}
      />
      <SomeOf
        some={scopes}
        label="It may"
        values={keyScopes}
        texts={scopeTexts}
        missing="Choose at least one thing the key may do."
      />
      <SelectField label="Ends" {...field('days')}>
        {keyDays.map((days) => (
          <option key={String(days)} value={String(days)}>
            {days === null ? 'Never' : `After ${days} days`}
          </option>
        ))}
      </SelectField>
      <SecretFormEnd {...end} submit="Create key" />
    </form>
  )
}
