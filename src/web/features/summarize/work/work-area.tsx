import { Suspense } from 'react'
import { LockedView } from '../allowance/lazy-parts.ts'
import { useLive } from '../live/use-live.ts'
import { currentChoices } from './choices.ts'
import { FailurePanel } from './failure-panel.tsx'
import type { Remedy } from './failure-shape.ts'
import { signInFor } from './kept-order.ts'
import { SummaryView, TranscriptCard } from './lazy-views.ts'
import { ResultSkeleton } from './result-skeleton.tsx'
import { StageCard } from './stage-card.tsx'
import { summaryHeading } from '#web/lib/summary-heading.ts'
import type { Order, SummarizerState } from './summarizer-state.ts'
import { useResultAddress } from './use-result-address.ts'
import type { Summarizer } from './use-summarizer.ts'

type Props = {
  summarizer: Summarizer
  onShowPlans: () => void
  onCancel: () => void
  onRemedy: (remedy: Remedy) => void
}

/** What was asked for: on its way, failed, or there. */
export function WorkArea({ summarizer, onShowPlans, onCancel, onRemedy }: Props) {
  const { state, live, summarizeTranscript, showTranscript, rewrite } = summarizer
  const { work, transcript, summary, locked, link, fromPlaylist } = state
  useResultAddress(summary)
  const hasBegun = useLive(live, 'begun')
  const isRunning = work.status === 'running'
  const isWriting = isRunning && hasBegun && work.video !== null
  return (
    <>
      <output className="sr-only">{announcement(state)}</output>
      {isRunning && !isWriting && <StageCard stage={work.stage} video={work.video} onCancel={onCancel} />}
      {isRunning && !isWriting && transcript === null && <ResultSkeleton />}
      {work.status === 'failed' && (
        <FailurePanel failure={work.failure} video={work.video} onRemedy={onRemedy} />
      )}
      <Suspense fallback={<ResultSkeleton />}>
        {transcript !== null && summary === null && !isWriting && (
          <TranscriptCard
            key={transcript.videoId ?? transcript.id}
            transcript={transcript}
            fromPlaylist={fromPlaylist}
            onCaptions={isRunning ? null : showTranscript}
            onSummarize={work.status === 'idle' ? () => summarizeTranscript(transcript) : null}
          />
        )}
        {locked !== null && (
          <LockedView locked={locked} onShowPlans={onShowPlans} onSignIn={() => signInToRepeat(summarizer)} />
        )}
        {(isWriting || summary !== null) && (
          <SummaryView
            summary={summary}
            running={isRunning ? work : null}
            live={live}
            transcript={transcript}
            link={link}
            isNew
            fromPlaylist={fromPlaylist}
            onCancel={onCancel}
            onSummarize={summarizeTranscript}
            onRewrite={rewrite}
          />
        )}
      </Suspense>
    </>
  )
}

/** What was locked is asked for again with the allowance of the account. */
function signInToRepeat({ state, summarize, summarizeTranscript }: Summarizer): void {
  const { transcript, link } = state
  const choices = currentChoices()
  const order: Order =
    transcript === null
      ? { kind: 'summarize', videoUrl: link, choices }
      : { kind: 'summarize-transcript', transcript, choices }
  signInFor(order, {
    reason: 'continue',
    goOn: () => (transcript === null ? summarize(link) : summarizeTranscript(transcript)),
  })
}

function announcement({ work, transcript, summary, locked }: SummarizerState): string {
  if (work.status === 'running') return work.stage
  if (work.status === 'failed') return ''
  if (summary !== null) return `${summaryHeading(summary)} ready: ${summary.videoTitle}`
  if (locked !== null) return 'This summary is locked'
  return transcript === null ? '' : `Transcript ready: ${transcript.videoTitle}`
}
