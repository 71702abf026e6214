import { resumePlan, useBilling } from '#web/features/billing/account/use-billing.ts'
import { PricingPage } from '#web/features/site/pricing-page.tsx'
import { useAccount } from '#web/session/account.ts'
import { showPageDialog, usePageDialog } from '#web/session/page-dialog.ts'

/** The page of prices, which knows the plan of the account and from which plans are bought and changed. */
export function Pricing() {
  const dialog = usePageDialog()
  const isSignedIn = useAccount().status === 'signed-in'
  const { billing } = useBilling({ isEnabled: isSignedIn })
  return (
    <PricingPage
      billing={isSignedIn ? billing : null}
      busyPlan={dialog?.name === 'checkout' ? dialog.planId : null}
      onChoose={(planId, kind) => {
        // A click while a purchase is under way is ignored.
        if (dialog?.name === 'checkout') return
        if (kind === 'resume' && billing !== null) void resumePlan(billing)
        else showPageDialog({ name: 'checkout', planId, kind })
      }}
    />
  )
}
