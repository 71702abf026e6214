import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import { notFound } from '#messages/not-found.ts'
import { StrangerField } from '#web/features/start/stranger-field.tsx'
import { useAccount } from '#web/session/account.ts'
import { showPageDialog, usePageDialog } from '#web/session/page-dialog.ts'
import type { SignInReason } from '#web/session/page-dialog.ts'
import { Button } from '#web/ui/button.tsx'

/** The page of an address that leads nowhere; `children` stand above the field for a link. */
export function NotFound({ children = null }: { children?: ReactNode }) {
  return (
    <div className="mx-auto max-w-xl px-4 py-24 text-center">
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-serif text-3xl font-semibold">{notFound.heading}</h1>
      <p className="mt-3 text-muted">{notFound.text}</p>
      {children}
      <StrangerField className="mt-8" />
      <Link to="/" className="mt-6 inline-block p-2 text-accent underline underline-offset-2">
        {notFound.home}
      </Link>
    </div>
  )
}

/** The same for a summary, with the sign-in for its owner: only the owner learns whether it exists. */
export function SummaryNotFound({ onSignedIn }: { onSignedIn: () => void }) {
  const { status } = useAccount()
  const signInFirst = useSignInFirst(onSignedIn)
  if (status !== 'signed-out') return <NotFound />
  return (
    <NotFound>
      <p className="mt-3 text-muted">{notFound.isYours}</p>
      <Button variant="secondary" className="mt-4" onClick={() => signInFirst('continue')}>
        {notFound.signIn}
      </Button>
    </NotFound>
  )
}

/**
 * Returns a function that has a visitor sign in and does `action` afterwards, once. The action is dropped
 * when the dialog is closed without a sign-in, or when the page is left.
 */
function useSignInFirst(action: () => void): (reason: SignInReason) => void {
  const { status } = useAccount()
  const isAsking = usePageDialog() !== null
  const isWaiting = useRef(false)
  const act = useEffectEvent(action)
  useEffect(() => {
    if (!isWaiting.current) return
    isWaiting.current = isAsking && status !== 'signed-in'
    if (status === 'signed-in') act()
  }, [isAsking, status])
  return (reason) => {
    isWaiting.current = true
    showPageDialog({ name: 'sign-in', reason })
  }
}
