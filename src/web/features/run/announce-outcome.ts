import { failureTexts } from '#messages/failure-texts.ts'
import { outcomes } from '#messages/outcomes.ts'
import { runFailures } from '#messages/run-failures.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { reasonFailure } from './failure.ts'
import type { WorkRequest } from './request.ts'
import type { Outcome } from './send-request.ts'

/** Says in a toast how a request ended; nothing where a dialog asks for more, or where it was stopped. */
export function announceOutcome(outcome: Outcome, kind: WorkRequest['kind']): void {
  switch (outcome.result) {
    case 'summary': {
      const { summary } = outcome
      const source = summary.videoUrl === null ? outcomes.transcriptSummarized : outcomes.videoSummarized
      const origin = summary.cached ? outcomes.fromCache : outcomes.freshSummary
      showToast({
        title: summary.engine.kind === 'model' ? outcomes.generatedByModel : outcomes.generated,
        description: `${source}\n${origin}`,
        tone: 'good',
      })
      return
    }
    case 'transcript':
      showToast({ title: outcome.cached ? outcomes.fromCache : outcomes.freshTranscript, tone: 'good' })
      return
    case 'failure': {
      // A refused link is said at its field, where the cursor is.
      if (outcome.reason.problem?.code === 'INVALID_LINK') return
      const title = kind === 'summary' ? runFailures.title : failureTexts.error
      showToast({ title, description: reasonFailure(outcome.reason).detail, tone: 'destructive' })
      return
    }
    case 'locked':
    case 'email-needed':
    case 'stopped':
  }
}
