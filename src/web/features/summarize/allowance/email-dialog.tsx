import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { emailPattern } from '#product/email.ts'
import { api } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Props = { onClose: () => void; onGiven: () => void }

/** Asks for the address that the second free summary takes. */
export function EmailDialog({ onClose, onGiven }: Props) {
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function give(): Promise<void> {
    const found = faultOf(email.trim())
    setFault(found)
    if (found !== null) return
    setSending(true)
    try {
      await api('POST /api/users/register', { body: { email: email.trim() } })
      onGiven()
    } catch {
      setSending(false)
      setFault('The address could not be sent. Please try again.')
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    void give()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Login for 2 Free Summaries"
      description="The second free summary takes an email address. The summary you asked for starts right after."
    >
      <form noValidate onSubmit={handleSubmit} className="mt-4 space-y-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          value={email}
          {...(fault === null ? {} : { error: fault })}
          onChange={(event) => {
            setEmail(event.target.value)
            setFault(null)
          }}
        />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={sending}>
            Continue
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function faultOf(email: string): string | null {
  if (email === '') return 'Email is required'
  return emailPattern.test(email) ? null : 'Please enter a valid email address'
}
