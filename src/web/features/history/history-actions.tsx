import type { HistoryItem } from '#contract/history.ts'
import { useAccount } from '#web/session/account.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { downloadSummary, summaryFileName } from '#web/ui/summary-file.ts'
import { summaryText } from '#export/plain-text.ts'
import { summaryAsText } from '#export/copied-text.ts'
import { CopyIcon, DownloadIcon, TrashIcon, WatchIcon } from '#web/ui/action-icons.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import type { RemoveControls } from './removable.tsx'

type Props = RemoveControls & { item: HistoryItem }

/** What can be done with a summary of the history. */
export function HistoryActions({ item, isBusy, onRemove, removeButton }: Props) {
  const account = useAccount()
  // Until the account is known, the download is neither offered nor refused.
  const mayDownload = account.status === 'signed-in' ? account.user.canDownload : null
  return (
    <div className="mt-2 -ml-3 flex flex-wrap">
      <Button variant="quiet" size="sm" onClick={() => void copyText(summaryAsText(item))}>
        <CopyIcon />
        Copy
      </Button>
      {mayDownload === true && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() =>
            downloadSummary({ name: summaryFileName(new Date(), 'txt'), text: summaryText(item) })
          }
        >
          <DownloadIcon />
          Download
        </Button>
      )}
      {mayDownload === false && (
        <a href="/pricing" className={buttonClasses({ variant: 'quiet', size: 'sm' })}>
          <DownloadIcon />
          Download with Pro
        </a>
      )}
      {item.videoUrl !== null && (
        <a
          href={item.videoUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses({ variant: 'quiet', size: 'sm' })}
        >
          <WatchIcon />
          Watch
        </a>
      )}
      <Button ref={removeButton} variant="quiet" size="sm" busy={isBusy} onClick={onRemove}>
        <TrashIcon />
        Delete
      </Button>
    </div>
  )
}
