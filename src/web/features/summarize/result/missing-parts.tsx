import type { Part } from '#contract/summaries.ts'
import { clockTime } from '#product/clock-time.ts'

/** Names the stretches of the video that are not in the summary; nothing where all of it is. */
export function MissingParts({ parts }: { parts: readonly Part[] }) {
  const missing = parts.flatMap((part, index) =>
    part.state === 'missing' ? [nameOf(part, index, parts)] : [],
  )
  if (missing.length === 0) return null
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(missing)
  return (
    <p className="mt-4 border-l-2 border-warn pl-3 text-sm text-warn tabular-nums">
      {names} could not be read and {missing.length === 1 ? 'is' : 'are'} not in this summary.
    </p>
  )
}

function nameOf({ start, end }: Part, index: number, parts: readonly Part[]): string {
  if (start === null || end === null) return `Part ${index + 1} of ${parts.length}`
  return `${clockTime(start)} to ${clockTime(end)}`
}
