import type { SubmitEvent } from 'react'
import { useEmailEntry } from '#web/lib/use-email-entry.ts'
import { DemoNote } from '#web/lib/demo-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** Asks for the address that the plan is for. */
export function EmailStep({ onGiven }: { onGiven: (email: string) => void }) {
  const { field, read } = useEmailEntry(() => '')

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const email = read()
    if (email !== null) onGiven(email)
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 space-y-4">
      <DemoNote />
      <TextField {...field} hint="The plan belongs to this address. Sign in with it to use the plan." />
      <Button type="submit">Continue</Button>
    </form>
  )
}
