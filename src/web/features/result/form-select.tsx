import { formIds, formNames, formsWithoutModel } from '#product/summary-forms.ts'
import type { FormId } from '#product/summary-forms.ts'
import { SelectField } from '#web/ui/select-field.tsx'

type Props = {
  value: FormId
  /** Whether a language model writes; without one some forms can't be made. */
  hasModel: boolean
  onChange: (form: FormId) => void
}

/** The choice of a form; those that need a language model say so where there is none. */
export function FormSelect({ value, hasModel, onChange }: Props) {
  return (
    <SelectField
      label="Form"
      className="max-w-52"
      value={value}
      onChange={({ target }) => {
        const chosen = formIds.find((known) => known === target.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {formIds.map((form) => {
        const isOffered = hasModel || formsWithoutModel.includes(form)
        return (
          <option key={form} value={form} disabled={!isOffered}>
            {isOffered ? formNames[form] : `${formNames[form]} (needs a language model)`}
          </option>
        )
      })}
    </SelectField>
  )
}
