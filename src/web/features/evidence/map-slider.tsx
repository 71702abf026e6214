import { use, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Chapter } from '#contract/evidence.ts'
import { clockTime } from '#product/times.ts'
import { mapPercent } from '#product/video-map.ts'
import type { Line } from '#web/features/result-state/lines.ts'
import { ResultContext, usePlayed } from '#web/features/result-state/result-context.ts'

type MapSliderOptions = {
  durationSeconds: number
  chapters: readonly Chapter[]
  lines: readonly Line[]
  /** Plays from a second; `null` where nothing can be played. */
  play: ((second: number) => void) | null
}

/** A step of the arrow keys, in seconds. */
const stepSeconds = 5
/** A line is lit when the pointer is as near to it as this share of the video. */
const nearShare = 0.012

/** The state and handlers of the map as a slider: the shown second, and what plays there. */
export function useMapSlider({ durationSeconds, chapters, lines, play }: MapSliderOptions) {
  const { lines: store } = use(ResultContext)
  const [cursor, setCursor] = useState<number | null>(null)
  const played = usePlayed((second) => (second === null ? null : Math.floor(second)))
  const second = cursor ?? played ?? 0

  function move(next: number): void {
    const at = Math.min(durationSeconds, Math.max(0, next))
    const nearest = nearestLine(lines, at)
    const isNear =
      nearest !== null && Math.abs((nearest.evidence.second ?? 0) - at) <= durationSeconds * nearShare
    store?.light(isNear ? nearest.key : null)
    setCursor(at)
  }

  function leave(): void {
    setCursor(null)
    store?.light(store.get().open)
  }

  function secondAt({ clientX, currentTarget }: PointerEvent): number {
    const box = currentTarget.getBoundingClientRect()
    return box.width === 0 ? 0 : ((clientX - box.left) / box.width) * durationSeconds
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = secondAfter(event.key, { second, durationSeconds, chapters })
    if (next !== null) move(next)
    else if ((event.key === 'Enter' || event.key === ' ') && play !== null) play(second)
    else return
    event.preventDefault()
  }

  return {
    second,
    description: describe(placeAt(second, chapters, lines)),
    cursor: cursor === null ? null : placeAt(cursor, chapters, lines),
    handlers: {
      onKeyDown: handleKeyDown,
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        move(secondAt(event))
      },
      onPointerMove: (event: PointerEvent) => move(secondAt(event)),
      onPointerUp: (event: PointerEvent) => {
        const at = Math.min(durationSeconds, Math.max(0, secondAt(event)))
        if (event.pointerType !== 'mouse') leave()
        play?.(at)
      },
      onPointerLeave: leave,
      onPointerCancel: leave,
      onBlur: leave,
    },
  }
}

type KeyOptions = { second: number; durationSeconds: number; chapters: readonly Chapter[] }

/** The second to which a key of a slider leads; `null` for other keys. Page keys go by chapters. */
function secondAfter(key: string, { second, durationSeconds, chapters }: KeyOptions): number | null {
  const starts = chapters.flatMap(({ start }) => (start === null ? [] : [start]))
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return second + stepSeconds
    case 'ArrowLeft':
    case 'ArrowDown':
      return second - stepSeconds
    case 'PageUp':
      return starts.find((start) => start > second) ?? durationSeconds
    case 'PageDown':
      return starts.findLast((start) => start < second) ?? 0
    case 'Home':
      return 0
    case 'End':
      return durationSeconds
    default:
  }
  return null
}

function placeAt(second: number, chapters: readonly Chapter[], lines: readonly Line[]): MapPlace {
  const chapter = chapters.findLast(({ start }) => start !== null && start <= second)?.title ?? ''
  return { second, chapter, line: nearestLine(lines, second)?.evidence.text ?? '' }
}

function nearestLine(lines: readonly Line[], second: number): Line | null {
  let nearest: Line | null = null
  let least = Infinity
  for (const line of lines) {
    const distance = Math.abs((line.evidence.second ?? Infinity) - second)
    if (distance < least) {
      least = distance
      nearest = line
    }
  }
  return nearest
}

function describe({ second, chapter, line }: MapPlace): string {
  return [clockTime(second), chapter, line].filter((part) => part !== '').join(', ')
}

/** The content of the video at a second. */
type MapPlace = {
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
          <span className="truncate" dir="auto">
            {chapter}
          </span>
        </span>
        {line !== '' && (
          <span className="mt-0.5 line-clamp-2 font-serif text-muted" dir="auto">
            {line}
          </span>
        )}
      </span>
    </>
  )
}
