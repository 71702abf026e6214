import type { SharedSummary } from '#contract/sharing.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { summaryAsText } from '#web/lib/summary-as-text.ts'
import { CopyIcon, WatchIcon } from '#web/ui/action-icons.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'

/** What a reader of a shared summary can do with it. */
export function ReadingActions({ summary }: { summary: SharedSummary }) {
  return (
    <div className="mt-3 -ml-3 flex flex-wrap">
      <Button variant="quiet" size="sm" onClick={() => void copyText(summaryAsText(summary))}>
        <CopyIcon />
        Copy
      </Button>
      {summary.videoUrl !== null && (
        <a
          href={summary.videoUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses({ variant: 'quiet', size: 'sm' })}
        >
          <WatchIcon />
          Watch<span className="max-sm:sr-only"> on YouTube</span>
        </a>
      )}
    </div>
  )
}
