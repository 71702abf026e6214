import { clockTime } from '#product/clock-time.ts'
import { Thumbnail } from '#web/lib/thumbnail.tsx'

type Props = {
  videoId: string
  title: string
  durationSeconds: number | null
  startSeconds: number
  onPlay: () => void
}

/** A picture in place of the video: nothing is asked of YouTube until it is clicked. */
export function VideoStill({ videoId, title, durationSeconds, startSeconds, onPlay }: Props) {
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
