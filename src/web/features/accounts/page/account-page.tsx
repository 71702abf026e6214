import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { CurrentUser } from '#contract/auth.ts'
import { accountPage } from '#messages/account-page.ts'
import { controls } from '#messages/controls.ts'
import type { AccountState } from '#web/session/account-state.ts'
import { useAccount } from '#web/session/account.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const AccountSections = lazyPart(() => import('./account-sections.tsx'), 'AccountSections')
const OfflineSection = lazyPart(() => import('./offline-section.tsx'), 'OfflineSection')

type PageProps = { billing?: ReactNode; offline?: ReactNode }

/** Everything about the account. `billing` stands below the plan, `offline` is what this browser stores. */
export function AccountPage({ billing, offline }: PageProps) {
  return (
    <AccountFrame
      heading={accountPage.heading}
      signInText={accountPage.signInText}
      visitorPart={
        <Suspense fallback={<Skeleton className="h-36 w-full rounded-card" />}>
          <OfflineSection>{offline}</OfflineSection>
        </Suspense>
      }
    >
      {(user) => (
        <Suspense fallback={<AccountSkeleton />}>
          <AccountSections user={user} billing={billing} offline={offline} />
        </Suspense>
      )}
    </AccountFrame>
  )
}

type FrameProps = {
  /** The heading of the page, and the title of the window. */
  heading: string
  /** The sentence that asks a visitor to sign in. */
  signInText: string
  /** The part of the page that is about this browser, not about an account. */
  visitorPart?: ReactNode
  children: (user: CurrentUser) => ReactNode
}

/** A page of the account, for a user who is signed in; others are shown the way in. */
export function AccountFrame({ heading, signInText, visitorPart, children }: FrameProps) {
  const account = useAccountOfPage()
  return (
    <div className="page-grid pt-10 pb-24 sm:pt-14">
      <title>{`${heading}: Précis`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-serif text-3xl font-semibold sm:text-4xl">{heading}</h1>
      {account.status === 'signed-in' ? (
        children(account.user)
      ) : (
        <WayIn status={account.status} text={signInText} />
      )}
      {account.status === 'signed-out' && visitorPart !== undefined && (
        <div className="mt-6">{visitorPart}</div>
      )}
    </div>
  )
}

/** A user whose session ends here signs in again over the page, so that typed text stays. */
function useAccountOfPage(): AccountState {
  const account = useAccount()
  const [shown, setShown] = useState(account)
  const isEnded = account.status === 'signed-out' && shown.status === 'signed-in'
  if (account !== shown && !isEnded) setShown(account)
  return isEnded ? shown : account
}

function WayIn({ status, text }: { status: Exclude<AccountState['status'], 'signed-in'>; text: string }) {
  switch (status) {
    case 'unknown':
      return <AccountSkeleton />
    case 'signed-out':
      return (
        <Notice
          text={text}
          action={accountPage.login}
          onAction={() => showPageDialog({ name: 'sign-in', reason: 'continue' })}
        />
      )
    case 'held':
  }
  return (
    <Notice
      text={accountPage.tooManyDevices}
      action={accountPage.manageDevices}
      onAction={() => showPageDialog({ name: 'devices' })}
    />
  )
}

function Notice({ text, action, onAction }: { text: string; action: string; onAction: () => void }) {
  return (
    <div className="mt-6 rounded-card border border-line bg-surface p-6">
      <p>{text}</p>
      <Button className="mt-4" onClick={onAction}>
        {action}
      </Button>
    </div>
  )
}

/** The shape of the account page while it is fetched. */
function AccountSkeleton() {
  return (
    <div className="mt-8 space-y-6">
      <output className="sr-only">{controls.loading}</output>
      <Skeleton className="h-56 w-full rounded-card" />
      <Skeleton className="h-36 w-full rounded-card" />
      <Skeleton className="h-72 w-full rounded-card" />
    </div>
  )
}
