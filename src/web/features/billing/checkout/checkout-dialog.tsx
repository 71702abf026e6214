import { plans } from '#product/plans.ts'
import type { PaidPlanId } from '#web/lib/page-dialog.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { BuyerStep } from './buyer-step.tsx'
import { DemoStep } from './demo-step.tsx'
import { EmailStep } from './email-step.tsx'
import { useCheckout } from './use-checkout.ts'
import type { Checkout } from './use-checkout.ts'

type CheckoutDialogProps = { planId: PaidPlanId; kind: 'buy' | 'resume'; onEnd: () => void }

/** Buys a plan, or goes on with one that was cancelled. While the provider's own checkout is open nothing is shown. */
export function CheckoutDialog({ planId, kind, onEnd }: CheckoutDialogProps) {
  const checkout = useCheckout({ planId, kind, onEnd })
  if (checkout.step.name === 'provider') return null
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        // What is paid is confirmed to its end.
        if (!open && checkout.step.name !== 'confirming' && !checkout.isPaying) onEnd()
      }}
      title={`Subscribe to ${plans[planId].name}`}
    >
      <Step checkout={checkout} onCancel={onEnd} />
    </Dialog>
  )
}

function Step({ checkout, onCancel }: { checkout: Checkout; onCancel: () => void }) {
  const { step, giveEmail, giveBuyer, payDemo, isPaying } = checkout
  switch (step.name) {
    case 'email':
      return <EmailStep onGiven={giveEmail} />
    case 'buyer':
      return <BuyerStep onGiven={giveBuyer} />
    case 'demonstration':
      return <DemoStep order={step.order} isPaying={isPaying} onPay={payDemo} onCancel={onCancel} />
    case 'provider':
    case 'preparing':
      return <Waiting text="Preparing the order..." />
    case 'confirming':
  }
  return <Waiting text="Confirming the payment. This can take a moment..." />
}

function Waiting({ text }: { text: string }) {
  return (
    <output className="mt-6 flex items-center gap-3 text-muted">
      <Spinner />
      {text}
    </output>
  )
}
