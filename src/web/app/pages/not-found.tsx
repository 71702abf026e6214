import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { notFound } from '#messages/not-found.ts'
import { StrangerField } from '#web/features/start/stranger-field.tsx'
import { useAccount } from '#web/session/account.ts'
import { useSignInFirst } from '#web/session/sign-in-first.ts'
import { Button } from '#web/ui/button.tsx'

/** What an address that leads nowhere shows; `children` stand above the field for a link. */
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
