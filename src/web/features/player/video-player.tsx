import type { ComponentType } from 'react'
import { player as words } from '#messages/player.ts'
import { clockTime } from '#product/times.ts'
import { Mark } from '#web/ui/icons.tsx'
import { Thumbnail } from '#web/ui/video-caption.tsx'
import { embedUrl } from './use-player.ts'
import type { Player } from './use-player.ts'

type StillProps = { videoId: string; className?: string }

type Props = {
  videoId: string
  title: string
  durationSeconds: number | null
  /** The start when no time was chosen. */
  startSeconds: number
  player: Player
  className?: string
  /** In place of the picture of the video. */
  Still?: ComponentType<StillProps> | undefined
}

/** A still picture until the user presses play, then the embedded player. */
export function VideoPlayer({
  videoId,
  title,
  durationSeconds,
  startSeconds,
  player,
  className = '',
  Still = Thumbnail,
}: Props) {
  const { playback, frame, play } = player
  return (
    <div
      className={`relative overflow-hidden bg-surface lg:aspect-video lg:rounded-card lg:border lg:border-line ${className}`}
    >
      {playback === null ? (
        <VideoStill
          videoId={videoId}
          title={title}
          durationSeconds={durationSeconds}
          startSeconds={startSeconds}
          Still={Still}
          onPlay={() => play(startSeconds)}
        />
      ) : (
        <iframe
          key={playback.take}
          ref={frame}
          id="video-player"
          title={words.video(title)}
          src={embedUrl(videoId, playback.second)}
          // Of another scheme than its page it would be white until the player is there.
          className="absolute inset-0 size-full scheme-light"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // YouTube refuses to play (its error 153) for a page that sends no referrer at all.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </div>
  )
}

type VideoStillProps = {
  videoId: string
  title: string
  durationSeconds: number | null
  startSeconds: number
  Still: ComponentType<StillProps>
  onPlay: () => void
}

/** A picture in place of the video: nothing is asked of YouTube until it is clicked. */
function VideoStill({ videoId, title, durationSeconds, startSeconds, Still, onPlay }: VideoStillProps) {
  const start = startSeconds > 0 ? clockTime(startSeconds) : null
  const duration = durationSeconds === null ? null : clockTime(durationSeconds)
  // A drawing ends over the words, and the title stands beside it.
  const isDrawn = Still !== Thumbnail
  return (
    <button
      type="button"
      onClick={onPlay}
      className="group grid h-14 w-full max-lg:[--room:1.25] grid-cols-[6.25rem_minmax(0,1fr)_2.5rem] grid-rows-[auto_auto] content-center items-center gap-x-3 pe-3 text-start lg:absolute lg:inset-0 lg:flex lg:h-auto lg:flex-col lg:items-stretch lg:justify-between lg:bg-still lg:p-5 lg:text-on-still"
    >
      <span
        aria-hidden="true"
        className="col-start-1 row-span-2 row-start-1 grid h-14 place-items-center bg-still lg:hidden"
      >
        {!isDrawn && <Mark />}
      </span>
      <Still
        videoId={videoId}
        className={`col-start-1 row-span-2 row-start-1 max-lg:h-14 lg:absolute ${isDrawn ? 'lg:inset-x-0 lg:top-0 lg:h-4/5 lg:w-full' : 'lg:inset-0'}`}
      />
      {/* Keeps the words readable on any picture. */}
      {!isDrawn && (
        <span
          aria-hidden="true"
          className="absolute inset-0 hidden bg-linear-to-b from-still/90 via-still/25 to-still/90 lg:block"
        />
      )}
      <span className="sr-only">{start === null ? words.playVideo : words.playVideoFrom(start)} </span>
      <span
        dir="auto"
        className={`relative col-start-2 row-start-1 truncate self-end text-sm font-medium ${isDrawn ? 'lg:sr-only' : 'lg:line-clamp-2 lg:self-auto lg:font-serif lg:text-lg/6 lg:font-normal lg:whitespace-normal'}`}
      >
        {title}
      </span>
      <PlayMark />
      <span className="relative col-start-2 row-start-2 flex items-end justify-between gap-2 self-start text-xs text-muted tabular-nums lg:mt-auto lg:self-auto lg:text-sm lg:text-inherit">
        <span className="line-clamp-2">{words.loadsWhenPlayed}</span>
        <span aria-hidden="true" dir="ltr" className="shrink-0">
          {[start, duration].filter((time) => time !== null).join(' / ')}
        </span>
      </span>
    </button>
  )
}

function PlayMark() {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className="col-start-3 row-span-2 row-start-1 size-10 transition-transform group-hover:scale-105 motion-reduce:transition-none lg:absolute lg:inset-0 lg:m-auto lg:size-14"
    >
      <circle
        cx="24"
        cy="24"
        r="23"
        className="fill-transparent lg:fill-still/70"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path d="M19.5 15.5v17l14-8.5z" fill="currentColor" />
    </svg>
  )
}
