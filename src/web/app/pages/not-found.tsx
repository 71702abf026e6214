import { useAccount } from '#web/lib/account.ts'
import { useSignInFirst } from '#web/lib/sign-in-first.ts'
import { Button } from '#web/ui/button.tsx'
import { NotFoundFrame } from './not-found-frame.tsx'

/** What an address that leads nowhere shows. */
export function NotFound() {
  return <NotFoundFrame />
}

/** The same for a summary, with the sign-in for its owner: only the owner learns whether it exists. */
export function SummaryNotFound({ onSignedIn }: { onSignedIn: () => void }) {
  const { status } = useAccount()
  const signInFirst = useSignInFirst(onSignedIn)
  if (status !== 'signed-out') return <NotFound />
  return (
    <>
      <NotFound />
      <div className="mx-auto -mt-16 max-w-xl px-4 pb-24 text-center">
        <p className="text-muted">Is it one of your summaries? Sign in to see it.</p>
        <Button className="mt-4" onClick={() => signInFirst('continue')}>
          Sign in
        </Button>
      </div>
    </>
  )
}
