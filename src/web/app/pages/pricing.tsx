import { PricingPage } from '#web/features/site/pricing-page.tsx'
import { showPageDialog, usePageDialog } from '#web/lib/page-dialog.ts'

/** The page of prices, from which a plan is bought. */
export function Pricing() {
  const dialog = usePageDialog()
  return (
    <PricingPage
      busyPlan={dialog?.name === 'checkout' ? dialog.planId : null}
      onChoose={(planId) => {
        // A click while one is under way is ignored.
        if (dialog?.name !== 'checkout') showPageDialog({ name: 'checkout', planId, kind: 'buy' })
      }}
    />
  )
}
