import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { emailFault } from '#product/email.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** Asks for the address that the plan is for. */
export function EmailStep({ onGiven }: { onGiven: (email: string) => void }) {
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string | null>(null)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const found = emailFault(email)
    setFault(found)
    if (found === null) onGiven(email.trim())
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 space-y-4">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="The plan belongs to this address. Sign in with it to use the plan."
        value={email}
        {...(fault === null ? {} : { error: fault })}
        onChange={({ target }) => {
          setEmail(target.value)
          setFault(null)
        }}
      />
      <Button type="submit">Continue</Button>
    </form>
  )
}
