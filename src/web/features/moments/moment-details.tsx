import type { CheckState } from '#contract/evidence.ts'
import type { Moment } from '#contract/moments.ts'
import { CorrectedNote } from '#web/features/corrections/corrected-note.tsx'
import { FindingList } from '#web/features/evidence/finding-list.tsx'
import { namedChecker } from '#web/text/checked-by.ts'
import { stateColours } from '#web/ui/state-dot.tsx'

/** The findings on a shared line, who checked it, and its place in the video. */
export function MomentDetails({ moment }: { moment: Moment }) {
  const { line, timings, durationSeconds, chapterStarts } = moment
  const { checker } = line.findings
  const named = checker === undefined ? {} : namedChecker(checker)
  return (
    <>
      {line.quote !== '' && <FindingList line={line} source={{ timings, ...named }} />}
      {line.corrected !== undefined && <CorrectedNote heard={line.corrected.heard} isShared />}
      {line.second !== null && durationSeconds !== null && (
        <MomentMap
          second={line.second}
          durationSeconds={durationSeconds}
          chapterStarts={chapterStarts}
          state={line.state}
        />
      )}
    </>
  )
}

type MapProps = {
  second: number
  durationSeconds: number
  chapterStarts: readonly number[]
  state: CheckState
}

const gapShare = 0.004

/** The video to scale with its chapters and the line's dot. Decoration: the state has the time. */
function MomentMap({ second, durationSeconds, chapterStarts, state }: MapProps) {
  const starts = [0, ...chapterStarts.filter((start) => start > 0 && start < durationSeconds)]
  const share = (at: number): number => Math.min(1, at / durationSeconds)
  return (
    <div aria-hidden="true" dir="ltr" className="relative mt-4 h-6">
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
