import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { accountDeletion } from '#messages/account-deletion.ts'
import { normalizeEmail } from '#product/email.ts'
import { api } from '#web/api/api.ts'
import { formatZonedDay } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormEnd } from '#web/ui/form.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { Section, useAccountChange } from './account-section.tsx'

/** The way to have the account deleted. */
export function DeletionSection({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false)
  useReturnFocus(isOpen)
  return (
    <Section title={accountDeletion.title} text={accountDeletion.text}>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {accountDeletion.deleteMine}
      </Button>
      {isOpen && <DeletionDialog email={email} onClose={() => setOpen(false)} />}
    </Section>
  )
}

/** Has the address typed once more, so that no account is deleted by accident. */
function DeletionDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { change, isBusy, message, clearError } = useAccountChange()
  const shown = isWrong ? accountDeletion.pleaseType(email) : message

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const isRight = normalizeEmail(typed) === email
    setWrong(!isRight)
    if (!isRight) return
    change(
      () => api('POST /api/account/deletion', { body: { confirmation: typed.trim() } }),
      accountDeletion.requested,
    )
  }

  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={accountDeletion.deleteMine}
      description={accountDeletion.dialogText}
    >
      <form noValidate onSubmit={handleSubmit} className="mt-4 space-y-4">
        <TextField
          label={accountDeletion.typeToConfirm(email)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          {...(shown === null ? {} : { error: shown })}
          onChange={(event) => {
            setTyped(event.target.value)
            setWrong(false)
            clearError()
          }}
        />
        <FormEnd
          error={null}
          isBusy={isBusy}
          submit={accountDeletion.deleteMine}
          isDanger
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}

/** Says when the account will be gone, and offers to cancel the deletion. */
export function DeletionBanner({ deletionAt }: { deletionAt: string }) {
  const { change, isBusy, message } = useAccountChange()
  return (
    <section
      aria-label={accountDeletion.notice}
      className="rounded-card border border-s-4 border-line border-s-bad bg-surface p-5 sm:p-6"
    >
      <p className="font-medium">
        {accountDeletion.willBeDeleted(<time dateTime={deletionAt}>{formatZonedDay(deletionAt)}</time>)}
      </p>
      <p className="mt-1 text-muted">{accountDeletion.untilThen}</p>
      <Button
        className="mt-4"
        busy={isBusy}
        onClick={() => change(() => api('DELETE /api/account/deletion'), accountDeletion.stays)}
      >
        {accountDeletion.keep}
      </Button>
      {message !== null && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {message}
        </p>
      )}
    </section>
  )
}
