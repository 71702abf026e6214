import { leaveFor, presentPath } from '#web/lib/leave-for.ts'
import { showPageDialog } from '#web/lib/page-dialog.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Long enough to read the toast, before the page that knows nothing of the plan is loaded anew. */
const reloadMs = 2000

/** Says that a plan has begun. A payment signs nobody in: who is not gets asked to, since the plan is the address's. */
export function announcePlan({ isSignedIn, isDemo }: { isSignedIn: boolean; isDemo: boolean }): void {
  const note = isDemo ? 'This is a demonstration: nothing was charged.' : 'Thank you.'
  if (isSignedIn) {
    showToast({ title: 'Subscription Activated!', description: note, tone: 'good' })
    setTimeout(() => leaveFor(presentPath()), reloadMs)
    return
  }
  showToast({
    title: 'Subscription Activated!',
    description: `${note} Sign in with the code that is mailed to your address to use it.`,
    tone: 'good',
  })
  showPageDialog({ name: 'sign-in', reason: 'account' })
}
