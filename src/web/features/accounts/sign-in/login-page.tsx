import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { accountDialogs } from '#messages/account-dialogs.ts'
import { devices } from '#messages/devices.ts'
import { signIn } from '#messages/sign-in.ts'
import { maxActiveDevices } from '#product/limits.ts'
import { ownPath } from '#product/site-address.ts'
import type { AccountState } from '#web/session/account-state.ts'
import { useAccount } from '#web/session/account.ts'
import { languageBase, leaveFor } from '#web/session/page-address.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import type { SignInReason } from '#web/session/page-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useHydrated } from '#web/ui/use-page-phase.ts'
import { describeSignIn, useSignInOptions } from './sign-in-options.ts'
import { signInErrorText, signInTexts } from './sign-in-texts.ts'

const Invitation = lazyPart(() => import('./invitation.tsx'), 'Invitation')
const SignIn = lazyPart(() => import('./sign-in.tsx'), 'SignIn')

/** The address of a page in another language, whose first part is one of two letters. */
const otherLanguage = /^\/[a-z]{2}(?:\/|$)/

/** The sign-in as a page. Afterwards it returns to the address in `returnTo`. */
export function LoginPage() {
  const navigate = useNavigate()
  const account = useAccount()
  const { search, hash } = useLocation()
  const query = new URLSearchParams(search)
  // The page was built without a query, so what depends on it comes a moment later.
  const isHydrated = useHydrated()
  const returnTo = (isHydrated ? ownPath(query.get('returnTo') ?? '/') : null) ?? '/'
  const options = useSignInOptions()
  const error = isHydrated ? signInErrorText(query.get('error'), options?.takesCodes !== false) : null
  const isSignedOut = isHydrated && query.has('signedOut')
  const { title, description } = signInTexts[isHydrated ? readReason(query.get('reason')) : 'account']
  const invitation = isHydrated ? (/^#invitation=([\w-]+)$/.exec(hash)?.[1] ?? null) : null
  const heading = invitation !== null ? signIn.invited : isSignedOut ? signIn.signedOut : title
  const goOn = () => {
    const address = returnTo.startsWith(`${languageBase}/`) ? returnTo.slice(languageBase.length) : returnTo
    if (otherLanguage.test(address)) leaveFor(address)
    else void navigate(address, { replace: true })
  }
  useOnSignIn(account.status, goOn)
  return (
    <div className="mx-auto w-full max-w-md px-4 pt-12 pb-24 sm:px-6 sm:pt-20">
      <title>{signIn.windowTitle}</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-serif text-3xl font-semibold text-balance sm:text-4xl">
        {account.status === 'held' ? signIn.held : heading}
      </h1>
      {account.status === 'held' ? (
        <div className="mt-3 space-y-5">
          <p>{devices.held(maxActiveDevices)}</p>
          <Button onClick={() => showPageDialog({ name: 'devices' })}>{accountDialogs.manageDevices}</Button>
        </div>
      ) : account.status === 'signed-in' ? (
        <div className="mt-3 space-y-5">
          <p>{signIn.signedInAs(<bdi className="font-medium wrap-anywhere">{account.user.email}</bdi>)}</p>
          <Button onClick={goOn}>{signIn.goOn}</Button>
        </div>
      ) : (
        <>
          <p className="mt-3 text-muted">
            {invitation === null ? describeSignIn(options, description) : signIn.invitedText}
          </p>
          {error !== null && (
            <p role="alert" className="mt-6 rounded-control border border-bad p-3 text-bad">
              {error}
            </p>
          )}
          <div className="mt-8">
            <WaysIn isHydrated={isHydrated} invitation={invitation} returnTo={returnTo} />
          </div>
        </>
      )}
    </div>
  )
}

type WaysInProps = { isHydrated: boolean; invitation: string | null; returnTo: string }

/** The form to sign in, or the button of an invitation. */
function WaysIn({ isHydrated, invitation, returnTo }: WaysInProps) {
  // A prerendered form could be sent before its hydration, and would lose `returnTo`.
  if (!isHydrated) return <FormSkeleton />
  return (
    <Suspense fallback={<FormSkeleton />}>
      {invitation === null ? (
        <SignIn isProviderFirst={false} returnTo={returnTo} />
      ) : (
        <Invitation token={invitation} />
      )}
    </Suspense>
  )
}

/** Calls `goOn` when a user signs in on this page, not for one who was signed in before. */
function useOnSignIn(status: AccountState['status'], goOn: () => void): void {
  const [wasOut, setWasOut] = useState(false)
  const isOut = status === 'signed-out' || status === 'held'
  if (isOut && !wasOut) setWasOut(true)
  const act = useEffectEvent(goOn)
  useEffect(() => {
    if (wasOut && status === 'signed-in') act()
  }, [wasOut, status])
}

function FormSkeleton() {
  return (
    <div className="space-y-4">
      <Skeleton className="h-17 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  )
}

function readReason(named: string | null): SignInReason {
  return named === 'free-summaries' || named === 'continue' ? named : 'account'
}
