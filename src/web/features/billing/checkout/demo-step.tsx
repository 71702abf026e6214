import type { SubscriptionOrder } from '#contract/billing.ts'
import { priceText } from '#web/text/plan-text.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDay } from '#web/text/format-date.ts'

type DemoStepProps = {
  order: SubscriptionOrder
  isPaying: boolean
  onPay: () => void
  onCancel: () => void
}

/** Stands in for the provider's checkout where no payments are set up. */
export function DemoStep({ order, isPaying, onPay, onCancel }: DemoStepProps) {
  return (
    <div className="mt-4">
      <p className="rounded-control border border-l-4 border-line border-l-warn bg-paper px-4 py-3">
        <strong className="font-medium">This is a demonstration.</strong> Payments aren't set up on this
        server: you won't be asked for a card, and nothing is charged. You get the plan to try it out, until
        real payments are set up.
      </p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        <Row name="Plan" value={order.plan.name} />
        <Row name="Price" value={`${priceText(order.amount)} per month`} />
        {order.startsAt !== null && <Row name="Begins" value={formatDay(order.startsAt)} />}
        {order.credit > 0 && <Row name="Refunded" value={priceText(order.credit)} />}
      </dl>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button busy={isPaying} onClick={onPay}>
          Pay {priceText(order.amount)} (demonstration)
        </Button>
      </div>
    </div>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  )
}
