import type { HistoryItem } from '#contract/history.ts'
import { rowTexts } from '#messages/history-rows.tsx'
import { countInsights } from '#web/text/count-lines.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { readingTime } from '#web/text/reading-time.ts'
import { Badge } from '#web/ui/card.tsx'
import { joinFacts } from '#web/ui/direction.ts'
import { shownTitle, unknownTitle } from '#web/ui/video-caption.tsx'

/** The title of a summary in the history; without a title it is named by its id. */
export function historyTitle({ id, videoTitle }: Pick<HistoryItem, 'id' | 'videoTitle'>): string {
  const title = shownTitle(videoTitle)
  return title === unknownTitle ? rowTexts.unnamed(id.slice(0, 8)) : title
}

/** What is known of a summary beside its text. */
export function RowFacts({ item }: { item: HistoryItem }) {
  const about = [item.videoChannel, item.videoDuration, readingTime(item.summary)]
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
      <span>{joinFacts(about)}</span>
      <time dateTime={item.createdAt}>{formatMoment(item.createdAt)}</time>
      {item.insights.length > 0 && <span>{countInsights(item.insights)}</span>}
      {item.isShared && <Badge>{rowTexts.shared}</Badge>}
    </p>
  )
}
