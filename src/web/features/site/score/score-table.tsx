import type { ReactNode } from 'react'
import type { Interval } from '#contract/score.ts'
import { scorecard } from '#messages/scorecard.ts'
import { decimal } from '#web/text/numbers.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { Section } from '../page-frame.tsx'

type Props = {
  id: string
  heading: string
  /** The message of the table, in one sentence for people. */
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
      <ScoreTable heading={heading} columns={columns} drawn={drawn} rows={rows} />
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

type ScoreTableProps = Pick<Props, 'heading' | 'columns' | 'drawn' | 'rows'>

const cell =
  'p-3 @max-2xl:flex @max-2xl:items-center @max-2xl:gap-3 @max-2xl:px-0 @max-2xl:py-1 @max-2xl:before:grow @max-2xl:before:text-muted @max-2xl:before:[unicode-bidi:plaintext] @max-2xl:before:content-[attr(data-column)]'

/** A figure with its unit, or some words: each runs its own way. */
function Words({ of }: { of: ReactNode }) {
  return typeof of === 'string' ? <bdi>{of}</bdi> : of
}

/**
 * Figures with their drawings: a table, or a card for each row where a table has no room. The room is
 * measured in the letters of the reader, so that large ones have their cards on a wide screen too.
 */
function ScoreTable({ heading, columns, drawn, rows }: ScoreTableProps) {
  return (
    <div className="@container mt-6 rounded-card border border-line bg-surface">
      <table
        aria-label={heading}
        className="w-full border-collapse text-start text-sm tabular-nums @max-2xl:block"
      >
        <thead className="@max-2xl:sr-only">
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="p-3">
              <span className="sr-only">{scorecard.name}</span>
            </th>
            <th scope="col" className="w-2/5 p-3 font-normal text-muted">
              <Words of={drawn} />
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="p-3 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-2xl:block">
          {rows.map(({ name, isOurs, drawing, cells }) => (
            <tr key={name} className="border-b border-line last:border-0 @max-2xl:block @max-2xl:p-4">
              <th
                scope="row"
                className={joinClasses(
                  'p-3 @max-2xl:block @max-2xl:p-0',
                  isOurs ? 'font-semibold' : 'font-normal',
                )}
              >
                {name}
              </th>
              <td
                data-column={drawn}
                className={`${cell} @max-2xl:before:grow-0 @max-2xl:before:whitespace-nowrap`}
              >
                {drawing}
              </td>
              {columns.map((column, place) => (
                <td key={column} data-column={column} className={cell}>
                  <Words of={cells[place]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type BarProps = { value: Interval; from: number; to: number; isOurs: boolean }

/** A mean as a dot and its interval as a bar, on a scale `from` a number `to` another. */
export function IntervalBar({ value, from, to, isOurs }: BarProps) {
  const at = (figure: number): string => {
    const share = (figure - from) / (to - from)
    return `${(100 * Math.min(1, Math.max(0, share))).toFixed(2)}%`
  }
  return (
    <svg
      aria-hidden="true"
      className={`h-5 w-full min-w-20 overflow-visible ${isOurs ? 'text-accent' : 'text-muted'}`}
    >
      <line x1="0" x2="100%" y1="10" y2="10" className="text-line" stroke="currentColor" />
      <line
        x1={at(value.low)}
        x2={at(value.high)}
        y1="10"
        y2="10"
        stroke="currentColor"
        strokeWidth="4"
        strokeOpacity="0.45"
        strokeLinecap="round"
      />
      <circle cx={at(value.mean)} cy="10" r="5" fill="currentColor" />
    </svg>
  )
}

/** A figure over its interval. */
export function Figure({ value }: { value: Interval }) {
  return (
    <>
      <span className="font-medium">{decimal(value.mean, 1)}</span>
      <span className="block whitespace-nowrap text-muted">
        <bdi>
          {decimal(value.low, 1)}–{decimal(value.high, 1)}
        </bdi>
      </span>
    </>
  )
}

type TenthsStripProps = { shares: readonly number[]; isOurs: boolean }

/** The share of an even spread, in percent, is a tenth; this much fills a cell. */
const full = 30

/** Ten parts of a talk, the fuller the more sentences come from there. */
export function TenthsStrip({ shares, isOurs }: TenthsStripProps) {
  return (
    <svg
      role="img"
      aria-label={shares.map((share) => `${Math.round(share)} %`).join(', ')}
      className={`h-8 w-full min-w-30 sm:min-w-40 ${isOurs ? 'text-accent' : 'text-muted'}`}
    >
      {shares.map((share, tenth) => {
        const height = Math.min(1, share / full) * 30
        // The parts of a talk do not change their order.
        return (
          <rect
            key={tenth}
            x={`${tenth * 10 + 0.5}%`}
            width="9%"
            y={30 - height}
            height={height + 1}
            rx="1.5"
            fill="currentColor"
          />
        )
      })}
    </svg>
  )
}
