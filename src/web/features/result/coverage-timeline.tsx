import { useCallback } from 'react'
import type { Summary } from '#contract/summaries.ts'
import { clockTime } from '#product/clock-time.ts'
import { usePlayed } from '#web/features/player/player-context.ts'
import { captionsEndText } from '#web/features/transcript/transcript-notes.tsx'

type Props = { summary: Pick<Summary, 'coverage' | 'durationSeconds' | 'insights' | 'captionsEnd'> }

/** The video from end to end in tenths: the fuller a tenth, the more of the summary comes from it. */
export function CoverageTimeline({ summary }: Props) {
  const { coverage, durationSeconds, insights, captionsEnd } = summary
  if (coverage.length === 0) return null
  const max = Math.max(1, ...coverage)
  const touched = coverage.filter((count) => count > 0).length
  const end = captionsEndText(summary)
  const caption =
    touched === 0
      ? 'Nothing is cited from the video so far.'
      : `Lines come from ${touched} of ${coverage.length} parts`
  return (
    <figure className="text-sm text-muted">
      <div className="relative flex h-9 items-end gap-0.5" aria-hidden="true">
        {captionsEnd !== null && durationSeconds !== null && (
          <span
            className="absolute inset-y-0 right-0 rounded-xs bg-[repeating-linear-gradient(135deg,var(--color-line)_0_2px,transparent_2px_6px)]"
            style={{ left: `${(100 * captionsEnd) / durationSeconds}%` }}
          />
        )}
        {coverage.map((count, tenth) => (
          <span
            key={tenth}
            className={`flex-1 rounded-xs ${count > 0 ? 'bg-accent' : 'bg-line'}`}
            style={{
              height: count > 0 ? `${30 + (70 * count) / max}%` : '12%',
              opacity: count > 0 ? 0.45 + (0.55 * count) / max : 1,
            }}
          />
        ))}
      </div>
      {durationSeconds !== null && (
        <>
          <div className="relative mt-1 h-2" aria-hidden="true">
            {insights.map(({ text, second, sentence }) =>
              second === null ? null : (
                <span
                  key={`${sentence}-${text}`}
                  className="absolute top-0 h-2 w-0.5 rounded-full bg-ink"
                  style={{ left: `${Math.min(100, (100 * second) / durationSeconds)}%` }}
                />
              ),
            )}
            <Playhead durationSeconds={durationSeconds} />
          </div>
          <div className="mt-1 flex justify-between tabular-nums" aria-hidden="true">
            <span>0:00</span>
            <span>{clockTime(durationSeconds)}</span>
          </div>
        </>
      )}
      <figcaption className="mt-1">{end === null ? caption : `${caption} ${end}`}</figcaption>
    </figure>
  )
}

/** Where the player is. */
function Playhead({ durationSeconds }: { durationSeconds: number }) {
  const percent = usePlayed(
    useCallback(
      (second) => (second === null ? null : Math.min(100, Math.round((100 * second) / durationSeconds))),
      [durationSeconds],
    ),
  )
  if (percent === null) return null
  return (
    <span className="absolute -top-10 h-12 w-0.5 rounded-full bg-accent" style={{ left: `${percent}%` }} />
  )
}
