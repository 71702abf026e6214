import { LinkedText } from '#web/ui/linked-text.tsx'
import { Section } from '../page-frame.tsx'
import { ScoreTable } from './score-table.tsx'
import type { ScoreRow } from './score-table.tsx'

type Props = {
  id: string
  heading: string
  note: string
  columns: readonly string[]
  drawn: string
  rows: readonly ScoreRow[]
  children?: string
}

/** A part of the scorecard: its table between what was measured and what that means. */
export function Part({ id, heading, note, columns, drawn, rows, children }: Props) {
  return (
    <Section id={id} heading={heading}>
      <p className="mt-2 max-w-[60ch] text-pretty text-muted">
        <LinkedText text={note} />
      </p>
      <ScoreTable label={heading} columns={columns} drawn={drawn} rows={rows} />
      {children !== undefined && (
        <p className="mt-4 max-w-[60ch] text-pretty text-muted">
          <LinkedText text={children} />
        </p>
      )}
    </Section>
  )
}
