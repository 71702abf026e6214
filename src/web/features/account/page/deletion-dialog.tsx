import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { normalizeEmail } from '#product/email.ts'
import { api } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAccountChange } from './use-account-change.ts'

/** Has the address typed once more, so that no account is deleted by accident. */
export function DeletionDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { change, isBusy, fault, clearFault } = useAccountChange()
  const shown = isWrong ? `Please type ${email}` : fault

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const isRight = normalizeEmail(typed) === email
    setWrong(!isRight)
    if (!isRight) return
    change(
      () => api('POST /api/account/deletion', { body: { confirmation: typed.trim() } }),
      'Your account will be deleted in seven days',
    )
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Delete my account"
      description="It's deleted in seven days. Until then, you can change your mind on this page."
    >
      <form noValidate onSubmit={handleSubmit} className="mt-4 space-y-4">
        <TextField
          label={`Type ${email} to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          {...(shown === null ? {} : { error: shown })}
          onChange={(event) => {
            setTyped(event.target.value)
            setWrong(false)
            clearFault()
          }}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" busy={isBusy}>
            Delete my account
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
