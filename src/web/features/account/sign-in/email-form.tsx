import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { emailFault } from '#product/email.ts'
import { storedEmail } from '#web/lib/stored-person.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { SignInFlow } from './use-sign-in.ts'

/** Takes the address that the code goes to. */
export function EmailForm({ signIn }: { signIn: SignInFlow }) {
  const [email, setEmail] = useState(() => signIn.email || storedEmail())
  const [fault, setFault] = useState<string | null>(null)
  const shown = fault ?? signIn.fault

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const found = emailFault(email)
    setFault(found)
    if (found === null) signIn.askForCode(email.trim())
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-4">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        {...(shown === null ? {} : { error: shown })}
        onChange={(event) => {
          setEmail(event.target.value)
          setFault(null)
          signIn.clearFault()
        }}
      />
      <Button type="submit" busy={signIn.isBusy} className="w-full">
        Send me a code
      </Button>
    </form>
  )
}
