import type { FoundLine, LineSource } from '#export/describe-in.ts'
import { findingSentences } from '#web/text/describe-line.ts'

type Props = { line: FoundLine; source: LineSource }

/** The findings on a line, each in a sentence of its own. */
export function FindingList({ line, source }: Props) {
  return (
    <ul className="mt-1 space-y-0.5 text-sm text-muted">
      {findingSentences(line, source).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
