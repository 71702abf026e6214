import { Link } from 'react-router'
import type { RecentItem } from '#contract/recent.ts'
import { formatDay } from '#web/text/format-date.ts'
import { Removable } from '#web/features/history/removable.tsx'
import type { Removal } from '#web/features/history/use-removal.ts'
import { FramedThumbnail, videoLine } from '#web/ui/video-caption.tsx'
import { TrashIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'

type Props = { item: RecentItem; removal: Removal }

/** One of the last videos: it leads to its summary, and can be deleted. */
export function RecentRow({ item, removal }: Props) {
  const { id, videoId, videoTitle, createdAt, isUnseen } = item
  const about = videoLine(item)
  return (
    <li className="flow-root min-h-17 border-t border-line first:border-t-0">
      <Removable id={id} title={videoTitle} removal={removal}>
        {({ isBusy, onRemove, removeButton }) => (
          <div className="flex h-16 items-center gap-3">
            {videoId !== null && <FramedThumbnail videoId={videoId} className="w-20" />}
            <div className="min-w-0 grow text-sm">
              <p className="flex items-center gap-2">
                <Link to={`/v/${id}`} className="truncate font-medium hover:text-accent hover:underline">
                  {videoTitle}
                </Link>
                {isUnseen && <Badge>New</Badge>}
              </p>
              <p className="truncate text-muted tabular-nums">
                {about !== '' && `${about} · `}
                <time dateTime={createdAt}>{formatDay(createdAt)}</time>
              </p>
            </div>
            <Button
              ref={removeButton}
              variant="quiet"
              size="sm"
              busy={isBusy}
              aria-label={`Delete ${videoTitle}`}
              onClick={onRemove}
              className="shrink-0"
            >
              <TrashIcon />
            </Button>
          </div>
        )}
      </Removable>
    </li>
  )
}
