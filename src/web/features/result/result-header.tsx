import { Suspense, useState } from 'react'
import { LinesFound } from './lines-found.tsx'
import { readingTime } from '#product/reading-time.ts'
import { Badge } from '#web/ui/card.tsx'
import type { DeliveredSummary } from '#web/features/run/reducer.ts'
import { PrintedSource, videoLine } from '#web/lib/video-caption.tsx'
import { PlaylistNote } from '#web/features/transcript/transcript-notes.tsx'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useAccount } from '#web/lib/account.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { useSignInFirst } from '#web/lib/sign-in-first.ts'
import { summaryAsText } from '#export/copied-text.ts'
import { CopyIcon, DownloadIcon, ShareIcon, WatchIcon } from '#web/ui/action-icons.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'

type Props = {
  summary: DeliveredSummary
  fromPlaylist: boolean
}

/** Title, channel, duration, reading time and what can be done with the summary. */
export function ResultHeader({ summary, fromPlaylist }: Props) {
  const about = videoLine(summary)
  return (
    <div>
      <h2
        id="result-heading"
        tabIndex={-1}
        className="font-serif text-2xl leading-tight font-semibold text-balance outline-none sm:text-4xl"
      >
        {summary.videoTitle}
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted tabular-nums max-sm:text-sm">
        <span>{[about, readingTime(summary.summary)].filter((part) => part !== '').join(' · ')}</span>
        <Badge tone="good">Generated</Badge>
        <LinesFound summary={summary} />
      </p>
      <PrintedSource videoUrl={summary.videoUrl} />
      <PlaylistNote fromPlaylist={fromPlaylist} />
      <ResultActions summary={summary} />
    </div>
  )
}

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'ShareDialog', {
  kind: 'dialog',
})
const DownloadPanel = lazyPart(() => import('./download-panel.tsx'), 'DownloadPanel')

type ResultActionsProps = { summary: DeliveredSummary }

/** What can be done with a summary, in one quiet row. */
function ResultActions({ summary }: ResultActionsProps) {
  const { historyId } = summary
  const account = useAccount()
  const [isSharing, setSharing] = useState(false)
  const [isDownloading, setDownloading] = useState(false)
  const signInFirst = useSignInFirst(() => setSharing(true))
  useReturnFocus(isSharing)

  function handleShare(): void {
    if (account.status !== 'signed-out') setSharing(true)
    // A shared page needs an owner, who can stop sharing it.
    else signInFirst('continue')
  }

  return (
    <>
      <div className="mt-3 -ml-3 flex flex-wrap max-sm:*:px-2.5 max-sm:mt-2">
        <Button variant="quiet" size="sm" onClick={() => void copyText(summaryAsText(summary))}>
          <CopyIcon />
          Copy
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isDownloading}
          onClick={() => setDownloading(!isDownloading)}
        >
          <DownloadIcon />
          Download
        </Button>
        {historyId !== null && (
          <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={handleShare}>
            <ShareIcon />
            Share
          </Button>
        )}
        {summary.videoUrl !== null && (
          <a
            href={summary.videoUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClasses({ variant: 'quiet', size: 'sm' })}
          >
            <WatchIcon />
            <span>
              Watch<span className="max-sm:sr-only"> on YouTube</span>
            </span>
          </a>
        )}
      </div>
      <Suspense fallback={null}>
        {isDownloading && <DownloadPanel summary={summary} />}
        {isSharing && historyId !== null && (
          <ShareDialog historyId={historyId} onClose={() => setSharing(false)} />
        )}
      </Suspense>
    </>
  )
}
