import { Link } from 'react-router'
import type { HistoryItem } from '#contract/history.ts'
import { ShareButton } from '#web/features/result/share-button.tsx'
import { MiniMap } from './mini-map.tsx'
import { RemoveButton } from './removable.tsx'
import type { RemoveControls } from './removable.tsx'
import { RowCard } from './row-card.tsx'
import { historyTitle, RowFacts } from './row-parts.tsx'
import { SearchHits } from './search-hits.tsx'
import { WholeItem } from './whole-item.tsx'

type Props = RemoveControls & { item: HistoryItem }

/** One summary of the history in a row: what it is of, its gist and map, what a search found in it; opened, all of it. */
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
      map={<MiniMap insights={item.insights} durationSeconds={item.durationSeconds} className="mt-3" />}
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
