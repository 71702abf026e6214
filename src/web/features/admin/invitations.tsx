import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import type { AdminUser } from '#contract/admin.ts'
import { adminInvitations } from '#messages/admin-invitations.ts'
import { failureText, showFailure } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { formatDay } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { Confirmation, useConfirmation } from '#web/ui/confirmation.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { TextField } from '#web/ui/fields.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { AdminRows, AdminSection, refreshAdmin, serverSentence, useAdminList } from './admin-section.tsx'

/** Invitations by email: a form for a new one, and the state of each. */
export function Invitations() {
  const list = useAdminList(
    { name: 'invitations', q: '' },
    async (page, signal) =>
      await api('GET /api/admin/users', { query: { ...page, invited: 'true' } }, { signal }),
  )
  return (
    <AdminSection title={adminInvitations.title}>
      <p className="mt-2 text-sm text-muted">{adminInvitations.text}</p>
      <InvitationForm />
      <AdminRows
        list={list}
        label={adminInvitations.list}
        empty={adminInvitations.none}
        renderRow={(user) => <InvitationRow user={user} />}
      />
    </AdminSection>
  )
}

function InvitationForm() {
  const [email, setEmail] = useState('')
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: (invited: string) => api('POST /api/admin/invitations', { body: { email: invited } }),
    onSuccess: async ({ isMailed }, invited) => {
      setEmail('')
      if (isMailed) showToast({ title: adminInvitations.sent(invited), tone: 'good' })
      await refreshAdmin('invitations', 'users', 'audit')
    },
  })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (email.trim() !== '' && !isPending) mutate(email.trim())
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 space-y-4">
      <TextField
        label={adminInvitations.email}
        type="email"
        autoComplete="off"
        required
        value={email}
        {...(error === null ? {} : { error: serverSentence(error) ?? failureText(error) })}
        onChange={({ target }) => {
          setEmail(target.value)
          reset()
        }}
      />
      <Button type="submit" disabled={email.trim() === '' || isPending}>
        {isPending ? adminInvitations.sending : adminInvitations.send}
      </Button>
      {typeof data?.link === 'string' && <NewLink link={data.link} />}
    </form>
  )
}

/** The link of an invitation that could not be mailed, to hand over. */
function NewLink({ link }: { link: string }) {
  return (
    <div className="rounded-control border border-s-4 border-line border-s-warn p-3">
      <p className="text-sm">{adminInvitations.notMailed}</p>
      <TextField
        label={adminInvitations.link}
        className="mt-3"
        readOnly
        spellCheck={false}
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => void copyText(link)}>
        {adminInvitations.copy}
      </Button>
    </div>
  )
}

function InvitationRow({ user: { email, invitation } }: { user: AdminUser }) {
  const { isAsking, opener, ask, cancel } = useConfirmation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('DELETE /api/admin/invitations/:email', { params: { email } }),
    onSuccess: () => refreshAdmin('invitations', 'users', 'audit'),
    onError: showFailure,
  })
  if (invitation === null) return null
  const { state, until } = invitation
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-medium wrap-anywhere">
          <bdi>{email}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          {until !== null && adminInvitations.until(formatDay(until))}
          <Badge tone={state === 'used' ? 'good' : state === 'open' ? 'neutral' : 'warn'}>
            {adminInvitations.states[state]}
          </Badge>
          {state === 'open' && !isAsking && (
            <Button ref={opener} variant="secondary" size="sm" onClick={ask}>
              {adminInvitations.takeBack}
            </Button>
          )}
        </p>
      </div>
      {isAsking && (
        <Confirmation text={adminInvitations.ask(email)} onCancel={cancel} className="mt-2">
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            {adminInvitations.takeBack}
          </Button>
        </Confirmation>
      )}
    </>
  )
}
