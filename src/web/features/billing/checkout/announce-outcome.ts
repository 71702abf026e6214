import type { SubscriptionOrder } from '#contract/billing.ts'
import { api } from '#web/api/api.ts'
import { formatDay } from '#web/text/format-date.ts'
import { leaveFor, currentPath } from '#web/session/page-address.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { readAccount } from '#web/session/account.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { refreshBilling } from '../account/use-billing.ts'
import type { FollowedOutcome } from './follow-payment.ts'

/** Long enough to read the toast before the page is loaded again. */
const reloadMs = 2000

type Bought = { order: SubscriptionOrder; email: string; isSignedIn: boolean }

/** Says what became of a payment, and lets the whole page know it. */
export async function announceOutcome(outcome: FollowedOutcome, bought: Bought): Promise<void> {
  const { order, isSignedIn } = bought
  if (outcome === 'refused') {
    showToast({
      title: 'Payment Verification Failed',
      description: 'Please contact support if money was deducted.',
      tone: 'destructive',
    })
    return
  }
  if (isSignedIn) await Promise.all([refreshBilling(), readAccount({ fresh: true })])
  switch (outcome) {
    case 'active':
      return await announceActive(bought)
    case 'scheduled': {
      const day = order.startsAt === null ? 'when your paid month ends' : `on ${formatDay(order.startsAt)}`
      showToast({
        title: 'Plan scheduled',
        description: `${order.plan.name} begins ${day}. Until then nothing changes.`,
        tone: 'good',
      })
      return
    }
    case 'returned':
  }
  showToast({
    title: 'Payment refunded',
    description:
      "This address already has a plan, so we're refunding your payment. Sign in to change the plan.",
  })
  if (!isSignedIn) showPageDialog({ name: 'sign-in', reason: 'account' })
}

async function announceActive({ order, email, isSignedIn }: Bought): Promise<void> {
  const note = order.isDemo ? 'This is a demonstration: nothing was charged.' : 'Thank you.'
  if (isSignedIn) {
    showToast({ title: 'Subscription Activated!', description: note, tone: 'good' })
    setTimeout(() => leaveFor(currentPath()), reloadMs)
    return
  }
  // A payment is no sign-in: the plan is used with the code that is mailed to its address.
  const sent = await api('POST /api/auth/code', { body: { email } }).catch(() => null)
  showToast({
    title: 'Subscription Activated!',
    description: `${note} Sign in with the code ${sent === null ? 'that we mail' : 'that we mailed'} to ${email} to use it.`,
    tone: 'good',
  })
  showPageDialog({
    name: 'sign-in',
    reason: 'account',
    ...(sent !== null && {
      codeSent: {
        email,
        expiresInSeconds: sent.expiresInSeconds,
        resendInSeconds: sent.resendInSeconds,
      },
    }),
  })
}
