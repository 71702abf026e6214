import type { ReactNode } from 'react'
import type { Summary } from '#contract/summaries.ts'
import { summaryAsText } from '#export/copied-text.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { CopyIcon, WatchIcon } from '#web/ui/action-icons.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'

type Props = {
  summary: Parameters<typeof summaryAsText>[0] & Pick<Summary, 'videoUrl'>
  /** Further actions, behind "Copy". */
  children?: ReactNode
}

/** What can be done with a summary, in one quiet row. */
export function SummaryActions({ summary, children }: Props) {
  return (
    <div className="mt-3 -ml-3 flex flex-wrap max-sm:*:px-2.5 max-sm:mt-2">
      <Button variant="quiet" size="sm" onClick={() => void copyText(summaryAsText(summary))}>
        <CopyIcon />
        Copy
      </Button>
      {children}
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
  )
}
