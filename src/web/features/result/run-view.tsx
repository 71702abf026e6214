import { Suspense, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Transcript } from '#contract/transcripts.ts'
import { runView } from '#messages/run-view.ts'
import type { Remedy } from '#web/features/run/failure.ts'
import { useLive } from '#web/features/run/live-feed.ts'
import { useMadeOn } from '#web/features/run/made-on.ts'
import { isBeingWritten, stageText } from '#web/features/run/reducer.ts'
import type { RunState, DeliveredSummary } from '#web/features/run/reducer.ts'
import {
  currentOptions,
  requestForLink,
  requestForRewrite,
  requestForTranscript,
} from '#web/features/run/request.ts'
import { signInFor } from '#web/features/run/stored-requests.ts'
import type { Summarizer } from '#web/features/run/use-summarizer.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart, late } from '#web/ui/lazy-part.tsx'
import { FailurePanel } from './failure-panel.tsx'
import { headingOf } from './option-names.ts'
import { ResultSkeleton } from './result-states.tsx'
import { StageCard } from './stage-card.tsx'

// Fetched while the transcript is: a summary is no part of the first load.
const SummaryView = lazyPart(() => import('./summary-view.tsx'), 'SummaryView')
const TranscriptCard = lazyPart(
  () => import('#web/features/transcripts/transcript-card.tsx'),
  'TranscriptCard',
)
const LockedView = lazyPart(() => import('./locked-view.tsx'), 'LockedView', late)

type Props = {
  summarizer: Summarizer
  onShowPlans: () => void
  onCancel: () => void
  onRemedy: (remedy: Remedy) => void
  /** Puts aside what ended while no page looked. */
  onPutAside?: () => void
  /** The page shows a summary of its own below until another one comes. */
  hasSummaryBelow?: boolean
}

/** A request: running, failed, or its result. */
export function RunView(props: Props) {
  const { summarizer, onCancel, onRemedy, onPutAside, hasSummaryBelow = false } = props
  const { state, live, start, showTranscript } = summarizer
  const { work, transcript, summary, locked, link, isElsewhere, isAway, isFromPlaylist } = state
  useResultAddress(summary)
  const hasBegun = useLive(live, 'hasBegun')
  const isRunning = work.status === 'running'
  const summarizeTranscript = (given: Transcript) => start(requestForTranscript(given, currentOptions()))
  const isWriting = isRunning && isBeingWritten(state, hasBegun)
  const isUnsent = isRunning && work.connection === 'unsent'
  return (
    <>
      <output className="sr-only">{announcement(state)}</output>
      {isRunning && !isWriting && (
        <StageCard stage={stageText(work)} isWaiting={isUnsent} video={work.video} onCancel={onCancel} />
      )}
      {isRunning &&
        !isUnsent &&
        !isWriting &&
        transcript === null &&
        summary === null &&
        !hasSummaryBelow && <ResultSkeleton />}
      <AwayNote isAway={isAway} hasFailed={work.status === 'failed'} onPutAside={onPutAside} />
      {/* A refused link is said at its field. */}
      {work.status === 'failed' && (isAway || work.reason.problem?.code !== 'INVALID_LINK') && (
        <FailurePanel failed={work} isNew={!isAway} onRemedy={onRemedy} onSummarize={summarizeTranscript} />
      )}
      <Suspense fallback={<ResultSkeleton />}>
        {transcript !== null && (summary === null || isRunning) && !isWriting && (
          <TranscriptCard
            key={transcript.videoId ?? transcript.id}
            transcript={transcript}
            fromPlaylist={isFromPlaylist}
            onCaptions={isRunning ? null : showTranscript}
            onSummarize={work.status === 'idle' ? () => summarizeTranscript(transcript) : null}
          />
        )}
        {locked !== null && (
          <LockedView {...props} locked={locked} onSignIn={() => signInToRepeat(summarizer)} />
        )}
        {(isWriting || summary !== null) && (
          <SummaryView
            // The view of a summary that is being written stays the same when it is whole.
            key={isWriting ? state.starts : state.shownStart}
            summary={isWriting ? null : summary}
            running={isWriting ? work : null}
            live={live}
            transcript={transcript}
            link={link}
            isNew={!isElsewhere}
            fromPlaylist={isFromPlaylist}
            isOnlyHeading={!isElsewhere && !isAway}
            onCancel={onCancel}
            onSummarize={summarizeTranscript}
            onRewrite={(source, options) => start(requestForRewrite(source, options))}
          />
        )}
      </Suspense>
    </>
  )
}

/** Repeats the locked request with the quota of the account. */
function signInToRepeat({ state: { transcript, link } }: Summarizer): void {
  const options = currentOptions()
  const request =
    transcript === null ? requestForLink(link, options) : requestForTranscript(transcript, options)
  signInFor(request, 'continue')
}

function announcement({ work, transcript, summary, locked, isAway }: RunState): string {
  if (work.status === 'running') return stageText(work)
  if (isAway) return awayText(work.status === 'failed')
  if (work.status === 'failed') return ''
  if (locked !== null) return runView.locked
  if (summary !== null) return runView.ready(headingOf(summary), summary.videoTitle)
  return transcript === null ? '' : runView.transcriptReady(transcript.videoTitle)
}

type AwayNoteProps = {
  isAway: boolean
  hasFailed: boolean
  /** Nothing is brought up where there is none. */
  onPutAside: (() => void) | undefined
}

/** Says over a result, if so, that it ended while no page looked, with a way to put it aside. */
function AwayNote({ isAway, hasFailed, onPutAside }: AwayNoteProps) {
  if (!isAway || onPutAside === undefined) return null
  return (
    <div className="mb-6 flex items-center justify-between gap-3 rounded-card border border-line bg-surface py-2 pe-2 ps-4 max-sm:mb-3 max-sm:py-1 print:hidden">
      <p className="text-sm font-medium">{awayText(hasFailed)}</p>
      <Button variant="quiet" size="sm" className="shrink-0" onClick={onPutAside}>
        {runView.putAside}
      </Button>
    </div>
  )
}

/** The sentence about a result that ended while no page looked. */
function awayText(hasFailed: boolean): string {
  return hasFailed ? runView.stoppedAway : runView.readyAway
}

/**
 * Navigates to the address of a result, so that it can be bookmarked and survives a reload. The page that
 * made the result stays mounted, so that a player goes on, and Back leads to that page.
 */
function useResultAddress(summary: Pick<DeliveredSummary, 'historyId'> | null): void {
  const { pathname } = useLocation()
  const madeOn = useMadeOn() ?? pathname
  const navigate = useNavigate()
  const historyId = summary?.historyId ?? null
  const goTo = useEffectEvent((address: string) => {
    if (pathname !== address) void navigate(address, { state: { madeOn } })
  })
  useEffect(() => {
    if (historyId !== null) goTo(`/v/${historyId}`)
  }, [historyId])
}
