import { useEffect, useState } from 'react'
import type { PaidPlanId } from '#web/session/page-dialog.ts'
import { Purchase } from './purchase.ts'
import type { Buyer, CheckoutStep } from './purchase.ts'

export type Checkout = {
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
export function useCheckout(options: {
  planId: PaidPlanId
  kind: 'buy' | 'resume'
  onEnd: () => void
}): Checkout {
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
