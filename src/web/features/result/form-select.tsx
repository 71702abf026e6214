import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { plans } from '#product/plans.ts'
import { builtInForm, formIds, formNames, formsWithoutModel } from '#product/summary-forms.ts'
import { useAccount } from '#web/session/account.ts'
import { formsQuery } from '#web/session/own-forms.ts'
import { SelectField } from '#web/ui/select-field.tsx'

type Props = {
  value: string
  /** Whether a language model writes; without one some forms can't be made. */
  hasModel: boolean
  onChange: (form: string) => void
}

/** The choice of a form, one's own among them; those that need a language model say so where there is none. */
export function FormSelect({ value, hasModel, onChange }: Props) {
  const account = useAccount()
  const isOwner = hasModel && account.status === 'signed-in' && plans[account.user.planType].ownForms > 0
  const { data } = useQuery({ ...formsQuery, enabled: isOwner })
  const own = isOwner ? (data?.forms ?? []) : []
  const isKnown = builtInForm(value) !== null || own.some(({ id }) => id === value)
  const needsModel = !hasModel && formsWithoutModel.every((known) => known !== value)
  // It was deleted, belongs to an account that is signed out, or can't be made here any more.
  const isGone = needsModel || (!isKnown && (isOwner ? data !== undefined : account.status !== 'unknown'))
  useEffect(() => {
    if (isGone) onChange(formIds[0])
  }, [isGone, onChange])
  return (
    <SelectField
      label="Form"
      className="max-w-52"
      value={isKnown && !needsModel ? value : formIds[0]}
      onChange={({ target }) => onChange(target.value)}
    >
      {formIds.map((form) => {
        const isOffered = hasModel || formsWithoutModel.includes(form)
        return (
          <option key={form} value={form} disabled={!isOffered}>
            {isOffered ? formNames[form] : `${formNames[form]} (needs a language model)`}
          </option>
        )
      })}
      {own.length > 0 && (
        <optgroup label="Your forms">
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
