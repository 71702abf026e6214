import { use } from 'react'
import { timeChip } from '#messages/time-chip.ts'
import { clockTime } from '#product/times.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'

type Props = {
  /** `null` where the transcript has no time: then there is no chip. */
  second: number | null
  /** Small and grey until pointed at, for use inside running text. */
  quiet?: boolean
  className?: string
}

/**
 * A time in the video. A click plays from there; where nothing can be played it is plain text. An estimated
 * time carries a tilde, read out as "about".
 */
export function TimeChip({ second, quiet = false, className = '' }: Props) {
  const { play, timings } = use(ResultContext)
  const estimated = timings === 'estimated'
  if (second === null) return null
  const clock = clockTime(second)
  const shown = estimated ? `~${clock}` : clock
  const spoken = estimated ? timeChip.about(clock) : clock
  const shape = `inline-flex min-h-6 items-center rounded-md px-1.5 font-sans tabular-nums ${quiet ? 'align-baseline text-xs' : 'text-sm'} ${className}`
  if (play === null) {
    return (
      <span dir="ltr" className={`${shape} text-muted`}>
        <span aria-hidden="true">{shown}</span>
        <span className="sr-only">{spoken}</span>
      </span>
    )
  }
  const colour = quiet ? 'text-muted group-hover:text-accent focus-visible:text-accent' : 'text-accent'
  return (
    <button
      type="button"
      dir="ltr"
      data-printed
      onClick={() => play(second)}
      aria-label={timeChip.playFrom(spoken)}
      className={`${shape} ${colour} hover:bg-accent/10 hover:text-accent-strong`}
    >
      {shown}
    </button>
  )
}
