import type { Billing } from '#contract/billing.ts'
import { plans } from '#product/plans.ts'
import { formatDay } from '#web/text/format-date.ts'
import { priceText } from '#web/text/plan-text.ts'
import { Button } from '#web/ui/button.tsx'

type PaymentListProps = {
  payments: Billing['payments']
  /** Fetches older ones; `null` where there are none. */
  showOlder: (() => void) | null
  isFetchingOlder: boolean
  /** The last attempt to fetch older ones failed. */
  hasOlderFailed: boolean
}

/** What was paid, each with its receipt. */
export function PaymentList(props: PaymentListProps) {
  const { payments, showOlder, isFetchingOlder, hasOlderFailed } = props
  if (payments.length === 0) return null
  return (
    <div className="mt-6">
      <h3 className="font-medium">Payments</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {payments.map((payment) => (
          <li key={`${payment.paidAt}/${payment.receiptNumber ?? ''}`} className="py-3">
            <PaymentRow payment={payment} />
          </li>
        ))}
      </ul>
      {hasOlderFailed && (
        <p role="alert" className="mt-3">
          Older payments couldn't be loaded.
        </p>
      )}
      {showOlder !== null && (
        <Button variant="secondary" size="sm" className="mt-3" busy={isFetchingOlder} onClick={showOlder}>
          {hasOlderFailed ? 'Try again' : 'Show older'}
        </Button>
      )}
    </div>
  )
}

function PaymentRow({ payment }: { payment: Billing['payments'][number] }) {
  const { paidAt, plan, amount, refunded, periodStart, periodEnd, receiptNumber, isDemo } = payment
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <div>
        <span className="tabular-nums">{formatDay(paidAt)}</span>
        <span className="block text-sm text-muted">
          {plans[plan].name}, {formatDay(periodStart)} to {formatDay(periodEnd)}
          {isDemo && ' (demonstration)'}
        </span>
      </div>
      <div className="flex items-baseline gap-4">
        <span className="tabular-nums">
          {priceText(amount)}
          {refunded > 0 && <span className="text-sm text-muted"> ({priceText(refunded)} refunded)</span>}
        </span>
        {receiptNumber !== null && (
          <a
            href={`/api/billing/receipts/${encodeURIComponent(receiptNumber)}`}
            target="_blank"
            rel="noreferrer"
            className="py-2 text-accent underline"
          >
            Receipt<span className="sr-only"> {receiptNumber}</span>
          </a>
        )}
      </div>
    </div>
  )
}
