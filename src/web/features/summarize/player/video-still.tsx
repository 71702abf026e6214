type Props = { title: string; duration: string | null; onPlay: () => void }

/** A drawing in place of the video: nothing is asked of YouTube until it is clicked. */
export function VideoStill({ title, duration, onPlay }: Props) {
  return (
    <button
      type="button"
      onClick={onPlay}
      className="group absolute inset-0 flex flex-col justify-between bg-ink p-4 text-left sm:p-5 text-paper dark:bg-surface dark:text-ink"
    >
      <span className="line-clamp-2 font-serif leading-6 sm:text-lg">
        <span className="sr-only">Play the video: </span>
        {title}
      </span>
      <svg
        viewBox="0 0 48 48"
        aria-hidden="true"
        className="absolute top-1/2 left-1/2 size-14 -translate-x-1/2 -translate-y-1/2 transition-transform group-hover:scale-105 motion-reduce:transition-none"
      >
        <circle cx="24" cy="24" r="23" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M19.5 15.5v17l14-8.5z" fill="currentColor" />
      </svg>
      <span className="flex justify-between text-sm tabular-nums opacity-80">
        <span>Loads from YouTube when you play</span>
        <span>{duration}</span>
      </span>
    </button>
  )
}
