import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { destinationNames } from '#messages/destination-names.ts'
import { destinationTexts } from '#messages/destination-texts.ts'
import { maxDestinationText } from '#product/destinations.ts'
import type { DestinationKind, DestinationRule } from '#product/destinations.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { destinationsQuery, nameOfDestination } from '#web/session/destinations-query.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { FormEnd, useForm } from '#web/ui/form.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RuleField } from './rule-field.tsx'

/** Connects a destination, once its service took the token. */
export function NewDestinationDialog({ onClose }: { onClose: () => void }) {
  const kinds = useQuery(destinationsQuery).data?.kinds ?? []
  const [kind, setKind] = useState<DestinationKind>(kinds[0] ?? 'readwise')
  const [rule, setRule] = useState<DestinationRule>('highlights')
  const [withEarlier, setWithEarlier] = useState(true)
  const { field, formProps, isPending, error } = useConnecting({ kind, rule, withEarlier }, onClose)
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={destinationTexts.newDestination}
      description={destinationTexts[kind === 'folder' ? 'newFolderText' : 'newDestinationText']}
    >
      <form {...formProps} className="mt-4 space-y-5">
        <SelectField
          isTall
          label={destinationTexts.where}
          value={kind}
          onChange={({ target }) => setKind(kinds.find((each) => each === target.value) ?? kind)}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {destinationNames.kinds[each]}
            </option>
          ))}
        </SelectField>
        {kind !== 'folder' && (
          <TextField
            label={destinationTexts.tokens[kind]}
            hint={destinationTexts.tokenHints[kind]}
            type="password"
            autoComplete="off"
            maxLength={maxDestinationText}
            {...field('token')}
          />
        )}
        {kind !== 'readwise' && (
          <TextField
            label={destinationTexts.locations[kind]}
            hint={destinationTexts.locationHints[kind]}
            autoComplete="off"
            maxLength={maxDestinationText}
            {...field('location')}
          />
        )}
        <RuleField isTall rule={rule} onChange={setRule} />
        {(rule === 'highlights' || rule === 'summaries') && (
          <EarlierField checked={withEarlier} onChange={setWithEarlier} />
        )}
        <FormEnd
          error={error === null ? null : failureText(error)}
          isBusy={isPending}
          submit={destinationTexts.connect}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}

type Chosen = { kind: DestinationKind; rule: DestinationRule; withEarlier: boolean }

/** The form of a destination of the chosen kind, and the call that its end makes. */
function useConnecting({ kind, rule, withEarlier }: Chosen, onClose: () => void) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (typed: { token: string; location: string }) =>
      api('POST /api/destinations', { body: { kind, rule, withEarlier, ...typed } }),
    onSuccess: async ({ destination }) => {
      await queryClient.invalidateQueries({ queryKey: destinationsQuery.queryKey })
      showToast({ title: destinationTexts.connected(nameOfDestination(destination)), tone: 'good' })
      onClose()
    },
    onError: (failure) => {
      const name = refusedField(failure)
      if (name !== null) refuse({ [name]: failureText(failure) })
    },
  })
  const { field, formProps, refuse } = useForm({
    initial: () => ({ token: '', location: '' }),
    validate: ({ token, location }) => ({
      ...(kind !== 'folder' && token.trim() === '' ? { token: destinationTexts.tokenMissing } : {}),
      ...(kind === 'notion' && location.trim() === '' ? { location: destinationTexts.locationMissing } : {}),
    }),
    onValid: ({ token, location }) =>
      mutate({ token: kind === 'folder' ? '' : token, location: kind === 'readwise' ? '' : location }),
  })
  return { field, formProps, isPending, error: refusedField(error) === null ? error : null }
}

/** The field that the server refused; `null` where it is about none. */
function refusedField(error: unknown): 'token' | 'location' | null {
  const code = error instanceof ApiError ? error.problem?.code : undefined
  if (code === 'DESTINATION_TOKEN') return 'token'
  return code === 'DESTINATION_LOCATION' ? 'location' : null
}

/** The choice whether what is in the history goes there, too. */
function EarlierField({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="flex items-start gap-3">
      <input
        type="checkbox"
        className="mt-1 size-4 shrink-0 accent-accent"
        checked={checked}
        onChange={() => onChange(!checked)}
      />
      {destinationTexts.withEarlier}
    </label>
  )
}
