import type { Summary } from '#contract/summaries.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { summaryHeading } from '#web/lib/summary-heading.ts'
import type { Outcome } from './run-order.ts'
import type { Order } from './summarizer-state.ts'

/** Says in a toast how an order ended. A cancelled one ends in silence. */
export function announceOutcome(outcome: Outcome, order: Order): void {
  switch (outcome.result) {
    case 'transcript':
      showToast({
        title: 'Transcript ready',
        description: outcome.cached ? 'Loaded from cache' : 'Fresh transcript generated',
        tone: 'good',
      })
      return
    case 'summary':
      showToast({
        title: `${summaryHeading(outcome.summary)} generated successfully`,
        description: summaryDescription(outcome.summary, order),
        tone: 'good',
      })
      return
    case 'failure':
      showToast({
        title: outcome.failure.toastTitle,
        description: outcome.failure.detail,
        tone: 'destructive',
      })
      return
    case 'locked':
    case 'email-needed':
    case 'stopped':
  }
}

function summaryDescription(summary: Summary, order: Order): string {
  const freshness = summary.cached ? 'Loaded from cache' : 'Fresh summary generated'
  return order.kind === 'summarize' ? `Your YouTube video has been summarized. ${freshness}.` : freshness
}
