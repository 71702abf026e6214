import type { Insight } from '#contract/summaries.ts'

/** Numbers and names of a statement that are not said around its quote. */
export function FlagNote({ insight }: { insight: Pick<Insight, 'flags'> }) {
  if (insight.flags.length === 0) return null
  return (
    <span lang="en" dir="ltr" className="mt-1 block font-sans text-sm text-warn">
      Not said at this point: <span dir="auto">{insight.flags.join(', ')}</span>
    </span>
  )
}
