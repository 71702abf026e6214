import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import type { RecentItem } from '#contract/runs.ts'
import { recentVideos } from '#messages/recent-videos.ts'
import { Removable, useRemoval } from '#web/features/history/removable.tsx'
import type { Removal } from '#web/features/history/removable.tsx'
import { recentQuery, recentHint, shownRecent, storeRecentHint } from '#web/features/run/recent-list.ts'
import { formatDay } from '#web/text/format-date.ts'
import { TrashIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { videoLine } from '#web/ui/video-caption.tsx'
import { VideoStill } from '#web/ui/video-still.tsx'
import { readyCount, useSeenWhenListed } from './use-ready-count.ts'

/** The caller's results of the last days, below the field; nothing where there are none. */
export function RecentVideos() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(recentQuery)
  const [hint] = useState(recentHint)
  const place = useRef<HTMLElement | null>(null)
  const hasRoom = useSpaceBelow(place, hint > 0)
  const items = data?.items
  const count = items?.length
  useEffect(() => {
    if (count !== undefined) storeRecentHint(count)
  }, [count])
  // What is at work or has ended unseen is shown in the place of this part: nothing moves for a list that
  // goes again.
  const ready = readyCount(data)
  const isReplaced =
    data !== undefined && data.runs.length + data.ended.length > 0 && (ready === null || data.runs.length > 0)
  const listed =
    hasRoom && (hint > 0 || !isReplaced) && items !== undefined && items.length > 0 ? items : null
  const isExpected = hint > 0 && count !== 0
  useSeenWhenListed(data, listed !== null)
  return (
    <section
      ref={place}
      aria-labelledby={listed !== null || isExpected ? 'recent-heading' : undefined}
      className="flow-root text-start"
    >
      {(listed !== null || isExpected) && (
        <>
          {listed === null ? <Heading /> : <RecentList items={listed} ready={ready} />}
          {isPending && <Waiting rows={hint} />}
          {isError && listed === null && <Failed isBusy={isFetching} onRetry={() => void refetch()} />}
        </>
      )}
    </section>
  )
}

type HeadingProps = {
  /** The number of summaries that finished while nobody looked, where there are several. */
  ready?: number | null
  children?: ReactNode
}

/** The heading, with what can be done about the list. */
function Heading({ ready = null, children = null }: HeadingProps) {
  return (
    <div className="mt-6 flex min-h-9 flex-wrap items-center gap-x-3">
      <h2 id="recent-heading" className="grow font-serif text-xl font-semibold">
        {ready === null ? recentVideos.heading : recentVideos.ready(ready)}
      </h2>
      {children}
    </div>
  )
}

function RecentList({ items, ready }: { items: readonly RecentItem[]; ready: number | null }) {
  const [isWhole, setWhole] = useState(false)
  const removal = useRemoval()
  const shown = isWhole ? items : items.slice(0, shownRecent)
  return (
    <>
      <Heading ready={ready}>
        {items.length > shownRecent && (
          <Button variant="quiet" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? recentVideos.showFewer : recentVideos.showAll(items.length)}
          </Button>
        )}
      </Heading>
      <ul className="mt-2">
        {shown.map((item) => (
          <RecentRow key={item.id} item={item} removal={removal} />
        ))}
      </ul>
    </>
  )
}

function Waiting({ rows }: { rows: number }) {
  return (
    <output className="mt-2 block">
      <span className="sr-only">{recentVideos.loading}</span>
      {Array.from({ length: rows }, (_row, index) => (
        <span key={index} className="flex h-17 items-center gap-3">
          <Skeleton className="h-9 w-16 shrink-0 sm:h-11 sm:w-20" />
          <Skeleton className="h-5 w-2/3" />
        </span>
      ))}
    </output>
  )
}

function Failed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <p>{recentVideos.failed}</p>
      <Button variant="quiet" size="sm" busy={isBusy} onClick={onRetry}>
        {recentVideos.tryAgain}
      </Button>
    </div>
  )
}

type Props = { item: RecentItem; removal: Removal }

/** One of the last videos: it leads to its summary, and can be deleted. */
function RecentRow({ item, removal }: Props) {
  const { id, videoId, videoTitle, createdAt, isUnseen } = item
  const about = videoLine(item)
  return (
    <li className="flow-root min-h-17 border-t border-line first:border-t-0">
      <Removable id={id} title={videoTitle} removal={removal}>
        {({ isBusy, onRemove, removeButton }) => (
          <div className="flex h-16 items-center gap-3">
            {videoId !== null && <VideoStill videoId={videoId} className="w-16 sm:w-20" />}
            <div className="min-w-0 grow text-sm">
              <p className="flex items-center gap-2">
                <Link
                  to={`/v/${id}`}
                  dir="auto"
                  className="line-clamp-2 font-medium wrap-anywhere hover:text-accent hover:underline"
                >
                  {videoTitle}
                </Link>
                {isUnseen && <Badge>{recentVideos.unseen}</Badge>}
              </p>
              <p className="truncate text-muted tabular-nums">
                <bdi>{about}</bdi>
                {about !== '' && ' · '}
                <time dateTime={createdAt}>{formatDay(createdAt)}</time>
              </p>
            </div>
            <Button
              ref={removeButton}
              variant="quiet"
              size="sm"
              busy={isBusy}
              aria-label={recentVideos.remove(videoTitle)}
              onClick={onRemove}
              className="-me-3 shrink-0"
            >
              <TrashIcon />
            </Button>
          </div>
        )}
      </Removable>
    </li>
  )
}

const acts = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * A part without reserved room may come in at this position: below the visible area, where it moves nothing,
 * or after the user has done something.
 */
function useSpaceBelow(place: RefObject<HTMLElement | null>, isFree: boolean): boolean {
  const [hasRoom, setRoom] = useState(isFree)
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0
    const handleAct = (): void => setRoom(true)
    if (top >= innerHeight) handleAct()
    for (const act of acts) addEventListener(act, handleAct, { once: true, passive: true })
    return () => {
      for (const act of acts) removeEventListener(act, handleAct)
    }
  }, [place])
  return hasRoom
}
