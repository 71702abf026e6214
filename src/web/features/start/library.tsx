import { useQuery } from '@tanstack/react-query'
import { Suspense, useId } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Library as LibraryAnswer, LibraryHighlight, LibraryVideo } from '#contract/runs.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { homeLibrary } from '#messages/home-library.ts'
import { recentVideos } from '#messages/recent-videos.ts'
import { api } from '#web/api/api.ts'
import { recentQuery } from '#web/features/run/recent-list.ts'
import { hasRecognizer } from '#web/session/has-recognizer.ts'
import { resultPath } from '#web/text/addresses.ts'
import { formatDay } from '#web/text/format-date.ts'
import { Badge } from '#web/ui/card.tsx'
import { joinFacts } from '#web/ui/direction.ts'
import { extra, lazyPart } from '#web/ui/lazy-part.tsx'
import { ListFailure } from '#web/ui/load-failure.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { shownTitle, videoLine } from '#web/ui/video-caption.tsx'
import { VideoStill } from '#web/ui/video-still.tsx'
import { readyCount, useSeenWhenListed } from './use-ready-count.ts'

const UnfinishedRecordings = lazyPart(
  () => import('#web/features/recordings/unfinished-recordings.tsx'),
  'UnfinishedRecordings',
  extra,
)

type Props = {
  introduction: ReactNode
  /** Called with the transcript of a recording that was heard to its end. */
  onHeard: (transcript: Transcript) => void
}

/**
 * The home page of an account: its last videos, what is new of what it follows, and what it highlighted. An
 * account without any of them gets what a visitor sees.
 */
export function Library({ introduction, onHeard }: Props) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['library'],
    queryFn: async ({ signal }) => await api('GET /api/library', {}, { signal }),
    // It changes by what is done on other pages.
    staleTime: 0,
  })
  const recent = useQuery(recentQuery).data
  const ready = readyCount(recent)
  useSeenWhenListed(recent, data !== undefined)
  if (isError && data === undefined) {
    return (
      <Below>
        <ListFailure text={recentVideos.failed} onRetry={() => void refetch()} />
      </Below>
    )
  }
  if (data === undefined) {
    return (
      <Below>
        <TextSkeleton label={recentVideos.loading} />
      </Below>
    )
  }
  const { videos, followed, highlights } = data
  const unfinished = hasRecognizer() && (
    <Suspense fallback={null}>
      <UnfinishedRecordings onHeard={onHeard} />
    </Suspense>
  )
  if (videos.length + followed.length + highlights.length === 0) {
    return (
      <>
        {unfinished}
        {introduction}
      </>
    )
  }
  return (
    <>
      {unfinished}
      <div className="mt-8 min-w-0 print:hidden">
        <Part
          title={ready === null ? recentVideos.heading : recentVideos.ready(ready)}
          more={{ to: '/history', text: recentVideos.all }}
        >
          <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
            {videos.map((video) => (
              <Cover key={video.id} video={video} />
            ))}
          </ul>
        </Part>
      </div>
      <Beside followed={followed} highlights={highlights} />
    </>
  )
}

/** The column beside the field: what is new of what the account follows, and what it highlighted. */
function Beside({ followed, highlights }: Pick<LibraryAnswer, 'followed' | 'highlights'>) {
  return (
    <div className="mt-10 space-y-8 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0 lg:pt-8 print:hidden">
      <Part title={homeLibrary.followed} more={{ to: '/following', text: homeLibrary.allFollowed }}>
        {followed.length === 0 && <p className="text-muted">{homeLibrary.nothingFollowed}</p>}
        <ul className="space-y-4">
          {followed.map((video) => (
            <NewVideo key={video.id} video={video} />
          ))}
        </ul>
      </Part>
      <Part title={homeLibrary.highlighted}>
        {highlights.length === 0 && <p className="text-muted">{homeLibrary.nothingHighlighted}</p>}
        <ul className="space-y-4">
          {highlights.map((highlight) => (
            <Highlighted key={`${highlight.id} ${highlight.createdAt}`} highlight={highlight} />
          ))}
        </ul>
      </Part>
    </div>
  )
}

/** The room below the field, over both columns, until there is something for the second. */
function Below({ children }: { children: ReactNode }) {
  return <div className="mt-8 min-w-0 lg:col-span-2 print:hidden">{children}</div>
}

type PartProps = { title: string; more?: { to: string; text: string }; children: ReactNode }

function Part({ title, more, children }: PartProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="font-serif text-xl font-semibold">
          {title}
        </h2>
        {more !== undefined && (
          <Link to={more.to} className="py-1.5 text-sm text-accent hover:underline">
            {more.text}
          </Link>
        )}
      </div>
      <div className="mt-3">{children}</div>
    </section>
  )
}

/** A video as a cover: its picture, its title, and the line that stands for it. */
function Cover({ video }: { video: LibraryVideo }) {
  const { id, videoId, videoTitle, line, isUnseen, createdAt } = video
  return (
    <li className="min-w-0 border-t border-line pt-4">
      <Link to={`/v/${id}`} className="group grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-1">
        {videoId !== null && <VideoStill videoId={videoId} className="w-full self-start" />}
        <span className={videoId === null ? 'col-span-full' : 'sm:mt-3'}>
          <span dir="auto" className="line-clamp-2 font-medium wrap-anywhere group-hover:text-accent">
            {shownTitle(videoTitle)}
          </span>
          {line !== null && (
            <span dir="auto" className="mt-1 line-clamp-3 font-serif text-base/6 wrap-anywhere">
              {line}
            </span>
          )}
          <span className="mt-1 block text-sm text-muted tabular-nums">
            {isUnseen && <Badge>{recentVideos.unseen}</Badge>}{' '}
            <bdi>{joinFacts([videoLine(video), formatDay(createdAt)])}</bdi>
          </span>
        </span>
      </Link>
    </li>
  )
}

/** A video that a followed source brought, with the source. */
function NewVideo({ video: { id, videoId, videoTitle, source, line } }: { video: LibraryVideo }) {
  return (
    <li>
      <Link to={`/v/${id}`} className="group flex gap-3">
        {videoId !== null && <VideoStill videoId={videoId} className="w-20 self-start" />}
        <span className="min-w-0">
          <span dir="auto" className="line-clamp-1 font-medium wrap-anywhere group-hover:text-accent">
            {shownTitle(videoTitle)}
          </span>
          {line !== null && (
            <span dir="auto" className="line-clamp-2 font-serif text-sm/6 wrap-anywhere">
              {line}
            </span>
          )}
          {source !== null && source !== '' && (
            <span dir="auto" className="block truncate text-sm text-muted">
              {source}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

/** A highlighted line with its note; it leads to its second. */
function Highlighted({ highlight: { id, videoTitle, text, note, second } }: { highlight: LibraryHighlight }) {
  return (
    <li className="border-s-2 border-marker ps-4">
      <Link to={resultPath(id, second)} className="group block">
        <span
          dir="auto"
          className="line-clamp-3 font-serif text-base/6 wrap-anywhere group-hover:text-accent"
        >
          {text}
        </span>
        <span dir="auto" className="block truncate text-sm text-muted">
          {shownTitle(videoTitle)}
        </span>
      </Link>
      {note !== '' && (
        <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere">
          {note}
        </p>
      )}
    </li>
  )
}
