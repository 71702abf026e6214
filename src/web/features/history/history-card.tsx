import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { HistoryItem } from '#contract/history.ts'
import { ShareButton } from '#web/features/result/share-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { FramedThumbnail } from '#web/ui/video-caption.tsx'
import { MiniMap } from './mini-map.tsx'
import { RemoveButton } from './removable.tsx'
import type { RemoveControls } from './removable.tsx'
import { historyTitle, RowFacts } from './row-parts.tsx'
import { SearchHits } from './search-hits.tsx'
import { WholeItem } from './whole-item.tsx'

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
              dir="auto"
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
        <div className="mt-1 -mb-2 -ms-3 flex flex-wrap">
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
