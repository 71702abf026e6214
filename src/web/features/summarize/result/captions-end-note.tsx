import type { Summary } from '#contract/summaries.ts'
import { clockTime } from '#product/clock-time.ts'

type Props = Pick<Summary, 'captionsEnd' | 'durationSeconds'>

/** Says where the captions end that leave a part of the video out; `null` where they reach its end. */
export function captionsEndText({ captionsEnd, durationSeconds }: Props): string | null {
  if (captionsEnd === null || durationSeconds === null) return null
  return `Captions end at ${clockTime(captionsEnd)} of ${clockTime(durationSeconds)}.`
}

/** The same as a warning beside what was made of the captions. */
export function CaptionsEndNote(props: Props) {
  const text = captionsEndText(props)
  if (text === null) return null
  return (
    <p className="mt-4 border-l-2 border-warn pl-3 text-sm text-warn tabular-nums">
      {text} What is said after that isn't included.
    </p>
  )
}
