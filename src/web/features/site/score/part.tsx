import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { Section } from '../page-frame.tsx'

type Props = {
  id: string
  heading: string
  /** What the table says, in one sentence for people. */
  plain: string
  note: string
  columns: readonly string[]
  drawn: string
  rows: readonly ScoreRow[]
  children?: string
}

/** A part of the scorecard: what its table says, how that was measured, the table, and what it means. */
export function Part({ id, heading, plain, note, columns, drawn, rows, children }: Props) {
  return (
    <Section id={id} heading={heading}>
      <p className="mt-2 max-w-[60ch] text-lg text-pretty">{plain}</p>
      <p className="mt-1 max-w-[60ch] text-sm text-pretty text-muted">
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

/** A line of a table of the scorecard: whose it is, its drawing, and its figures. */
export type ScoreRow = { name: string; isOurs: boolean; drawing: ReactNode; cells: readonly ReactNode[] }

type ScoreTableProps = { label: string; columns: readonly string[]; drawn: string; rows: readonly ScoreRow[] }

/** Figures with their drawings. It scrolls by itself on a narrow screen, also by keyboard. */
function ScoreTable({ label, columns, drawn, rows }: ScoreTableProps) {
  return (
    <section
      aria-label={`${label}, table`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="mt-6 overflow-x-auto rounded-card border border-line bg-surface print:overflow-visible"
    >
      <table className="w-full border-collapse text-start text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="p-3">
              <span className="sr-only">Name</span>
            </th>
            <th scope="col" className="w-2/5 p-3 font-normal text-muted">
              {drawn}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="p-3 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, isOurs, drawing, cells }) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className={joinClasses('p-3', isOurs ? 'font-semibold' : 'font-normal')}>
                {name}
              </th>
              <td className="px-3">{drawing}</td>
              {columns.map((column, place) => (
                <td key={column} className="p-3">
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
