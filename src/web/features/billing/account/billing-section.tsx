import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Billing } from '#contract/billing.ts'
import { planText } from '#web/text/plan-text.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { PaymentList } from './payment-list.tsx'
import { resumePlan } from './resume-plan.ts'
import { useBilling } from './use-billing.ts'

/** What is paid for the account, until when, and the receipts. */
export function BillingSection() {
  const { billing, isFailed, retry, ...list } = useBilling()
  const [cancelling, setCancelling] = useState(false)
  const plan = useRef<HTMLParagraphElement>(null)
  // The button that opened the dialog goes with the plan that it cancels.
  useReturnFocus(cancelling, () => (billing?.canCancel === true ? null : plan.current))
  if (billing === null) return isFailed ? <Failure onRetry={retry} /> : <Loading />
  return (
    <div className="mt-4 border-t border-line pt-4">
      {billing.isDemo && billing.status !== 'none' && (
        <p className="mb-3 text-sm text-muted">
          Demonstration: payments aren't set up on this server, so nothing is charged.
        </p>
      )}
      <p ref={plan} tabIndex={-1} className="outline-none">
        {planText(billing)}
      </p>
      <Actions billing={billing} onCancel={() => setCancelling(true)} />
      <PaymentList {...list} />
      {cancelling && <CancelDialog billing={billing} onClose={() => setCancelling(false)} />}
    </div>
  )
}

function Actions({ billing, onCancel }: { billing: Billing; onCancel: () => void }) {
  const { plan, canCancel, canResume } = billing
  const [isResuming, setResuming] = useState(false)

  async function resume(): Promise<void> {
    setResuming(true)
    await resumePlan(billing)
    setResuming(false)
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Link to="/pricing" className={buttonClasses({ variant: plan === 'free' ? 'primary' : 'secondary' })}>
        {plan === 'free' ? 'See the plans' : 'Change plan'}
      </Link>
      {canResume && plan !== 'free' && (
        <Button busy={isResuming} onClick={() => void resume()}>
          Resume
        </Button>
      )}
      {canCancel && (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="mt-4 border-t border-line pt-4">
      <p>We couldn't load your payments. Your plan isn't affected.</p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

function Loading() {
  return (
    <div className="mt-4 space-y-3 border-t border-line pt-4">
      <output className="sr-only">Loading payments...</output>
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-11 w-40" />
    </div>
  )
}
