import type { SubmitEvent } from 'react'
import { storedEmail } from '#web/lib/stored-user.ts'
import { useEmailEntry } from '#web/lib/use-email-entry.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { SignInFlow } from './use-sign-in.ts'

/** Takes the address that the code goes to. */
export function EmailForm({ signIn }: { signIn: SignInFlow }) {
  const { field, read } = useEmailEntry(() => signIn.email || storedEmail())

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const email = read()
    if (email !== null) signIn.askForCode(email)
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-4">
      <TextField
        {...(signIn.message === null ? {} : { error: signIn.message })}
        {...field}
        onChange={(event) => {
          field.onChange(event)
          signIn.clearError()
        }}
      />
      <Button type="submit" busy={signIn.isBusy} className="w-full">
        Send me a code
      </Button>
    </form>
  )
}
