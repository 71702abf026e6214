import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { HistoryItem } from '#contract/history.ts'
import { readingTime } from '#product/reading-time.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { FramedThumbnail } from '#web/ui/video-caption.tsx'
import { Badge, Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { RemoveButton } from './removable.tsx'
import type { RemoveControls } from './removable.tsx'
import { countInsights } from '#evidence/count-lines.ts'
import { momentState } from '#evidence/describe-line.ts'
import { DifferenceNote } from '#web/features/evidence/evidence-mark.tsx'
import { LitWords } from '#web/features/evidence/lit-words.tsx'
import { StateDot, stateColours } from '#web/features/evidence/state-dot.tsx'
import { useAccount } from '#web/session/account.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { downloadSummary, summaryFileName } from '#web/ui/summary-file.ts'
import { summaryText } from '#export/plain-text.ts'
import { summaryAsText } from '#export/copied-text.ts'
import { CopyIcon, DownloadIcon, WatchIcon } from '#web/ui/action-icons.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import type { Insight } from '#contract/evidence.ts'
import { areaPath, lineDensity, mapPercent } from '#product/video-map.ts'

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

type Item = Pick<HistoryItem, 'insights' | 'language' | 'timings'>

/** The key insights of a summary in a box of their own, each with its state and with what differs; nothing where there are none. */
function HistoryInsights({ item: { insights, language, timings } }: { item: Item }) {
  if (insights.length === 0) return null
  return (
    <section className="mt-4 rounded-control border border-line bg-paper px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-sm font-medium">Key Insights</h3>
        <p className="text-sm text-muted tabular-nums">{countInsights(insights)}</p>
      </div>
      <ul className="mt-1 space-y-2 text-sm/6">
        {insights.map((line, index) => (
          <li key={index}>
            <span className="block" lang={language} dir="auto">
              <LitWords text={line.text} words={line.findings.differences.map(({ stated }) => stated)} />
            </span>
            <span className={`flex items-center gap-1.5 tabular-nums ${stateColours[line.state]}`}>
              <StateDot state={line.state} />
              {momentState({ ...line, timings })}
            </span>
            <DifferenceNote line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type HistoryActionsProps = RemoveControls & { item: HistoryItem }

/** What can be done with a summary of the history. */
function HistoryActions({ item, ...remove }: HistoryActionsProps) {
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
      <RemoveButton {...remove} />
    </div>
  )
}

type MiniMapProps = { insights: readonly Insight[]; durationSeconds: number | null; className?: string }

const box = { width: 1000, height: 100 }

/** The map of a video in one line of 24 px: where its insights come from. Decoration; nothing where there are no times. */
function MiniMap({ insights, durationSeconds, className = '' }: MiniMapProps) {
  const seconds = insights.flatMap(({ second }) => (second === null ? [] : [second]))
  if (durationSeconds === null || seconds.length === 0) return null
  return (
    <div aria-hidden="true" data-map className={`relative h-6 border-b-4 border-line ${className}`}>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full text-accent"
      >
        <path
          d={areaPath(lineDensity(seconds, durationSeconds), box)}
          fill="currentColor"
          fillOpacity="0.16"
        />
      </svg>
      {[...new Set(seconds)].map((second) => (
        <span
          key={second}
          className="absolute -bottom-1 size-1 -translate-x-1/2 rounded-full bg-ink"
          style={{ left: `${mapPercent(second, durationSeconds)}%` }}
        />
      ))}
    </div>
  )
}
