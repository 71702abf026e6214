import type { Summary } from '#contract/summaries.ts'
import { summaryHeading } from '#web/lib/summary-heading.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { Outcome } from './carry-out.ts'
import type { WorkRequest } from './request.ts'

/** Shows in a toast how a request ended. A cancelled one ends in silence. */
export function announceOutcome(outcome: Outcome, request: WorkRequest): void {
  if (outcome.result === 'failure') {
    const { toastTitle: title, detail: description } = outcome.failure
    showToast({ title, description, tone: 'destructive' })
  } else if (outcome.result === 'summary') {
    const title = `${summaryHeading(outcome.summary)} generated successfully`
    showToast({ title, description: describe(outcome.summary, request), tone: 'good' })
  } else if (outcome.result === 'transcript') {
    const description = outcome.cached ? loadedFromCache : 'Fresh transcript generated'
    showToast({ title: 'Transcript ready', description, tone: 'good' })
  }
}

const loadedFromCache = 'Loaded from cache'

function describe({ cached }: Summary, request: WorkRequest): string {
  const freshness = cached ? loadedFromCache : 'Fresh summary generated'
  const isOfLink = request.kind === 'summary' && request.transcriptId === null
  return isOfLink ? `Your YouTube video has been summarized. ${freshness}.` : freshness
}
