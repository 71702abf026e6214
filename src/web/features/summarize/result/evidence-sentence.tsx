import type { Insight } from '#contract/summaries.ts'
import { TimeChip } from '../player/time-chip.tsx'
import { cutLastWord } from './last-word.ts'

/** One sentence of an extracted summary with the moment it was said; pointing at either lifts both out. */
export function EvidenceSentence({ insight }: { insight: Insight }) {
  const [rest, last] = cutLastWord(insight.text)
  return (
    <>
      <span className="group decoration-accent/40 decoration-2 underline-offset-4 focus-within:underline hover:underline">
        {rest}
        <span className="whitespace-nowrap">
          {last}
          <TimeChip second={insight.second} quiet />
        </span>
      </span>{' '}
    </>
  )
}
