import { gstinPattern, indianStates } from '#product/indian-states.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import type { FormErrors } from '#web/ui/use-form.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { Buyer } from './purchase.ts'

const states = Object.entries(indianStates).toSorted(([, one], [, other]) => one.localeCompare(other))

/** Asks for what a tax invoice has to name. */
export function BuyerStep({ onGiven }: { onGiven: (buyer: Buyer) => void }) {
  const { field, formProps } = useForm({
    initial: () => ({ state: '', gstin: '' }),
    validate: validateBuyer,
    onValid: ({ state, gstin }) =>
      onGiven(gstin.trim() === '' ? { state } : { state, gstin: toGstin(gstin) }),
  })
  return (
    <form {...formProps} className="mt-4 space-y-4">
      <p className="text-muted">Your invoice includes GST, so it has to name your State.</p>
      <SelectField label="State" {...field('state')}>
        <option value="">Choose...</option>
        {states.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label="GSTIN, if you're registered (optional)" autoComplete="off" {...field('gstin')} />
      <Button type="submit">Continue</Button>
    </form>
  )
}

function validateBuyer({ state, gstin }: { state: string; gstin: string }): FormErrors<'state' | 'gstin'> {
  const isRight = gstin.trim() === '' || gstinPattern.test(toGstin(gstin))
  return {
    ...(state === '' ? { state: 'Please choose your State' } : {}),
    ...(isRight ? {} : { gstin: 'Please enter a valid GSTIN, or leave it empty' }),
  }
}

function toGstin(typed: string): string {
  return typed.trim().toUpperCase()
}
