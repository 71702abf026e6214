import { Suspense } from 'react'
import { AccountPage } from '#web/features/accounts/page/account-page.tsx'
import { lazyPart, late } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const BillingSection = lazyPart(
  () => import('#web/features/billing/account/billing-section.tsx'),
  'BillingSection',
  late,
)

const StoredHere = lazyPart(() => import('#web/features/offline/stored-here.tsx'), 'StoredHere')

/** As tall as what a plan without payments says. */
function BillingSkeleton() {
  return (
    <div aria-hidden="true" className="mt-4 space-y-4 border-t border-line pt-4">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-11 w-40" />
    </div>
  )
}

/** The page about the account. */
export function Account() {
  return (
    <AccountPage
      billing={
        <Suspense fallback={<BillingSkeleton />}>
          <BillingSection />
        </Suspense>
      }
      offline={
        <Suspense fallback={<Skeleton className="h-18 w-full" />}>
          <StoredHere />
        </Suspense>
      }
    />
  )
}
