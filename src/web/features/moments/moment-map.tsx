import type { CheckState } from '#contract/evidence.ts'
import { stateColours } from '#web/features/evidence/state-dot.tsx'

type Props = {
  second: number
  durationSeconds: number
  chapterStarts: readonly number[]
  state: CheckState
}

const height = 24
const gapShare = 0.004

/** The video to scale with its chapters, and one dot where the line is said. Decoration: the state says the time. */
export function MomentMap({ second, durationSeconds, chapterStarts, state }: Props) {
  const starts = [0, ...chapterStarts.filter((start) => start > 0 && start < durationSeconds)]
  const share = (at: number): number => Math.min(1, at / durationSeconds)
  return (
    <div aria-hidden="true" dir="ltr" className="relative mt-4" style={{ height }}>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" className="absolute inset-x-0 top-2 h-2 w-full">
        {starts.map((start, place) => (
          <rect
            key={start}
            x={share(start)}
            width={Math.max(0.002, share(starts[place + 1] ?? durationSeconds) - share(start) - gapShare)}
            height="1"
            className="fill-line"
          />
        ))}
      </svg>
      <span
        className={`absolute top-1 size-4 -translate-x-1/2 rounded-full border-2 border-paper bg-current ${stateColours[state]}`}
        style={{ left: `${share(second) * 100}%` }}
      />
    </div>
  )
}
