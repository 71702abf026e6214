import type { Insight } from '#contract/evidence.ts'
import { areaPath, lineDensity, mapPercent } from '#product/video-map.ts'

type MiniMapProps = { insights: readonly Insight[]; durationSeconds: number | null; className?: string }

const box = { width: 1000, height: 100 }

/** The map of a video in one line of 24 px: where its insights come from. Decoration; nothing where there are no times. */
export function MiniMap({ insights, durationSeconds, className = '' }: MiniMapProps) {
  const seconds = insights.flatMap(({ second }) => (second === null ? [] : [second]))
  if (durationSeconds === null || seconds.length === 0) return null
  return (
    <div aria-hidden="true" data-map className={`relative h-6 border-b-4 border-line ${className}`}>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full text-accent"
      >
        <path
          d={areaPath(lineDensity(seconds, durationSeconds), box)}
          fill="currentColor"
          fillOpacity="0.16"
        />
      </svg>
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
