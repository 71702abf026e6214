import { Suspense, useState } from 'react'
import { result } from '#messages/result.tsx'
import { ListenButton } from '#web/features/read-aloud/listen-button.tsx'
import type { DeliveredSummary } from '#web/features/run/reducer.ts'
import { PlaylistNote } from '#web/features/transcripts/transcript-notes.tsx'
import { DownloadIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PrintedSource } from '#web/ui/video-caption.tsx'
import { StatusLine, SummaryActions, ResultTitle, resultLine } from './read-head.tsx'
import { ShareButton } from './share-button.tsx'

type Props = {
  summary: DeliveredSummary
  fromPlaylist: boolean
  /** Whether the page has no heading of its own above it. */
  isOnlyHeading: boolean
}

/** Title, channel, duration, reading time and what can be done with the summary. */
export function ResultHeader({ summary, fromPlaylist, isOnlyHeading }: Props) {
  return (
    <div>
      <ResultTitle title={summary.videoTitle} as={isOnlyHeading ? 'h1' : 'h2'} />
      <p className="mt-2 text-muted tabular-nums max-sm:text-sm">{resultLine(summary)}</p>
      <StatusLine summary={summary} />
      <PrintedSource videoUrl={summary.videoUrl} />
      <PlaylistNote fromPlaylist={fromPlaylist} />
      <ResultActions summary={summary} />
    </div>
  )
}

const DownloadPanel = lazyPart(() => import('./download-panel.tsx'), 'DownloadPanel')

type ResultActionsProps = { summary: DeliveredSummary }

/** What the reader of a result that was asked for can do with it. */
function ResultActions({ summary }: ResultActionsProps) {
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
