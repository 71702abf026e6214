import type { Summary } from '#contract/summaries.ts'
import { clockTime } from '#product/clock-time.ts'
import { Thumbnail } from '#web/lib/video-caption.tsx'
import { embedUrl } from './embed-messages.ts'
import type { Player } from './use-player.ts'

type Props = {
  videoId: string
  title: string
  durationSeconds: number | null
  /** The start when no time was chosen. */
  startSeconds: number
  player: Player
}

/** A still picture until the user presses play, then the embedded player. */
function VideoPlayer({ videoId, title, durationSeconds, startSeconds, player }: Props) {
  const { playback, frame, play } = player
  return (
    <div className="relative aspect-video w-full overflow-hidden rounded-card border border-line bg-surface">
      {playback === null ? (
        <VideoStill
          videoId={videoId}
          title={title}
          durationSeconds={durationSeconds}
          startSeconds={startSeconds}
          onPlay={() => play(startSeconds)}
        />
      ) : (
        <iframe
          key={playback.take}
          ref={frame}
          id="video-player"
          title={`Video: ${title}`}
          src={embedUrl(videoId, playback.second)}
          className="absolute inset-0 size-full"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is of another origin, it cannot lift its own sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // YouTube refuses to play (its error 153) for a page that sends no referrer at all.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </div>
  )
}

type PlayerDockProps = {
  summary: Pick<Summary, 'videoId' | 'videoTitle' | 'durationSeconds'>
  startSeconds: number
  player: Player
}

const docked = 'sticky top-0 z-10 -mx-4 bg-paper px-4 py-2 lg:static lg:mx-0 lg:p-0'

/** The player beside a result. On a small screen it stays on top, and small, once it plays. */
export function PlayerDock({ summary, startSeconds, player }: PlayerDockProps) {
  if (summary.videoId === null) return null
  const isPlaying = player.playback !== null
  return (
    <div className={isPlaying ? docked : ''}>
      <div className={isPlaying ? 'mx-auto max-w-96 lg:max-w-none' : ''}>
        <VideoPlayer
          videoId={summary.videoId}
          title={summary.videoTitle}
          durationSeconds={summary.durationSeconds}
          startSeconds={startSeconds}
          player={player}
        />
      </div>
    </div>
  )
}

type VideoStillProps = {
  videoId: string
  title: string
  durationSeconds: number | null
  startSeconds: number
  onPlay: () => void
}

/** A picture in place of the video: nothing is asked of YouTube until it is clicked. */
function VideoStill({ videoId, title, durationSeconds, startSeconds, onPlay }: VideoStillProps) {
  const start = startSeconds > 0 ? clockTime(startSeconds) : null
  const duration = durationSeconds === null ? null : clockTime(durationSeconds)
  return (
    <button
      type="button"
      onClick={onPlay}
      className="group absolute inset-0 flex flex-col justify-between bg-still p-4 text-left text-on-still sm:p-5"
    >
      <Thumbnail videoId={videoId} className="absolute inset-0" />
      {/* Keeps the words readable on any picture. */}
      <span
        aria-hidden="true"
        className="absolute inset-0 bg-linear-to-b from-still/90 via-still/25 to-still/90"
      />
      <span className="relative line-clamp-2 font-serif leading-6 sm:text-lg">
        <span className="sr-only">
          {start === null ? 'Play the video: ' : `Play the video from ${start}: `}
        </span>
        {title}
      </span>
      <svg
        viewBox="0 0 48 48"
        aria-hidden="true"
        className="absolute top-1/2 left-1/2 size-14 -translate-x-1/2 -translate-y-1/2 transition-transform group-hover:scale-105 motion-reduce:transition-none"
      >
        <circle cx="24" cy="24" r="23" className="fill-still/70" stroke="currentColor" strokeWidth="1.5" />
        <path d="M19.5 15.5v17l14-8.5z" fill="currentColor" />
      </svg>
      <span className="relative flex justify-between text-sm tabular-nums">
        <span>Loads from YouTube when you play</span>
        <span aria-hidden="true">{[start, duration].filter((time) => time !== null).join(' / ')}</span>
      </span>
    </button>
  )
}
