import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import type { SignInDialogOptions } from '#web/session/page-dialog.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { CodeForm } from './code-form.tsx'
import { EmailForm } from './email-form.tsx'
import { useSignIn } from './use-sign-in.ts'

type Props = {
  /** The other provider stands above the address. */
  isProviderFirst: boolean
  /** Where the other provider leads back to. */
  returnTo: string
} & Pick<SignInDialogOptions, 'codeSent' | 'planId'>

/** The ways to sign in: a code by mail, and another provider where the server has one. */
export function SignIn({ isProviderFirst, returnTo, codeSent, planId }: Props) {
  const signIn = useSignIn({ codeSent, planId })
  const { data: options } = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: ({ signal }) => api('GET /api/auth/options', {}, { signal }),
  })
  const provider = options?.provider ?? null
  if (signIn.step.name === 'code') {
    return <CodeForm signIn={signIn} step={signIn.step} codeIsPrinted={options?.codeIsPrinted === true} />
  }
  return (
    <div className={isProviderFirst ? 'flex flex-col-reverse' : 'flex flex-col'}>
      <EmailForm signIn={signIn} />
      {provider !== null && (
        <>
          <p aria-hidden="true" className="my-4 flex items-center gap-3 text-sm text-muted">
            <span className="h-px flex-1 bg-line" />
            or
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
      className={joinClasses(buttonClasses({ variant: 'secondary' }), 'w-full')}
    >
      Continue with {name}
    </a>
  )
}
