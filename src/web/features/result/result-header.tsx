import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Summary } from '#contract/summary.ts'
import { result } from '#messages/result.ts'
import { ListenButton } from '#web/features/read-aloud/listen-button.tsx'
import { lineKey } from '#web/features/result-state/lines.ts'
import { useHiddenLines } from '#web/features/result-state/use-lines.ts'
import type { LiveFeed } from '#web/features/run/live-feed.ts'
import type { DeliveredSummary, Running } from '#web/features/run/reducer.ts'
import { PlaylistNote } from '#web/features/transcripts/transcript-notes.tsx'
import { DownloadIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PrintedSource } from '#web/ui/video-caption.tsx'
import { HearProof } from './hear-proof.tsx'
import { GistSkeleton } from './line-skeletons.tsx'
import { LiveFacts } from './live-summary.tsx'
import { StatusLine, SummaryActions, ResultTitle, resultLine } from './read-head.tsx'
import { ShareButton } from './share-buttons.tsx'
import { Gist } from './summary-text.tsx'

type HeadProps = {
  /** `null` while it is being written. */
  summary: DeliveredSummary | null
  /** The running request; `null` when there is none. */
  running: Running | null
  live: LiveFeed
  shown: Pick<Summary, 'gist' | 'gistSentence' | 'language'>
  fromPlaylist: boolean
  /** True where the page has no heading of its own above it. */
  isOnlyHeading: boolean
  onCancel: () => void
}

/** Title and gist of a summary, then the facts about it, as far as they are known. */
export function ResultHead({ summary, running, live, shown, onCancel, ...about }: HeadProps) {
  const heading = useKeepFocus(summary !== null)
  const hidden = useHiddenLines()
  const { gist, gistSentence, language } = shown
  const title = summary?.videoTitle ?? running?.video?.videoTitle ?? ''
  return (
    <div ref={heading}>
      <ResultTitle title={title} as={summary !== null && about.isOnlyHeading ? 'h1' : 'h2'} />
      {gist === null && summary === null && <GistSkeleton />}
      {gist !== null && hidden?.has(lineKey('gist', 0)) !== true && (
        <Gist text={gist} sentence={gistSentence} language={language} />
      )}
      {summary === null && running !== null && (
        <>
          {/* Reserved, so that nothing moves when the proof can be heard. */}
          <div className="h-11" />
          <LiveFacts running={running} feed={live} onCancel={onCancel} />
        </>
      )}
      {summary !== null && gist !== null && <ResultFacts summary={summary} />}
      {summary !== null && <PlaylistNote fromPlaylist={about.fromPlaylist} />}
      {summary !== null && about.isOnlyHeading && <h2 className="sr-only">{result.summaryAndInsights}</h2>}
    </div>
  )
}

/** The proof, and what is known of a result: below its gist, and below its insights where it has none. */
export function ResultFacts({ summary }: ResultActionsProps) {
  return (
    <>
      <div className="flow-root min-h-11 print:hidden">
        <HearProof {...summary} />
      </div>
      <p className="mt-3 text-sm text-muted tabular-nums">{resultLine(summary)}</p>
      <StatusLine summary={summary} />
      <PrintedSource videoUrl={summary.videoUrl} />
    </>
  )
}

/**
 * Gives the focus to the heading inside when a summary has become whole and what had the focus went away with
 * it, such as the button that cancels. The page does not scroll.
 */
function useKeepFocus(isWhole: boolean): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement | null>(null)
  const wasWhole = useRef(isWhole)
  // With the change itself: between the two a key would go nowhere.
  useLayoutEffect(() => {
    const hasChanged = isWhole && !wasWhole.current
    wasWhole.current = isWhole
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (hasChanged && isLost)
      head.current?.querySelector<HTMLElement>('#result-heading')?.focus({ preventScroll: true })
  }, [isWhole])
  return head
}

const DownloadPanel = lazyPart(() => import('./download-panel.tsx'), 'DownloadPanel')

type ResultActionsProps = { summary: DeliveredSummary }

/** The actions of a reader on a result that was asked for. */
export function ResultActions({ summary }: ResultActionsProps) {
  const { historyId } = summary
  const [isDownloading, setDownloading] = useState(false)
  return (
    <>
      <SummaryActions summary={summary}>
        <ListenButton language={summary.language} />
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isDownloading}
          onClick={() => setDownloading(!isDownloading)}
        >
          <DownloadIcon />
          {result.download}
        </Button>
        {historyId !== null && <ShareButton historyId={historyId} />}
      </SummaryActions>
      <Suspense fallback={null}>{isDownloading && <DownloadPanel summary={summary} />}</Suspense>
    </>
  )
}
