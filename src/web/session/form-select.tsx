import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ChosenForm } from '#contract/forms.ts'
import { formNames } from '#messages/form-names.ts'
import { formTexts } from '#messages/form-texts.ts'
import { plans } from '#product/plans.ts'
import { builtInForm, formIds } from '#product/summary-forms.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { SelectField } from '#web/ui/fields.tsx'
import { useAccount } from './account.ts'

const formsKey = ['own-forms'] as const

/** The own forms of the account. */
export const formsQuery = {
  queryKey: formsKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => api('GET /api/forms', {}, { signal }),
  staleTime: 60_000,
}

/** Has the list of own forms read again, after one was made, changed or deleted. */
export async function refreshForms(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: formsKey })
}

type Props = {
  value: string
  label?: string
  /** The stored form: it stays a choice though it can't be made any more, so that nothing changes unasked. */
  stored?: Pick<ChosenForm, 'id' | 'name'>
  /** True where a language model writes; without one own forms can't be made. */
  hasModel: boolean
  onChange: (form: string) => void
}

/** The choice of a form; own ones where a model writes. */
export function FormSelect({ value, label = formTexts.form, stored, hasModel, onChange }: Props) {
  const account = useAccount()
  const isOwner = hasModel && account.status === 'signed-in' && plans[account.user.planType].ownForms > 0
  const { data } = useQuery({ ...formsQuery, enabled: isOwner })
  const own = isOwner ? (data?.forms ?? []) : []
  const isListed = (id: string): boolean => builtInForm(id) !== null || own.some((form) => form.id === id)
  const isKnown = isListed(value)
  const isStored = value === stored?.id
  // It was deleted, belongs to an account that is signed out, or can't be made here any more.
  const isGone = !isStored && !isKnown && (isOwner ? data !== undefined : account.status !== 'unknown')
  useEffect(() => {
    if (isGone) onChange(formIds[0])
  }, [isGone, onChange])
  return (
    <SelectField
      label={label}
      className="max-w-52"
      value={isStored || isKnown ? value : formIds[0]}
      onChange={({ target }) => onChange(target.value)}
    >
      {formIds.map((form) => (
        <option key={form} value={form}>
          {formNames[form]}
        </option>
      ))}
      {stored !== undefined && !isListed(stored.id) && (
        <option value={stored.id}>{stored.name === '' ? formTexts.deleted : stored.name}</option>
      )}
      {own.length > 0 && (
        <optgroup label={formTexts.own}>
          {own.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </SelectField>
  )
}
