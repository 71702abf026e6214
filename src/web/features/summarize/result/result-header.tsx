import type { Summary } from '#contract/summaries.ts'
import { readingTime } from '#product/reading-time.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { videoLine } from '../work/video-line.ts'
import { PlaylistNote } from './playlist-note.tsx'
import { summaryAsText } from '#web/lib/summary-as-text.ts'

/** Title, channel, duration, reading time and what can be done with the summary. */
export function ResultHeader({ summary, fromPlaylist }: { summary: Summary; fromPlaylist: boolean }) {
  const about = videoLine(summary)
  return (
    <div>
      <h2
        id="result-heading"
        tabIndex={-1}
        className="font-serif text-3xl leading-tight font-semibold text-balance outline-none sm:text-4xl"
      >
        {summary.videoTitle}
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted tabular-nums">
        <span>{[about, readingTime(summary.summary)].filter((part) => part !== '').join(' · ')}</span>
        <Badge tone="good">Generated</Badge>
      </p>
      <PlaylistNote fromPlaylist={fromPlaylist} />
      <div className="mt-3 -ml-3 flex flex-wrap">
        <Button variant="quiet" size="sm" onClick={() => void copyText(summaryAsText(summary))}>
          Copy
        </Button>
        {summary.videoUrl !== null && (
          <a
            href={summary.videoUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClasses({ variant: 'quiet', size: 'sm' })}
          >
            Watch on YouTube
          </a>
        )}
      </div>
    </div>
  )
}
