import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { AccountFrame, AccountSkeleton } from './account-frame.tsx'

const AccountSections = lazyPart(() => import('./account-sections.tsx'), 'AccountSections')

/** Everything about the account. `billing` stands below the plan. */
export function AccountPage({ billing }: { billing?: ReactNode }) {
  return (
    <AccountFrame heading="Account" signInText="Sign in to see your plan, your devices and your data.">
      {(user) => (
        <Suspense fallback={<AccountSkeleton />}>
          <AccountSections user={user} billing={billing} />
        </Suspense>
      )}
    </AccountFrame>
  )
}
