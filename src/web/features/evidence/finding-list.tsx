import { findingSentences } from '#evidence/describe-line.ts'
import type { DescribedLine, Timings } from '#evidence/describe-line.ts'

type Props = { line: DescribedLine; timings: Timings; className?: string }

/** What is known of a line, each finding in a sentence of its own. */
export function FindingList({ line, timings, className = '' }: Props) {
  return (
    <ul className={`space-y-0.5 text-sm text-muted tabular-nums ${className}`}>
      {findingSentences(line, timings).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
