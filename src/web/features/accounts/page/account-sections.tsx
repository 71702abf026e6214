import { useMutation } from '@tanstack/react-query'
import type { ReactNode, SubmitEvent } from 'react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CurrentUser } from '#contract/auth.ts'
import { accountSections } from '#messages/account-sections.ts'
import { hasPlans } from '#product/offers.ts'
import { plans } from '#product/plans.ts'
import { failureText, showFailure } from '#web/api/api-error.ts'
import { api, send } from '#web/api/api.ts'
import { isSignedInElsewhere, storeUser } from '#web/session/account-state.ts'
import { leaveFor, pageAddress } from '#web/session/page-address.ts'
import { formatLongDay, formatMoment } from '#web/text/format-date.ts'
import { remainingText } from '#web/text/plan-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirmation, useConfirmation } from '#web/ui/confirmation.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { DestinationsSection } from '../destinations/destinations-section.tsx'
import { DeviceList, devicesText } from '../devices/device-list.tsx'
import { ExtensionSection } from '../extension/extension-section.tsx'
import { FormsSection } from '../forms/forms-section.tsx'
import { KeysSection } from '../keys/keys-section.tsx'
import { forgetUser } from '../log-out.ts'
import { WebhooksSection } from '../webhooks/webhooks-section.tsx'
import { WordListSection } from '../words/word-list-section.tsx'
import { DeletionBanner, DeletionSection } from './account-deletion.tsx'
import { Section, useAccountChange } from './account-section.tsx'
import { OfflineSection } from './offline-section.tsx'

type Props = { user: CurrentUser; billing: ReactNode; offline: ReactNode }

/** The sections of an account, to see and to change. */
export function AccountSections({ user, billing, offline }: Props) {
  return (
    <div className="mt-8 space-y-6">
      {user.deletionAt !== null && <DeletionBanner deletionAt={user.deletionAt} />}
      <ProfileSection user={user} />
      {hasPlans && <PlanSection user={user}>{billing}</PlanSection>}
      <DevicesSection />
      <FormsSection />
      <DestinationsSection />
      <WordListSection />
      <ExtensionSection />
      <KeysSection />
      <WebhooksSection />
      <OfflineSection>{offline}</OfflineSection>
      <DataSection />
      {user.deletionAt === null && <DeletionSection email={user.email} />}
    </div>
  )
}

/** The email address of the user, which is fixed, and the phone number, which can be changed. */
function ProfileSection({ user }: { user: CurrentUser }) {
  const [phone, setPhone] = useState(user.phone ?? '')
  const { change, isBusy, message, clearError } = useAccountChange()

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    change(async () => {
      const changed = await api('PATCH /api/account', { body: { phone: phone.trim() } })
      storeUser({ email: changed.email, phone: changed.phone })
      return changed
    }, accountSections.phoneSaved)
  }

  return (
    <Section title={accountSections.profile}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-sm text-muted">{accountSections.email}</dt>
          <dd className="wrap-anywhere">
            <bdi>{user.email}</bdi>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{accountSections.memberSince}</dt>
          <dd>{formatLongDay(user.createdAt)}</dd>
        </div>
      </dl>
      <form noValidate onSubmit={handleSubmit} className="mt-5 flex flex-wrap items-start gap-3">
        <TextField
          className="min-w-0 grow basis-64"
          label={accountSections.phone}
          hint={accountSections.optional}
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
          {accountSections.save}
        </Button>
      </form>
    </Section>
  )
}

/** The plan and what is left of it; the children are about paying for it. */
function PlanSection({ user, children }: { user: CurrentUser; children: ReactNode }) {
  return (
    <Section title={accountSections.plan}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-medium">{plans[user.planType].name}</span>
        <span className="text-muted tabular-nums">{remainingText(user)}</span>
      </p>
      {user.resetTime !== null && (
        <p className="mt-1 text-sm text-muted">
          {accountSections.comeBack(<time dateTime={user.resetTime}>{formatMoment(user.resetTime)}</time>)}
        </p>
      )}
      {children}
    </Section>
  )
}

/** All that belongs to the account as one file, which is saved only when the server gave it. */
function DataSection() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const call = { accept: 'application/json', signal: undefined }
      const response = await send('GET /api/account/export', undefined, call)
      saveFile('precis-account.json', await response.blob())
    },
  })
  return (
    <Section title={accountSections.data} text={accountSections.dataText}>
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {accountSections.downloadData}
      </Button>
      {error !== null && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {failureText(error)}
        </p>
      )}
      <p className="mt-3 text-sm text-muted">
        {accountSections.exportHistory((text) => (
          <a href={pageAddress('/history')} className="font-medium text-accent underline underline-offset-2">
            {text}
          </a>
        ))}
      </p>
    </Section>
  )
}

/** The devices that are signed in, with a way to sign all of them out. */
function DevicesSection() {
  return (
    <Section title={accountSections.devices} text={devicesText}>
      <DeviceList />
      <SignOutEverywhere />
    </Section>
  )
}

function SignOutEverywhere() {
  const navigate = useNavigate()
  const { isAsking, opener, ask, cancel } = useConfirmation()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const goesOn = isSignedInElsewhere()
      await api('POST /api/auth/logout-everywhere')
      return goesOn
    },
    onSuccess: async (goesOn) => {
      forgetUser()
      if (goesOn) return leaveFor('/api/auth/logout')
      showToast({ title: accountSections.loggedOut, description: accountSections.onAllDevices })
      await navigate('/')
    },
    onError: (error) => {
      cancel()
      showFailure(error)
    },
  })

  if (!isAsking) {
    return (
      <Button ref={opener} variant="secondary" onClick={ask}>
        {accountSections.signOutEverywhere}
      </Button>
    )
  }
  return (
    <Confirmation isOnCard text={accountSections.signOutQuestion} onCancel={cancel}>
      <Button variant="danger" busy={isPending} onClick={() => mutate()}>
        {accountSections.signOutEverywhere}
      </Button>
    </Confirmation>
  )
}
