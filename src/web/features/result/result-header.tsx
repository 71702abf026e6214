import { Suspense, useState } from 'react'
import { ListenButton } from '#web/features/read-aloud/listen-button.tsx'
import type { DeliveredSummary } from '#web/features/run/reducer.ts'
import { PlaylistNote } from '#web/features/transcripts/transcript-notes.tsx'
import { useAccount } from '#web/session/account.ts'
import { useSignInFirst } from '#web/session/sign-in-first.ts'
import { DownloadIcon, ShareIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { PrintedSource } from '#web/ui/video-caption.tsx'
import { StatusLine, SummaryActions } from './read-head.tsx'
import { ResultTitle, resultLine } from './result-title.tsx'

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

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'ShareDialog', {
  kind: 'dialog',
})
const DownloadPanel = lazyPart(() => import('./download-panel.tsx'), 'DownloadPanel')

type ResultActionsProps = { summary: DeliveredSummary }

/** What the reader of a result that was asked for can do with it. */
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
      <SummaryActions summary={summary}>
        <ListenButton language={summary.language} />
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
      </SummaryActions>
      <Suspense fallback={null}>
        {isDownloading && <DownloadPanel summary={summary} />}
        {isSharing && historyId !== null && (
          <ShareDialog historyId={historyId} onClose={() => setSharing(false)} />
        )}
      </Suspense>
    </>
  )
}
