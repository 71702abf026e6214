import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Billing } from '#contract/billing.ts'
import { billingTexts } from '#messages/billing-texts.ts'
import { controls } from '#messages/controls.ts'
import { plans } from '#product/plans.ts'
import { showFailure } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { readAccount, useAccount, handleAuthFailure } from '#web/session/account.ts'
import { formatDay, formatZonedDay } from '#web/text/format-date.ts'
import { priceText } from '#web/text/numbers.ts'
import { planText } from '#web/text/plan-text.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { resumePlan } from './resume-plan.ts'
import { refreshBilling, useBilling } from './use-billing.ts'

/** The plan of the account, its end, and the receipts. */
export function BillingSection() {
  const { billing, isFailed, retry, ...list } = useBilling()
  const [cancelling, setCancelling] = useState(false)
  const plan = useRef<HTMLParagraphElement>(null)
  // The button that opened the dialog goes with the plan that it cancels.
  useReturnFocus(cancelling, () => (billing?.canCancel === true ? null : plan.current))
  if (billing === null)
    return isFailed ? (
      <LoadFailure className="mt-4 border-t border-line pt-4" text={billingTexts.notLoaded} onRetry={retry} />
    ) : (
      <Loading />
    )
  return (
    <div className="mt-4 border-t border-line pt-4">
      {billing.isDemo && billing.status !== 'none' && (
        <p className="mb-3 text-sm text-muted">{billingTexts.demo}</p>
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
  const account = useAccount()
  // Keeping the account comes before its plan.
  const isLeaving = account.status === 'signed-in' && account.user.deletionAt !== null

  async function resume(): Promise<void> {
    setResuming(true)
    await resumePlan(billing)
    setResuming(false)
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Link to="/pricing" className={buttonClasses({ variant: canResume ? 'secondary' : 'primary' })}>
        {plan === 'free' ? billingTexts.seePlans : billingTexts.changePlan}
      </Link>
      {canResume && plan !== 'free' && (
        <Button variant={isLeaving ? 'secondary' : 'primary'} busy={isResuming} onClick={() => void resume()}>
          {billingTexts.resume}
        </Button>
      )}
      {canCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {billingTexts.cancel}
        </Button>
      )}
    </div>
  )
}

function Loading() {
  return (
    <div className="mt-4 space-y-4 border-t border-line pt-4">
      <output className="sr-only">{billingTexts.loading}</output>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-11 w-40" />
    </div>
  )
}

type PaymentListProps = {
  payments: Billing['payments']
  /** Fetches older ones; `null` where there are none. */
  showOlder: (() => void) | null
  isFetchingOlder: boolean
  /** The last attempt to fetch older ones failed. */
  hasOlderFailed: boolean
}

/** The payments, each with its receipt. */
function PaymentList(props: PaymentListProps) {
  const { payments, showOlder, isFetchingOlder, hasOlderFailed } = props
  if (payments.length === 0) return null
  return (
    <div className="mt-6">
      <h3 className="font-medium">{billingTexts.payments}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {payments.map((payment) => (
          <li key={`${payment.paidAt}/${payment.receiptNumber ?? ''}`} className="py-3">
            <PaymentRow payment={payment} />
          </li>
        ))}
      </ul>
      {hasOlderFailed && (
        <p role="alert" className="mt-3">
          {billingTexts.olderNotLoaded}
        </p>
      )}
      {showOlder !== null && (
        <Button variant="secondary" size="sm" className="mt-3" busy={isFetchingOlder} onClick={showOlder}>
          {hasOlderFailed ? controls.tryAgain : billingTexts.showOlder}
        </Button>
      )}
    </div>
  )
}

function PaymentRow({ payment }: { payment: Billing['payments'][number] }) {
  const { paidAt, plan, amount, refunded, periodStart, periodEnd, receiptNumber, isDemo } = payment
  const paidFor = isDemo ? billingTexts.paidForInDemo : billingTexts.paidFor
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <div>
        <span className="tabular-nums">{formatDay(paidAt)}</span>
        <span className="block text-sm text-muted">
          {paidFor(plans[plan].name, formatDay(periodStart), formatZonedDay(periodEnd))}
        </span>
      </div>
      <div className="flex items-baseline gap-4">
        <span className="tabular-nums">
          {priceText(amount)}
          {refunded > 0 && (
            <span className="text-sm text-muted"> {billingTexts.refunded(priceText(refunded))}</span>
          )}
        </span>
        {receiptNumber !== null && (
          <a
            href={`/api/billing/receipts/${encodeURIComponent(receiptNumber)}`}
            target="_blank"
            rel="noreferrer"
            className="py-2 text-accent underline"
          >
            {billingTexts.receipt}
            <span className="sr-only"> {receiptNumber}</span>
          </a>
        )}
      </div>
    </div>
  )
}

/** Asks once more before a plan is cancelled, and says until when it stays. */
function CancelDialog({ billing, onClose }: { billing: Billing; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const { plan, next } = billing
  const { name } = plans[plan === 'free' && next !== null ? next.plan : plan]

  async function cancel(): Promise<void> {
    setBusy(true)
    try {
      await api('POST /api/billing/cancel')
      await Promise.all([refreshBilling(), readAccount({ fresh: true })])
      onClose()
      showToast({ title: billingTexts.cancelled, description: billingTexts.cancelledNote })
    } catch (error) {
      setBusy(false)
      handleAuthFailure(error, 'write')
      showFailure(error)
    }
  }

  return (
    <Dialog
      open
      size="sm"
      onClose={() => {
        if (!busy) onClose()
      }}
      title={billingTexts.cancelTitle(name)}
      description={consequenceOf(billing, name)}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="quiet" disabled={busy} onClick={onClose}>
          {billingTexts.keep(name)}
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void cancel()}>
          {billingTexts.cancelSubscription}
        </Button>
      </div>
    </Dialog>
  )
}

/** The rest after a cancellation: the paid month, or nothing where none runs. */
function consequenceOf({ status, renewsAt, endsAt }: Billing, name: string): string {
  if (status === 'grace') return billingTexts.endsNow(name)
  if (status === 'ended' || status === 'none') return billingTexts.cancelledNote
  const until = renewsAt ?? endsAt
  return until === null
    ? billingTexts.staysForMonth(name)
    : billingTexts.staysUntil(name, formatZonedDay(until))
}
