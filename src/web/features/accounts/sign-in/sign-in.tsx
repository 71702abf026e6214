import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { signIn } from '#messages/sign-in.ts'
import { normalizeCode } from '#product/digits.ts'
import { storedEmail } from '#web/session/account-state.ts'
import type { SignInDialogOptions } from '#web/session/page-dialog.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { emailField, useForm, validateEmail } from '#web/ui/form.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { useSignInOptions } from './sign-in-options.ts'
import { useSignIn } from './use-sign-in.ts'
import type { CodeStep, SignInFlow } from './use-sign-in.ts'

type Props = {
  /** The other provider stands above the address. */
  isProviderFirst: boolean
  /** The address to which the other provider leads back. */
  returnTo: string
} & Pick<SignInDialogOptions, 'codeSent' | 'planId'>

/** The ways to sign in: a code by mail, and another provider where the server has one. */
export function SignIn({ isProviderFirst, returnTo, codeSent, planId }: Props) {
  const flow = useSignIn({ codeSent, planId })
  const options = useSignInOptions()
  const provider = options?.provider ?? null
  if (flow.step.name === 'code') {
    return <CodeForm flow={flow} step={flow.step} codeIsPrinted={options?.codeIsPrinted === true} />
  }
  if (options?.takesCodes === false) {
    return provider === null ? null : <ProviderLink name={provider.name} returnTo={returnTo} />
  }
  return (
    <div className={isProviderFirst ? 'flex flex-col-reverse' : 'flex flex-col'}>
      <EmailForm flow={flow} />
      {provider !== null && (
        <>
          <p aria-hidden="true" className="my-4 flex items-center gap-3 text-sm text-muted">
            <span className="h-px flex-1 bg-line" />
            {signIn.or}
            <span className="h-px flex-1 bg-line" />
          </p>
          <ProviderLink name={provider.name} returnTo={returnTo} />
        </>
      )}
    </div>
  )
}

/** Leads to the other provider, and from there back to `returnTo`. */
function ProviderLink({ name, returnTo }: { name: string; returnTo: string }) {
  return (
    <a
      href={`/api/auth/google?returnTo=${encodeURIComponent(returnTo)}`}
      className={
        name === 'Google' ? googleClasses : joinClasses(buttonClasses({ variant: 'secondary' }), 'w-full')
      }
    >
      {name === 'Google' && <GoogleMark />}
      {signIn.continueWith(name)}
    </a>
  )
}

/** The colours that Google asks for on its button, in each scheme. */
const googleClasses =
  'inline-flex h-11 w-full items-center justify-center gap-2.5 rounded-control border border-[#747775] bg-white px-3 font-medium text-[#1f1f1f] hover:bg-[#f8faff] dark:border-[#8e918f] dark:bg-[#131314] dark:text-[#e3e3e3] dark:hover:bg-[#1e1f20]'

/** Google's mark in its own colours, which may not be changed. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-5 shrink-0">
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  )
}

/** Takes the address that the code goes to. */
function EmailForm({ flow }: { flow: SignInFlow }) {
  const { field, formProps } = useForm({
    initial: () => ({ email: flow.email || storedEmail() }),
    validate: validateEmail,
    onValid: ({ email }) => flow.askForCode(email.trim()),
    onWrite: flow.clearError,
  })
  return (
    <form {...formProps} className="space-y-4">
      <TextField
        {...emailField}
        {...(flow.message === null ? {} : { error: flow.message })}
        {...field('email')}
      />
      <Button type="submit" busy={flow.isBusy} className="w-full">
        {signIn.sendCode}
      </Button>
    </form>
  )
}

const digits = 6

type CodeFormProps = {
  flow: SignInFlow
  step: CodeStep
  /** There is no mail server: the code stands where the server was started. */
  codeIsPrinted: boolean
}

/** Takes the code; the last digit sends it. */
function CodeForm({ flow, step, codeIsPrinted }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [validationError, setValidationError] = useState<string | null>(null)
  const shown = validationError ?? flow.message
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function handleChange(typed: string): void {
    const next = normalizeCode(typed).replaceAll(/\D/g, '').slice(0, digits)
    setCode(next)
    setValidationError(null)
    flow.clearError()
    if (next.length === digits && next !== code) flow.giveCode(next)
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (code.length === digits) flow.giveCode(code)
    else setValidationError(signIn.codeIncomplete)
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-4">
      <p>
        {(codeIsPrinted ? signIn.codeShown : signIn.codeSent)(
          <bdi className="font-medium wrap-anywhere">{step.email}</bdi>,
          Math.round(step.expiresInSeconds / 60),
        )}
      </p>
      <TextField
        label={signIn.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        ref={field}
        value={code}
        {...(shown === null ? {} : { error: shown })}
        onChange={(event) => handleChange(event.target.value)}
        inputClassName="font-medium tracking-[0.4em] tabular-nums"
      />
      <Button type="submit" busy={flow.isBusy} className="w-full">
        {signIn.submit}
      </Button>
      <div className="-mx-3 flex flex-wrap justify-between">
        <Button variant="quiet" className="px-3! text-sm" onClick={flow.startOver}>
          {signIn.otherEmail}
        </Button>
        <ResendButton key={step.sent} waitSeconds={step.resendInSeconds} onResend={flow.resend} />
      </div>
    </form>
  )
}

/** Has another code sent, once that makes sense. */
function ResendButton({ waitSeconds, onResend }: { waitSeconds: number; onResend: () => void }) {
  const left = useCountdown(waitSeconds)
  const isWaiting = left > 0
  return (
    <Button
      variant="quiet"
      className="px-3! text-sm tabular-nums"
      aria-disabled={isWaiting || undefined}
      onClick={() => {
        if (!isWaiting) onResend()
      }}
    >
      {isWaiting ? signIn.resendIn(left) : signIn.resend}
    </Button>
  )
}
