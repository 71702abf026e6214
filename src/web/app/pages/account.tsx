import { Suspense } from 'react'
import { AccountPage } from '#web/features/accounts/page/account-page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const BillingSection = lazyPart(
  () => import('#web/features/billing/account/billing-section.tsx'),
  'BillingSection',
  { isFetchedAhead: false },
)

/** The page about the account. */
export function Account() {
  return (
    <AccountPage
      billing={
        <Suspense fallback={null}>
          <BillingSection />
        </Suspense>
      }
    />
  )
}
