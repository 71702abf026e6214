import type { Insight } from '#contract/evidence.ts'
import { mapPercent } from '#product/video-map.ts'
import { LineCurve } from '#web/features/evidence/line-curve.tsx'

type MiniMapProps = { insights: readonly Insight[]; durationSeconds: number | null; className?: string }

/** The map of a video in one line of 24 px: where its insights come from. Decoration; nothing where there are no times. */
export function MiniMap({ insights, durationSeconds, className = '' }: MiniMapProps) {
  const seconds = insights.flatMap(({ second }) => (second === null ? [] : [second]))
  if (durationSeconds === null || seconds.length === 0) return null
  return (
    <div aria-hidden="true" dir="ltr" data-map className={`relative h-6 border-b-4 border-line ${className}`}>
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
