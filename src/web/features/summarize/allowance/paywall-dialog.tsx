import { planIds, plans, summariesPerMinute } from '#product/plans.ts'
import type { Plan } from '#product/plans.ts'
import { Dialog } from '#web/ui/dialog.tsx'

/** The plans with their prices, out of the one table of plans. */
export function PaywallDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Upgrade to Pro"
      description="You have used your free summaries. They come back 24 hours after the first of them."
    >
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {planIds.map((id) => (
          <li key={id} className="flex flex-wrap justify-between gap-2 py-3">
            <span>
              <span className="font-medium">{plans[id].name}</span>
              <span className="block text-sm text-muted">{allowanceText(plans[id])}</span>
            </span>
            <span>{priceText(plans[id])}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function priceText({ price }: Plan): string {
  const rupees = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  })
  return `${rupees.format(price / 100)} per month`
}

function allowanceText({ allowance }: Plan): string {
  if (allowance === null) return `Unlimited summaries, up to ${summariesPerMinute} a minute`
  const window = allowance.window === 'day' ? 'per 24 hours' : 'per month'
  return `${allowance.summaries} summaries ${window}`
}
