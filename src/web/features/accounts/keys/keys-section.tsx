import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ApiKey } from '#contract/keys.ts'
import { keyTexts } from '#messages/key-texts.ts'
import { keyDays, keyScopes, maxKeyName } from '#product/key-scopes.ts'
import type { KeyDays, KeyScope } from '#product/key-scopes.ts'
import { api } from '#web/api/api.ts'
import { callOnce } from '#web/api/call-once.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { FormEnd, useForm } from '#web/ui/form.tsx'
import { DeletableRow, ProgramList } from '../account-lists.tsx'
import { NewSecretDialog, SomeOf, useSomeOf } from '../new-secret-dialog.tsx'
import type { SecretFormProps } from '../new-secret-dialog.tsx'
import { Section } from '../page/account-section.tsx'
import { endOfKey, keysQuery, lastUseOfKey, refreshKeys } from '../programs.tsx'

/** The part of the account page about API keys. */
export function KeysSection() {
  return (
    <Section title={keyTexts.title} text={keyTexts.text}>
      <KeyList />
    </Section>
  )
}

/** The keys of the account, and the way to make one. */
function KeyList() {
  return (
    <ProgramList
      query={useQuery(keysQuery)}
      noun="key"
      listOf={({ keys, max }, now) => ({
        rows: keys.map((key) => <KeyRow key={key.id} apiKey={key} now={now} />),
        max,
      })}
      help={{ to: '/developers', text: keyTexts.help }}
      NewDialog={NewKeyDialog}
    />
  )
}

type Props = {
  apiKey: ApiKey
  /** Milliseconds since 1970. */
  now: number
}

/** One key: what it may do, when it was used, and what can be done with it. */
function KeyRow({ apiKey, now }: Props) {
  const { id, name, start, scopes, isExpired } = apiKey
  return (
    <DeletableRow
      noun="key"
      name={name}
      question={keyTexts.deletion}
      onDelete={() => api('DELETE /api/keys/:id', { params: { id } })}
      refresh={refreshKeys}
      action={
        <Link
          to={`/account/keys/${id}`}
          aria-label={keyTexts.callsOf(name)}
          className={buttonClasses({ variant: 'secondary' })}
        >
          {keyTexts.calls}
        </Link>
      }
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        {isExpired && <Badge tone="warn">{keyTexts.ended}</Badge>}
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        <code>{start}…</code> · {scopes.join(', ')}
      </p>
      <p className="text-sm text-muted">
        {lastUseOfKey(apiKey, now)} · {endOfKey(apiKey)}
      </p>
    </DeletableRow>
  )
}

/** Makes a key, and shows it this once. */
function NewKeyDialog({ onClose }: { onClose: () => void }) {
  return (
    <NewSecretDialog
      make={(wanted: WantedKey) => callOnce('POST /api/keys', { body: wanted })}
      refresh={refreshKeys}
      Form={NewKeyForm}
      asking={{ title: keyTexts.newKey, description: keyTexts.newKeyText }}
      made={{
        title: keyTexts.made,
        description: keyTexts.madeText,
        label: keyTexts.apiKey,
        copyLabel: keyTexts.copy,
      }}
      onClose={onClose}
    />
  )
}

/** The properties of a new key. */
type WantedKey = { name: string; scopes: KeyScope[]; days: KeyDays }

/** Asks for the name of a key, what it may do, and its end. */
function NewKeyForm({ onSubmit, end }: SecretFormProps<WantedKey>) {
  const scopes = useSomeOf<KeyScope>(['summarize', 'read'])
  const { field, formProps } = useForm({
    initial: () => ({ name: '', days: '90' }),
    validate: ({ name }) => {
      scopes.check()
      return name.trim() === '' ? { name: keyTexts.nameMissing } : {}
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
        label={keyTexts.name}
        hint={keyTexts.nameHint}
        maxLength={maxKeyName}
        autoComplete="off"
        {...field('name')}
      />
      <SomeOf
        some={scopes}
        label={keyTexts.scopesLabel}
        values={keyScopes}
        texts={keyTexts.scopes}
        missing={keyTexts.scopesMissing}
      />
      <SelectField label={keyTexts.ends} {...field('days')}>
        {keyDays.map((days) => (
          <option key={String(days)} value={String(days)}>
            {days === null ? keyTexts.never : keyTexts.afterDays(days)}
          </option>
        ))}
      </SelectField>
      <FormEnd {...end} submit={keyTexts.create} />
    </form>
  )
}
