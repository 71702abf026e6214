import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { normalizeCode } from '#product/sign-in-code.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'
import type { CodeStep, SignInFlow } from './use-sign-in.ts'

const digits = 6

type Props = {
  signIn: SignInFlow
  step: CodeStep
  /** There is no mail server: the code stands where the server was started. */
  codeIsPrinted: boolean
}

/** Takes the code; the last digit sends it. */
export function CodeForm({ signIn, step, codeIsPrinted }: Props) {
  const [code, setCode] = useState('')
  const [validationError, setValidationError] = useState<string | null>(null)
  const shown = validationError ?? signIn.message
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function handleChange(typed: string): void {
    const next = normalizeCode(typed).replaceAll(/\D/g, '').slice(0, digits)
    setCode(next)
    setValidationError(null)
    signIn.clearError()
    if (next.length === digits && next !== code) signIn.giveCode(next)
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (code.length === digits) signIn.giveCode(code)
    else setValidationError('Please enter the six digits of the code')
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-4">
      <p>
        A code is on its way to <span className="font-medium wrap-anywhere">{step.email}</span>. It's valid
        for {Math.round(step.expiresInSeconds / 60)} minutes.
      </p>
      {codeIsPrinted && (
        <p className="rounded-control border border-line bg-paper p-3 text-sm">
          No mail server is set up here: the code is printed where Précis was started.
        </p>
      )}
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        ref={field}
        value={code}
        {...(shown === null ? {} : { error: shown })}
        onChange={(event) => handleChange(event.target.value)}
        inputClassName="font-medium tracking-[0.4em] tabular-nums"
      />
      <Button type="submit" busy={signIn.isBusy} className="w-full">
        Login
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" onClick={signIn.startOver}>
          Use another email
        </Button>
        <ResendButton key={step.sent} waitSeconds={step.resendInSeconds} onResend={signIn.resend} />
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
      className="tabular-nums"
      aria-disabled={isWaiting || undefined}
      onClick={() => {
        if (!isWaiting) onResend()
      }}
    >
      {isWaiting ? `Send another code in ${left} s` : 'Send another code'}
    </Button>
  )
}
