import { Link } from 'react-router'
import type { HistoryItem } from '#contract/history.ts'
import { isFlagged } from '#evidence/line-state.ts'
import { ShareButton } from '#web/features/result/share-button.tsx'
import { countInsights } from '#web/text/count-lines.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { MiniMap } from './mini-map.tsx'
import { RemoveButton } from './removable.tsx'
import type { RemoveControls } from './removable.tsx'
import { RowLine } from './row-line.tsx'
import { historyTitle, RowFacts } from './row-parts.tsx'
import { SearchHits } from './search-hits.tsx'
import { WholeItem } from './whole-item.tsx'

type Props = RemoveControls & { item: HistoryItem }

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
      fact={<FoundCount insights={item.insights} />}
      found={item.hits.length > 0 && <SearchHits item={item} className="mt-1 mb-2 ms-1" />}
      whole={<OpenRow item={item} {...controls} />}
    />
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
