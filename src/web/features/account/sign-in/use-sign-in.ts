import { useState } from 'react'
import { readAccount } from '#web/lib/account.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { api } from '#web/lib/api.ts'
import { showPageDialog } from '#web/lib/page-dialog.ts'
import type { PaidPlanId, SignInDialogOptions } from '#web/lib/page-dialog.ts'
import { accountKey, queryClient } from '#web/lib/query-client.ts'
import { storePerson } from '#web/lib/stored-person.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** A code was sent; `sent` counts how many. */
export type CodeStep = {
  name: 'code'
  email: string
  expiresInSeconds: number
  resendInSeconds: number
  sent: number
}

export type SignInFlow = {
  step: { name: 'email' } | CodeStep
  /** The address that was given last. */
  email: string
  isBusy: boolean
  /** Why the last step was refused. */
  fault: string | null
  askForCode: (email: string) => void
  giveCode: (code: string) => void
  resend: () => void
  startOver: () => void
  clearFault: () => void
}

/** The way from an address to being signed in; a call while another is running is ignored. */
export function useSignIn({
  codeSent,
  planId,
}: Pick<SignInDialogOptions, 'codeSent' | 'planId'> = {}): SignInFlow {
  const [step, setStep] = useState<SignInFlow['step']>(
    codeSent === undefined ? { name: 'email' } : { name: 'code', ...codeSent, sent: 1 },
  )
  const [email, setEmail] = useState(codeSent?.email ?? '')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  function attempt(work: () => Promise<void>): void {
    if (isBusy) return
    setBusy(true)
    setFault(null)
    void work()
      .catch((error: unknown) => setFault(failureText(error)))
      .finally(() => setBusy(false))
  }

  function askForCode(given: string): void {
    attempt(async () => {
      setEmail(given)
      const { expiresInSeconds, resendInSeconds } = await api('POST /api/auth/code', {
        body: { email: given },
      })
      setStep((before) => ({
        name: 'code',
        email: given,
        expiresInSeconds,
        resendInSeconds,
        sent: before.name === 'code' ? before.sent + 1 : 1,
      }))
    })
  }

  function giveCode(code: string): void {
    attempt(async () => {
      await api('POST /api/auth/verify', { body: { email, code } })
      await welcome(email, planId)
    })
  }

  return {
    step,
    email,
    isBusy,
    fault,
    askForCode,
    giveCode,
    resend: () => askForCode(email),
    startOver: () => {
      setFault(null)
      setStep({ name: 'email' })
    },
    clearFault: () => setFault(null),
  }
}

/** Closes the sign-in, or goes on with the purchase of a plan; one that is held shows the devices by itself. */
async function welcome(email: string, planId: PaidPlanId | undefined): Promise<void> {
  const account = await readAccount({ fresh: true })
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== accountKey[0] })
  if (account.status !== 'signed-in') return
  showPageDialog(planId === undefined ? null : { name: 'checkout', planId, kind: 'buy' })
  storePerson({ email, phone: account.user.phone })
  showToast({ title: 'Signed in', description: email, tone: 'good' })
}
