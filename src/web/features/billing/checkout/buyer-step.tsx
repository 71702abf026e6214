import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { gstinPattern, indianStates } from '#product/indian-states.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Buyer } from './purchase.ts'

const states = Object.entries(indianStates).toSorted(([, one], [, other]) => one.localeCompare(other))

/** Asks for what a tax invoice has to name. */
export function BuyerStep({ onGiven }: { onGiven: (buyer: Buyer) => void }) {
  const [state, setState] = useState('')
  const [gstin, setGstin] = useState('')
  const [errors, setErrors] = useState<{ state: string | null; gstin: string | null }>({
    state: null,
    gstin: null,
  })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const number = gstin.trim().toUpperCase()
    const found = {
      state: state === '' ? 'Please choose your State' : null,
      gstin:
        number === '' || gstinPattern.test(number) ? null : 'Please enter a valid GSTIN, or leave it empty',
    }
    setErrors(found)
    if (found.state !== null || found.gstin !== null) return
    onGiven(number === '' ? { state } : { state, gstin: number })
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 space-y-4">
      <p className="text-muted">The invoice carries GST, so it has to name your State.</p>
      <SelectField
        label="State"
        value={state}
        error={errors.state}
        onChange={({ target }) => {
          setState(target.value)
          setErrors({ ...errors, state: null })
        }}
      >
        <option value="">Choose...</option>
        {states.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="GSTIN, if you are registered (optional)"
        autoComplete="off"
        value={gstin}
        {...(errors.gstin === null ? {} : { error: errors.gstin })}
        onChange={({ target }) => {
          setGstin(target.value)
          setErrors({ ...errors, gstin: null })
        }}
      />
      <Button type="submit">Continue</Button>
    </form>
  )
}
