import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { HistoryItem } from '#contract/history.ts'
import { countInsights } from '#evidence/count-lines.ts'
import { isFlagged } from '#evidence/line-state.ts'
import { ShareButton } from '#web/features/result/share-button.tsx'
import { formatShortDay } from '#web/text/format-date.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { MiniMap } from './mini-map.tsx'
import { RemoveButton } from './removable.tsx'
import type { RemoveControls } from './removable.tsx'
import { historyTitle, RowFacts } from './row-parts.tsx'
import { SearchHits } from './search-hits.tsx'
import { WholeItem } from './whole-item.tsx'

type Props = RemoveControls & { item: HistoryItem }

/** One summary of the history in one line; opened, all of it under the line. */
export function CompactRow({ item, ...controls }: Props) {
  const headingId = useId()
  const bodyId = useId()
  const [isOpen, setOpen] = useState(false)
  const title = historyTitle(item)
  return (
    <article
      aria-labelledby={headingId}
      className={joinClasses(isOpen && 'rounded-control border border-line bg-surface px-3 pb-3')}
    >
      <div className="flex h-6 items-center gap-2 text-sm max-sm:h-11">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={isOpen ? `Close ${title}` : `Read ${title} here`}
          onClick={() => setOpen(!isOpen)}
          className="-ms-1 grid size-6 shrink-0 place-items-center rounded-control text-muted hover:text-ink max-sm:size-11"
        >
          <span
            aria-hidden="true"
            className={joinClasses(
              'size-2 border-e-2 border-b-2 border-current',
              isOpen ? 'rotate-45' : '-rotate-45 rtl:rotate-135',
            )}
          />
        </button>
        <h2 id={headingId} className="min-w-0 grow truncate font-medium" dir="auto">
          <Link to={`/v/${item.id}`} className="hover:text-accent hover:underline">
            {title}
          </Link>
        </h2>
        {item.videoChannel !== null && (
          <span dir="auto" className="w-32 shrink-0 truncate text-muted max-sm:hidden">
            {item.videoChannel}
          </span>
        )}
        <FoundCount insights={item.insights} />
        <time dateTime={item.createdAt} className="w-16 shrink-0 text-end text-muted tabular-nums">
          {formatShortDay(item.createdAt)}
        </time>
      </div>
      {item.hits.length > 0 && <SearchHits item={item} className="mt-1 mb-2 ms-1" />}
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && <OpenRow item={item} {...controls} />}
      </div>
    </article>
  )
}

/** How many of the insights were found in the video, for the eye a fraction. */
function FoundCount({ insights }: Pick<HistoryItem, 'insights'>) {
  if (insights.length === 0) return null
  const found = insights.filter(({ state }) => !isFlagged(state)).length
  const isWhole = found === insights.length
  return (
    <span
      className={joinClasses('shrink-0 tabular-nums', isWhole ? 'text-muted' : 'text-warn')}
      title={countInsights(insights)}
    >
      <span aria-hidden="true">
        {found}/{insights.length}
      </span>
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
      <MiniMap insights={item.insights} durationSeconds={item.durationSeconds} className="mt-2" />
      <div className="mt-1 -ms-3 flex flex-wrap">
        <ShareButton historyId={item.id} />
        <RemoveButton {...controls} />
      </div>
      <WholeItem item={item} />
    </>
  )
}
