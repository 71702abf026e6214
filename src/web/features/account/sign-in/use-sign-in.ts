import { useState } from 'react'
import { readAccount } from '#web/lib/read-account.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { api } from '#web/lib/api.ts'
import { reads } from '#web/lib/reads.ts'
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

/** The way from an address to being signed in; a call while another is under way is ignored. */
export function useSignIn(onSignedIn: () => void): SignInFlow {
  const [step, setStep] = useState<SignInFlow['step']>({ name: 'email' })
  const [email, setEmail] = useState('')
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
      await welcome(email)
      onSignedIn()
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

/** The page knows who is there from now on. A sign-in that is held says so by itself. */
async function welcome(email: string): Promise<void> {
  const account = await readAccount({ fresh: true })
  await reads.invalidateQueries()
  if (account.status !== 'signed-in') return
  storePerson({ email, phone: account.user.phone })
  showToast({ title: 'Signed in', description: email, tone: 'good' })
}
