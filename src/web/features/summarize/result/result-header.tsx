import { readingTime } from '#product/reading-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { DeliveredSummary } from '#web/features/run/reducer.ts'
import { videoLine } from '../work/video-line.ts'
import { PlaylistNote } from './playlist-note.tsx'
import { ResultActions } from './result-actions.tsx'

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
        className="font-serif text-3xl leading-tight font-semibold text-balance outline-none sm:text-4xl"
      >
        {summary.videoTitle}
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted tabular-nums">
        <span>{[about, readingTime(summary.summary)].filter((part) => part !== '').join(' · ')}</span>
        <Badge tone="good">Generated</Badge>
      </p>
      <PlaylistNote fromPlaylist={fromPlaylist} />
      <ResultActions summary={summary} />
    </div>
  )
}
