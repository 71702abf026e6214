import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { HistoryItem } from '#contract/history.ts'
import { readingTime } from '#product/reading-time.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { MiniMap } from './mini-map.tsx'
import { FramedThumbnail } from '#web/ui/video-caption.tsx'
import { Badge, Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { HistoryActions } from './history-actions.tsx'
import { HistoryInsights } from './history-insights.tsx'
import type { RemoveControls } from './removable.tsx'

type Props = RemoveControls & { item: HistoryItem }

/** One summary of the history: what it is of, its key insights, its text, and what can be done with it. */
export function HistoryCard({ item, ...controls }: Props) {
  const headingId = useId()
  const about = [item.videoChannel, item.videoDuration, readingTime(item.summary)]
  return (
    <Card className="p-5 sm:p-6">
      <article aria-labelledby={headingId}>
        <div className="flex gap-4 sm:gap-5">
          {item.videoId !== null && (
            <FramedThumbnail videoId={item.videoId} className="hidden w-44 self-start sm:block" />
          )}
          <div className="min-w-0 grow">
            <h2 id={headingId} className="font-serif text-xl leading-snug font-semibold wrap-anywhere">
              <Link to={`/v/${item.id}`} className="hover:text-accent hover:underline">
                {historyTitle(item)}
              </Link>
            </h2>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
              <span>{about.filter((part) => part !== null).join(' · ')}</span>
              {item.isShared && <Badge>Shared</Badge>}
            </p>
            <p className="mt-1 text-sm text-muted tabular-nums">
              <time dateTime={item.createdAt}>{formatMoment(item.createdAt)}</time>
            </p>
            <HistoryActions item={item} {...controls} />
          </div>
        </div>
        <MiniMap insights={item.insights} durationSeconds={item.durationSeconds} className="mt-4" />
        <HistoryInsights item={item} />
        <SummaryExcerpt text={item.summary} language={item.language} />
      </article>
    </Card>
  )
}

/** As long as this a text is shown whole. */
const shortText = 420

function SummaryExcerpt({ text, language }: { text: string; language: string }) {
  const [isOpen, setOpen] = useState(false)
  const isShort = text.length <= shortText
  return (
    <div className="mt-4">
      <p
        lang={language}
        dir="auto"
        className={joinClasses(
          'font-serif leading-7 whitespace-pre-line wrap-anywhere',
          !isShort && !isOpen && 'line-clamp-4',
        )}
      >
        {text}
      </p>
      {!isShort && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 inline-flex min-h-9 items-center text-sm font-medium text-accent hover:underline"
        >
          {isOpen ? 'Show less' : 'Show the whole summary'}
        </button>
      )}
    </div>
  )
}

/** What a transcript is called whose video has no known title. */
const noTitle = 'YouTube Video'

/** The title of a summary in the history; without a title it is named by its id. */
export function historyTitle({ id, videoTitle }: Pick<HistoryItem, 'id' | 'videoTitle'>): string {
  return videoTitle === '' || videoTitle === noTitle ? `Video ${id.slice(0, 8)}` : videoTitle
}
