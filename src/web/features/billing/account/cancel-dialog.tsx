import { useState } from 'react'
import type { Billing } from '#contract/billing.ts'
import { plans } from '#product/plans.ts'
import { readAccount } from '#web/session/account.ts'
import { api } from '#web/api/api.ts'
import { failureText } from '#web/api/api-error.ts'
import { handleAuthFailure } from '#web/session/auth-failure.ts'
import { formatDay } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { refreshBilling } from './use-billing.ts'

/** Asks once more before a plan is cancelled, and says until when it stays. */
export function CancelDialog({ billing, onClose }: { billing: Billing; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const { name } = plans[billing.plan]
  const until = billing.renewsAt ?? billing.endsAt

  async function cancel(): Promise<void> {
    setBusy(true)
    try {
      await api('POST /api/billing/cancel')
      await Promise.all([refreshBilling(), readAccount({ fresh: true })])
      onClose()
      showToast({ title: 'Subscription cancelled', description: "You won't be charged again." })
    } catch (error) {
      setBusy(false)
      handleAuthFailure(error, 'write')
      showToast({ title: 'Error', description: failureText(error), tone: 'destructive' })
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose()
      }}
      title={`Cancel ${name}?`}
      description={`You keep ${name} ${until === null ? 'until the end of the month you paid for' : `until ${formatDay(until)}`}. You won't be charged again.`}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="quiet" disabled={busy} onClick={onClose}>
          Keep {name}
        </Button>
        <Button busy={busy} onClick={() => void cancel()}>
          Cancel subscription
        </Button>
      </div>
    </Dialog>
  )
}
