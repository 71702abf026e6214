import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { languageTag } from '#messages/language.ts'
import { signIn } from '#messages/sign-in.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { accountKey, storeUser } from '#web/session/account-state.ts'
import { readAccount } from '#web/session/account.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import type { PaidPlanId, SignInDialogOptions } from '#web/session/page-dialog.ts'
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
  /** The reason for which the last step was refused. */
  message: string | null
  askForCode: (email: string) => void
  giveCode: (code: string) => void
  resend: () => void
  startOver: () => void
  clearError: () => void
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
  const codeRequest = useMutation({
    mutationFn: (given: string) =>
      api('POST /api/auth/code', { body: { email: given, language: languageTag } }),
    onSuccess: ({ expiresInSeconds, resendInSeconds }, given) =>
      setStep((before) => ({
        name: 'code',
        email: given,
        expiresInSeconds,
        resendInSeconds,
        sent: before.name === 'code' ? before.sent + 1 : 1,
      })),
  })
  const verification = useMutation({
    mutationFn: async (code: string) => {
      await api('POST /api/auth/verify', { body: { email, code, language: languageTag } })
      await welcome(planId)
    },
  })
  const isBusy = codeRequest.isPending || verification.isPending
  const error = codeRequest.error ?? verification.error

  function clearError(): void {
    if (codeRequest.isError) codeRequest.reset()
    if (verification.isError) verification.reset()
  }

  function askForCode(given: string): void {
    if (isBusy) return
    clearError()
    setEmail(given)
    codeRequest.mutate(given)
  }

  return {
    step,
    email,
    isBusy,
    message: error === null ? null : failureText(error),
    askForCode,
    giveCode: (code) => {
      if (isBusy) return
      clearError()
      verification.mutate(code)
    },
    resend: () => askForCode(email),
    startOver: () => {
      clearError()
      setStep({ name: 'email' })
    },
    clearError,
  }
}

/** Closes the sign-in, or continues a purchase; one that is held shows the devices itself. */
export async function welcome(planId: PaidPlanId | undefined): Promise<void> {
  const account = await readAccount({ fresh: true })
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== accountKey[0] })
  if (account.status !== 'signed-in') return
  showPageDialog(planId === undefined ? null : { name: 'checkout', planId, kind: 'buy' })
  const { email, phone } = account.user
  storeUser({ email, phone })
  showToast({ title: signIn.done, description: email, tone: 'good' })
}
