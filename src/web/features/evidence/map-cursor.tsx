import { clockTime } from '#product/times.ts'
import { mapPercent } from '#product/video-map.ts'

/** What is at a second of the video. */
export type MapPlace = {
  second: number
  /** The chapter it lies in, empty where there are none. */
  chapter: string
  /** The nearest line of the summary, empty where there are none. */
  line: string
}

type Props = MapPlace & { durationSeconds: number }

/** The line at the second that is pointed at, and in a bubble above it what is there. */
export function MapCursor({ second, chapter, line, durationSeconds }: Props) {
  const percent = mapPercent(second, durationSeconds)
  return (
    <>
      <span
        className="pointer-events-none absolute inset-y-0 w-px bg-ink"
        style={{ left: `${percent}%` }}
        aria-hidden="true"
      />
      <span
        aria-hidden="true"
        // It moves against its second, so that it stays within the map at both ends.
        style={{ left: `${percent}%`, translate: `-${percent}% 0` }}
        className="pointer-events-none absolute bottom-full z-20 mb-2 w-max max-w-72 rounded-control border border-line bg-surface px-3 py-2 text-sm text-ink shadow-lg"
      >
        <span className="flex gap-2">
          <span className="font-medium text-accent tabular-nums">{clockTime(second)}</span>
          <span className="truncate">{chapter}</span>
        </span>
        {line !== '' && <span className="mt-0.5 line-clamp-2 font-serif text-muted">{line}</span>}
      </span>
    </>
  )
}
