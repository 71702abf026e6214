import { Link } from 'react-router'
import type { HistoryItem, HistoryHit } from '#contract/history.ts'
import { isFlagged } from '#evidence/line-state.ts'
import { rowTexts } from '#messages/row-texts.ts'
import { hasSharing } from '#product/offers.ts'
import { clockTime } from '#product/times.ts'
import { LitWords } from '#web/features/evidence/lit-words.tsx'
import { ShareButton } from '#web/features/result/share-buttons.tsx'
import { resultPath } from '#web/text/addresses.ts'
import { stateName } from '#web/text/describe-line.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { countInsights, readingTime } from '#web/text/summary-facts.ts'
import { Badge } from '#web/ui/card.tsx'
import { joinFacts } from '#web/ui/direction.ts'
import { SmallMap } from '#web/ui/line-curve.tsx'
import { StateDot, stateColours } from '#web/ui/state-dot.tsx'
import { shownTitle, unknownTitle } from '#web/ui/video-caption.tsx'
import { RowLine, RowCard } from './list-rows.tsx'
import { RemoveButton } from './removable.tsx'
import type { RemoveControls } from './removable.tsx'
import { WholeItem } from './whole-item.tsx'

type Props = RemoveControls & { item: HistoryItem }

/** A summary of the history in a row: title, gist, map, hits of a search; opened, all of it. */
export function HistoryCard({ item, ...controls }: Props) {
  return (
    <RowCard
      videoId={item.videoId}
      title={
        <Link to={`/v/${item.id}`} className="hover:text-accent hover:underline">
          {historyTitle(item)}
        </Link>
      }
      facts={<RowFacts item={item} />}
      text={
        item.hits.length > 0 ? (
          <SearchHits item={item} />
        ) : (
          <p lang={item.language} dir="auto" className="line-clamp-2 font-serif text-base/6 wrap-anywhere">
            {item.gist ?? item.summary}
          </p>
        )
      }
      map={<ItemMap item={item} />}
      actions={
        <>
          <ShareButton historyId={item.id} />
          <RemoveButton {...controls} />
        </>
      }
      whole={<WholeItem item={item} />}
    />
  )
}

/** One summary of the history in one line; opened, all of it under the line. */
export function CompactRow({ item, ...controls }: Props) {
  const title = historyTitle(item)
  return (
    <RowLine
      title={title}
      heading={
        <Link to={`/v/${item.id}`} className="hover:text-accent hover:underline">
          {title}
        </Link>
      }
      item={item}
      fact={<StateCounts insights={item.insights} />}
      found={item.hits.length > 0 && <SearchHits item={item} className="mt-1 mb-2 ms-1" />}
      whole={<OpenRow item={item} {...controls} />}
    />
  )
}

/** The insights that are verified and those that are flagged, for the eye each a count beside its mark. */
function StateCounts({ insights }: Pick<HistoryItem, 'insights'>) {
  if (insights.length === 0) return null
  const verified = insights.filter(({ state }) => state === 'verified').length
  const flagged = insights.filter(({ state }) => isFlagged(state)).length
  const marks = [
    { state: 'verified', count: verified },
    { state: 'differs', count: flagged },
  ] as const
  return (
    <span className="flex shrink-0 gap-2 tabular-nums" title={countInsights(insights)}>
      {marks.map(
        ({ state, count }) =>
          count > 0 && (
            <span
              key={state}
              aria-hidden="true"
              className={`inline-flex items-center gap-1 ${stateColours[state]}`}
            >
              <StateDot state={state} />
              {count}
            </span>
          ),
      )}
      <span className="sr-only">{countInsights(insights)}</span>
    </span>
  )
}

function OpenRow({ item, ...controls }: Props) {
  return (
    <>
      <RowFacts item={item} />
      {item.gist !== null && (
        <p lang={item.language} dir="auto" className="mt-2 max-w-prose font-serif text-base/6 wrap-anywhere">
          {item.gist}
        </p>
      )}
      <ItemMap item={item} />
      <div className="mt-1 -ms-3 flex flex-wrap">
        <ShareButton historyId={item.id} />
        <RemoveButton {...controls} />
      </div>
      <WholeItem item={item} />
    </>
  )
}

/** The title of a summary in the history; without a title it is named by its id. */
export function historyTitle({ id, videoTitle }: Pick<HistoryItem, 'id' | 'videoTitle'>): string {
  const title = shownTitle(videoTitle)
  return title === unknownTitle ? rowTexts.unnamed(id.slice(0, 8)) : title
}

/** The facts about a summary beside its text. */
function RowFacts({ item }: { item: HistoryItem }) {
  const about = [item.videoChannel, item.videoDuration, readingTime(item.summary)]
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
      <span>{joinFacts(about)}</span>
      <time dateTime={item.createdAt}>{formatMoment(item.createdAt)}</time>
      {item.insights.length > 0 && <span>{countInsights(item.insights)}</span>}
      {hasSharing && item.isShared && <Badge>{rowTexts.shared}</Badge>}
    </p>
  )
}

function ItemMap({ item: { insights, durationSeconds } }: { item: HistoryItem }) {
  const seconds = insights.flatMap(({ second }) => second ?? [])
  return <SmallMap seconds={seconds} durationSeconds={durationSeconds} />
}

type HitsProps = { item: Pick<HistoryItem, 'id' | 'hits' | 'timings'>; className?: string }

/** The lines that a search found, its words lit, each a link to its second. */
function SearchHits({ item: { id, hits, timings }, className = '' }: HitsProps) {
  return (
    <ul aria-label={rowTexts.hits} className={`border-s-2 border-accent/50 ${className}`}>
      {hits.map((hit, index) => (
        <li key={index}>
          <Link
            to={resultPath(id, hit.second)}
            className="group flex min-h-8 gap-3 py-1 ps-3 text-sm/6 max-sm:min-h-11 max-sm:py-2"
          >
            {hit.second !== null && (
              <span
                dir="ltr"
                className="min-w-10 shrink-0 text-end text-accent tabular-nums group-hover:underline"
              >
                {timings === 'estimated' ? '~' : ''}
                {clockTime(hit.second)}
              </span>
            )}
            <span className="min-w-0 font-serif wrap-anywhere" dir="auto">
              {hit.speaker && <bdi className="font-sans text-muted">{hit.speaker} </bdi>}
              <HitText hit={hit} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Spoken words stand in quotation marks; a line that is wrong says so. */
function HitText({ hit: { text, words, isSpoken, state } }: { hit: HistoryHit }) {
  const lit = <LitWords text={text} words={words} look="rounded-xs bg-accent/25 text-inherit" />
  if (isSpoken) return <q>{lit}</q>
  if (!isFlagged(state)) return lit
  return (
    <>
      {lit}{' '}
      <span className={`inline-flex items-center gap-1 font-sans text-xs ${stateColours[state]}`}>
        <StateDot state={state} />
        {stateName({ state, quote: '' })}
      </span>
    </>
  )
}
