import type { DescribedLine, Timings } from '#evidence/describe-in.ts'
import { findingSentences } from '#web/text/describe-line.ts'

type Props = { line: DescribedLine; timings: Timings }

/** The findings on a line, each in a sentence of its own. */
export function FindingList({ line, timings }: Props) {
  return (
    <ul className="mt-1 space-y-0.5 text-sm text-muted">
      {findingSentences(line, timings).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
