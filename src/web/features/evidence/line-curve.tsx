import { areaPath, lineDensity } from '#product/video-map.ts'

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
