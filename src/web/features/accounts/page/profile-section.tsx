import { useState } from 'react'
import type { SubmitEvent } from 'react'
import type { CurrentUser } from '#contract/auth.ts'
import { formatLongDay } from '#web/text/format-date.ts'
import { api } from '#web/api/api.ts'
import { storeUser } from '#web/session/stored-contact.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Section } from './section.tsx'
import { useAccountChange } from './use-account-change.ts'

/** The email address of the user, which is fixed, and the phone number, which can be changed. */
export function ProfileSection({ user }: { user: CurrentUser }) {
  const [phone, setPhone] = useState(user.phone ?? '')
  const { change, isBusy, message, clearError } = useAccountChange()

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    change(async () => {
      const changed = await api('PATCH /api/account', { body: { phone: phone.trim() } })
      storeUser({ email: changed.email, phone: changed.phone })
      return changed
    }, 'Phone number saved')
  }

  return (
    <Section title="Profile">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-sm text-muted">Email</dt>
          <dd className="wrap-anywhere">{user.email}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Member since</dt>
          <dd>{formatLongDay(user.createdAt)}</dd>
        </div>
      </dl>
      <form noValidate onSubmit={handleSubmit} className="mt-5 flex flex-wrap items-start gap-3">
        <TextField
          className="min-w-0 grow basis-64"
          label="Phone"
          hint="Optional."
          type="tel"
          autoComplete="tel"
          value={phone}
          {...(message === null ? {} : { error: message })}
          onChange={(event) => {
            setPhone(event.target.value)
            clearError()
          }}
        />
        <Button type="submit" variant="secondary" busy={isBusy} className="sm:mt-6">
          Save
        </Button>
      </form>
    </Section>
  )
}
