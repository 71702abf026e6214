import { Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import type { HistoryItem } from '#contract/history.ts'
import { countInsights } from '#evidence/count-lines.ts'
import { momentState } from '#evidence/describe-line.ts'
import { summaryAsText } from '#export/copied-text.ts'
import { summaryText } from '#export/plain-text.ts'
import { readingTime } from '#product/reading-time.ts'
import { DifferenceNote } from '#web/features/evidence/evidence-mark.tsx'
import { LitWords } from '#web/features/evidence/lit-words.tsx'
import { StateDot, stateColours } from '#web/features/evidence/state-dot.tsx'
import { useAccount } from '#web/session/account.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { CopyIcon, DownloadIcon, ShareIcon, WatchIcon } from '#web/ui/action-icons.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Badge, Card } from '#web/ui/card.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { downloadSummary, summaryFileName } from '#web/ui/summary-file.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { FramedThumbnail, shownTitle, unknownTitle } from '#web/ui/video-caption.tsx'
import { MiniMap } from './mini-map.tsx'
import { RemoveButton } from './removable.tsx'
import type { RemoveControls } from './removable.tsx'
import { SearchHits } from './search-hits.tsx'

type Props = RemoveControls & { item: HistoryItem }

/** One summary of the history in a row: what it is of, its gist and map, what a search found in it; opened, all of it. */
export function HistoryCard({ item, ...controls }: Props) {
  const headingId = useId()
  const bodyId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card className="p-4 sm:p-5">
      <article aria-labelledby={headingId}>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          {item.videoId !== null && (
            <FramedThumbnail videoId={item.videoId} className="w-24 self-start sm:row-span-2 sm:w-40" />
          )}
          <div className={item.videoId === null ? 'col-span-2 min-w-0' : 'min-w-0'}>
            <h2
              id={headingId}
              className="line-clamp-2 font-serif text-lg leading-snug font-semibold wrap-anywhere"
            >
              <Link to={`/v/${item.id}`} className="hover:text-accent hover:underline">
                {historyTitle(item)}
              </Link>
            </h2>
            <RowFacts item={item} />
          </div>
          {item.hits.length > 0 ? (
            <SearchHits item={item} className="mt-2 max-sm:col-span-2" />
          ) : (
            <p
              lang={item.language}
              dir="auto"
              className={joinClasses(
                'mt-2 line-clamp-2 font-serif text-base/6 wrap-anywhere max-sm:col-span-2',
                item.videoId === null && 'col-span-2',
              )}
            >
              {item.gist ?? item.summary}
            </p>
          )}
        </div>
        <MiniMap insights={item.insights} durationSeconds={item.durationSeconds} className="mt-3" />
        <div className="mt-1 -mb-2 -ml-3 flex flex-wrap">
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Close' : 'Read here'}
          </Button>
          <ShareButton historyId={item.id} />
          <RemoveButton {...controls} />
        </div>
        <div id={bodyId} hidden={!isOpen}>
          {isOpen && <WholeItem item={item} />}
        </div>
      </article>
    </Card>
  )
}

/** What stands in a row that is open. */
function WholeItem({ item }: { item: HistoryItem }) {
  return (
    <>
      <HistoryActions item={item} />
      <HistoryInsights item={item} />
      <SummaryExcerpt text={item.summary} language={item.language} />
    </>
  )
}

function RowFacts({ item }: { item: HistoryItem }) {
  const about = [item.videoChannel, item.videoDuration, readingTime(item.summary)]
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
      <span>{about.filter((part) => part !== null).join(' · ')}</span>
      <time dateTime={item.createdAt}>{formatMoment(item.createdAt)}</time>
      {item.insights.length > 0 && <span>{countInsights(item.insights)}</span>}
      {item.isShared && <Badge>Shared</Badge>}
    </p>
  )
}

const ShareDialog = lazyPart(() => import('#web/features/result/share-dialog.tsx'), 'ShareDialog', {
  kind: 'dialog',
})

function ShareButton({ historyId }: { historyId: string }) {
  const [isSharing, setSharing] = useState(false)
  useReturnFocus(isSharing)
  return (
    <>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setSharing(true)}>
        <ShareIcon />
        Share
      </Button>
      <Suspense fallback={null}>
        {isSharing && <ShareDialog historyId={historyId} onClose={() => setSharing(false)} />}
      </Suspense>
    </>
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

/** The title of a summary in the history; without a title it is named by its id. */
export function historyTitle({ id, videoTitle }: Pick<HistoryItem, 'id' | 'videoTitle'>): string {
  const title = shownTitle(videoTitle)
  return title === unknownTitle ? `Video ${id.slice(0, 8)}` : title
}

type Item = Pick<HistoryItem, 'insights' | 'language' | 'timings'>

/** The key insights of a summary in a box of their own, each with its state and with what differs; nothing where there are none. */
function HistoryInsights({ item: { insights, language, timings } }: { item: Item }) {
  if (insights.length === 0) return null
  return (
    <section className="mt-4 rounded-control border border-line bg-paper px-4 py-3">
      <h3 className="text-sm font-medium">Key Insights</h3>
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

/** What can be done with a summary of the history. */
function HistoryActions({ item }: { item: HistoryItem }) {
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
    </div>
  )
}
