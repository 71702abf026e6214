import { summaryHeading } from '#product/summary-options.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { reasonFailure } from './failure.ts'
import type { WorkRequest } from './request.ts'
import type { Outcome } from './send-request.ts'

const fromCache = 'Loaded from cache'

/** Says in a toast how a request ended; nothing where a dialog asks for more, or where it was stopped. */
export function announceOutcome(outcome: Outcome, kind: WorkRequest['kind']): void {
  switch (outcome.result) {
    case 'summary': {
      const { summary } = outcome
      const source = summary.videoUrl === null ? 'transcript' : 'YouTube video'
      const origin = summary.cached ? fromCache : 'Fresh summary generated'
      showToast({
        title: `${summaryHeading(summary)} generated successfully`,
        description: `Your ${source} has been summarized\n${origin}`,
        tone: 'good',
      })
      return
    }
    case 'transcript':
      showToast({ title: outcome.cached ? fromCache : 'Fresh transcript generated', tone: 'good' })
      return
    case 'failure': {
      // A refused link is said at its field, where the cursor is.
      if (outcome.reason.problem?.code === 'INVALID_LINK') return
      const title = kind === 'summary' ? 'Unable to Generate Summary' : 'Error'
      showToast({ title, description: reasonFailure(outcome.reason).detail, tone: 'destructive' })
      return
    }
    case 'locked':
    case 'email-needed':
    case 'stopped':
  }
}
