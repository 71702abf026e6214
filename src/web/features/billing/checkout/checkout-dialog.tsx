import { useEffect, useState } from 'react'
import { checkout } from '#messages/checkout.tsx'
import { plans } from '#product/plans.ts'
import type { PaidPlanId } from '#web/session/page-dialog.ts'
import { Spinner } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { BuyerStep, DemoStep, EmailStep } from './checkout-steps.tsx'
import { Purchase } from './purchase.ts'
import type { Buyer, CheckoutStep } from './purchase.ts'

type CheckoutDialogProps = { planId: PaidPlanId; kind: 'buy' | 'resume'; onEnd: () => void }

/** Buys a plan, or resumes one that was cancelled. While the provider's own checkout is open nothing is shown. */
export function CheckoutDialog({ planId, kind, onEnd }: CheckoutDialogProps) {
  const purchase = useCheckout({ planId, kind, onEnd })
  if (purchase.step.name === 'provider') return null
  return (
    <Dialog
      open
      onClose={() => {
        // What is paid is confirmed to its end; when that takes long, without the dialog.
        if (!isConfirming(purchase)) purchase.close()
      }}
      title={checkout.title(plans[planId].name)}
    >
      <Step purchase={purchase} />
    </Dialog>
  )
}

function isConfirming({ step, isPaying }: Checkout): boolean {
  return step.name === 'confirming' || (isPaying && step.name !== 'late')
}

function Step({ purchase }: { purchase: Checkout }) {
  const { step, giveEmail, giveBuyer, payDemo, isPaying, close } = purchase
  switch (step.name) {
    case 'email':
      return <EmailStep onGiven={giveEmail} onCancel={close} />
    case 'buyer':
      return <BuyerStep onGiven={giveBuyer} onCancel={close} />
    case 'demonstration':
      return <DemoStep order={step.order} isPaying={isPaying} onPay={payDemo} onCancel={close} />
    case 'provider':
    case 'preparing':
      return <Waiting text={checkout.preparing} />
    case 'late':
      return <Late />
    case 'confirming':
  }
  return <Waiting text={checkout.confirming} />
}

function Late() {
  return (
    <div className="mt-6">
      <output className="flex items-center gap-3">
        <Spinner />
        {checkout.late}
      </output>
      <p className="mt-2 text-muted">{checkout.lateNote}</p>
    </div>
  )
}

function Waiting({ text }: { text: string }) {
  return (
    <output className="mt-6 flex items-center gap-3 text-muted">
      <Spinner />
      {text}
    </output>
  )
}

type Checkout = {
  step: CheckoutStep
  giveEmail: (email: string) => void
  giveBuyer: (buyer: Buyer) => void
  /** Pays in the demonstration, where nothing is charged. */
  payDemo: () => void
  /** The demonstration is being paid. */
  isPaying: boolean
  /** Closes the dialog, which ends what was not paid yet. */
  close: () => void
}

/** A purchase as the dialog shows it; `onEnd` is called when there is nothing left to show. */
function useCheckout(options: { planId: PaidPlanId; kind: 'buy' | 'resume'; onEnd: () => void }): Checkout {
  const [step, setStep] = useState<CheckoutStep>({ name: 'preparing' })
  const [isPaying, setPaying] = useState(false)
  // One purchase as long as the dialog is open: what is bought does not change under it.
  const [purchase] = useState(() => new Purchase({ ...options, onStep: setStep }))
  useEffect(() => void purchase.begin(), [purchase])

  async function payDemo(): Promise<void> {
    if (step.name !== 'demonstration' || isPaying) return
    setPaying(true)
    if (!(await purchase.payDemo(step.order))) setPaying(false)
  }

  return {
    step,
    isPaying,
    payDemo: () => void payDemo(),
    giveEmail: (email) => void purchase.giveEmail(email),
    giveBuyer: (buyer) => void purchase.giveBuyer(buyer),
    close: () => purchase.close(),
  }
}
