import { use, useCallback, useMemo } from 'react'
import type { Chapter } from '#contract/evidence.ts'
import { evidenceMarks } from '#messages/evidence-marks.ts'
import { clockTime } from '#product/times.ts'
import { areaPath, lineDensity, mapPercent } from '#product/video-map.ts'
import type { Line } from '#web/features/result-state/lines.ts'
import { ResultContext, usePlayed } from '#web/features/result-state/result-context.ts'
import { useIsLit, useHighlight, useHiddenLines } from '#web/features/result-state/use-lines.ts'
import { pageDirection } from '#web/ui/direction.ts'
import { StateDot, stateColours } from '#web/ui/state-dot.tsx'
import { MapCursor, useMapSlider } from './map-slider.tsx'

type Props = {
  durationSeconds: number
  chapters: readonly Chapter[]
  lines: readonly Line[]
  /** The second at which captions end that leave the rest of the video without words. */
  captionsEnd: number | null
}

/**
 * The whole video as a timeline to scale: its chapters as blocks, a curve of where the summary draws from, a
 * dot for each line, and the playhead. Where only some lines are shown the others are faint. Pointing or the
 * arrow keys show what is at a second; a click, the end of a drag or Enter plays there.
 */
export function VideoMap({ durationSeconds, chapters, lines, captionsEnd }: Props) {
  const { play } = use(ResultContext)
  const hidden = useHiddenLines()
  const shown = useMemo(() => lines.filter(({ key }) => hidden?.has(key) !== true), [lines, hidden])
  const slider = useMapSlider({ durationSeconds, chapters, lines: shown, play })
  const placed = useMemo(() => lines.filter(({ evidence }) => evidence.second !== null), [lines])
  return (
    // Time runs from left to right in every language, as in every player.
    <div dir="ltr" className="text-sm text-muted">
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input holds nothing but a thumb
        role="slider"
        tabIndex={0}
        aria-label={evidenceMarks.map}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={Math.floor(durationSeconds)}
        aria-valuenow={Math.floor(slider.second)}
        aria-valuetext={slider.description}
        {...slider.handlers}
        className="relative h-16 cursor-pointer touch-pan-y rounded-control outline-offset-4 select-none lg:h-24"
      >
        <Curve lines={placed} durationSeconds={durationSeconds} isFaint={hidden !== null} />
        <Blocks chapters={chapters} durationSeconds={durationSeconds} />
        {captionsEnd !== null && (
          <span
            className="absolute inset-y-0 end-0 rounded-xs bg-[repeating-linear-gradient(135deg,var(--color-line)_0_2px,transparent_2px_6px)]"
            style={{ left: `${mapPercent(captionsEnd, durationSeconds)}%` }}
          />
        )}
        {placed.map((line) => (
          <Dot
            key={line.key}
            line={line}
            durationSeconds={durationSeconds}
            isFaint={hidden?.has(line.key) === true}
          />
        ))}
        <Playhead durationSeconds={durationSeconds} />
        {slider.cursor !== null && <MapCursor {...slider.cursor} durationSeconds={durationSeconds} />}
      </div>
      <div className="mt-1 flex justify-between text-xs tabular-nums" aria-hidden="true">
        <span>0:00</span>
        <span dir={pageDirection()} className="px-2 text-center print:hidden">
          {evidenceMarks.curve}
        </span>
        <span>{clockTime(durationSeconds)}</span>
      </div>
    </div>
  )
}

const box = { width: 1000, height: 100 }

type CurveProps = { lines: readonly Line[]; durationSeconds: number; isFaint: boolean }

/** The curve of the parts that the summary draws on: the higher, the more lines. */
function Curve({ lines, durationSeconds, isFaint }: CurveProps) {
  // The map renders at every move of the pointer.
  const path = useMemo(() => {
    const seconds = lines.flatMap(({ evidence: { second, more = [] } }) =>
      [second, ...more.map((place) => place.second)].filter((place) => place !== null),
    )
    return areaPath(lineDensity(seconds, durationSeconds), box)
  }, [lines, durationSeconds])
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`absolute inset-x-0 top-0 h-[58%] w-full text-accent ${isFaint ? 'opacity-40' : ''}`}
    >
      <path
        d={path}
        fill="currentColor"
        fillOpacity="0.16"
        stroke="currentColor"
        strokeOpacity="0.6"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** The chapters to scale; one block where there are none. */
function Blocks({ chapters, durationSeconds }: { chapters: readonly Chapter[]; durationSeconds: number }) {
  const timed = chapters.filter((chapter) => chapter.start !== null)
  const starts = timed.length === 0 ? [0] : timed.map(({ start }) => start ?? 0)
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? durationSeconds
    return (
      <span
        key={start}
        className="absolute bottom-0 h-[16%] border-e border-paper bg-line first:rounded-s-xs last:rounded-e-xs"
        style={{
          left: `${mapPercent(start, durationSeconds)}%`,
          width: `${mapPercent(end - start, durationSeconds)}%`,
        }}
      />
    )
  })
}

type DotProps = { line: Line; durationSeconds: number; isFaint: boolean }

/** One line of the summary at its second; larger while current, with a flag if highlighted. */
function Dot({ line, durationSeconds, isFaint }: DotProps) {
  const isLit = useIsLit(line.key)
  const isHighlighted = useHighlight(line.key) !== null
  const { second, state } = line.evidence
  return (
    <span
      aria-hidden="true"
      data-dot={line.key}
      data-lit={isLit || undefined}
      data-highlighted={isHighlighted || undefined}
      data-faint={isFaint || undefined}
      className={`absolute top-[71%] -translate-1/2 animate-land transition-transform duration-150 motion-reduce:animate-none motion-reduce:transition-none data-faint:opacity-25 ${stateColours[state]} ${isLit ? 'z-10 scale-175' : ''}`}
      style={{ left: `${mapPercent(second ?? 0, durationSeconds)}%` }}
    >
      {isHighlighted && (
        <svg viewBox="0 0 8 16" className="absolute bottom-full start-1/2 h-4 w-2 -translate-x-px text-ink">
          <path d="M0 0h8L5.5 3 8 6H2v10H0z" fill="currentColor" />
        </svg>
      )}
      <StateDot state={state} className="block rounded-full bg-paper" />
    </span>
  )
}

/** The mark of the player's position. */
function Playhead({ durationSeconds }: { durationSeconds: number }) {
  const percent = usePlayed(
    useCallback(
      (second) => (second === null ? null : Math.round(mapPercent(second, durationSeconds) * 5) / 5),
      [durationSeconds],
    ),
  )
  if (percent === null) return null
  return (
    <span
      className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 rounded-full bg-accent"
      style={{ left: `${percent}%` }}
    />
  )
}
