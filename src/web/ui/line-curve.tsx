import { areaPath, lineDensity, mapPercent } from '#product/video-map.ts'

const box = { width: 1000, height: 100 }

type Props = { seconds: readonly number[]; durationSeconds: number }

/** The curve of a small map of lines: the higher, the more lines. It fills its container. */
export function LineCurve({ seconds, durationSeconds }: Props) {
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full text-accent"
    >
      <path d={areaPath(lineDensity(seconds, durationSeconds), box)} fill="currentColor" fillOpacity="0.16" />
    </svg>
  )
}

type MapProps = { seconds: readonly number[]; durationSeconds: number | null }

/**
 * The map of a video in a line of 24 px: the positions of what its summary says; nothing where there are no
 * times. Decoration, since each line says its time.
 */
export function SmallMap({ seconds, durationSeconds }: MapProps) {
  if (durationSeconds === null || seconds.length === 0) return null
  return (
    <div aria-hidden="true" dir="ltr" data-map className="relative mt-2 h-6 border-b-4 border-line">
      <LineCurve seconds={seconds} durationSeconds={durationSeconds} />
      {[...new Set(seconds)].map((second) => (
        <span
          key={second}
          className="absolute -bottom-1 size-1 -translate-x-1/2 rounded-full bg-ink"
          style={{ left: `${mapPercent(second, durationSeconds)}%` }}
        />
      ))}
    </div>
  )
}
