import { useState } from 'react'
import { api } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { showPageDialog } from '#web/lib/page-dialog.ts'
import type { PaidPlanId } from '#web/lib/page-dialog.ts'
import { showToast } from '#web/ui/toast-store.ts'

const demonstrationMs = 2000

/** Subscribing from the paywall: through the checkout where payments are set up, a demonstration where none are. */
export function useSubscribe(onClose: () => void) {
  const [busyPlan, setBusyPlan] = useState<PaidPlanId | null>(null)

  async function start(planId: PaidPlanId): Promise<void> {
    setBusyPlan(planId)
    try {
      const { isDemo } = await api('GET /api/subscription-plans')
      if (isDemo) return demonstrate()
      onClose()
      showPageDialog({ name: 'checkout', planId, kind: 'buy' })
    } catch (error) {
      setBusyPlan(null)
      showToast({ title: 'Error', description: failureText(error), tone: 'destructive' })
    }
  }

  function demonstrate(): void {
    showToast({ title: 'Coming soon', description: 'Payments are not set up on this server yet.' })
    setTimeout(() => {
      showToast({
        title: 'This was a demonstration',
        description: 'Nothing was charged. The page of prices lets you try a plan.',
      })
      onClose()
    }, demonstrationMs)
  }

  return {
    busyPlan,
    subscribe: (planId: PaidPlanId) => {
      if (busyPlan === null) void start(planId)
    },
  }
}
