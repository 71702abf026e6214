import type { ReactNode } from 'react'
import { alternatives } from '#messages/alternatives.ts'
import { clockTime } from '#product/times.ts'
import { comparedTools } from '#web/content/alternatives.ts'
import type { Finding } from '#web/content/alternatives.ts'
import { shortLine } from '#web/content/example-video.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { noResult, ResultContext } from '#web/features/result-state/result-context.ts'
import { Closing, PageFrame, QuestionList, Section } from '#web/features/site/page-frame.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { stateColours, StateDot } from '#web/ui/state-dot.tsx'

const { kinds } = alternatives
const pieceStart = 480
const estimated = 545

/** Other tools beside ours, dated and with sources, with a line about a talk of each kind. */
export function Alternatives() {
  return (
    <PageFrame {...alternatives}>
      <Section id="one-line" heading={alternatives.lineHeading}>
        <p className="mt-2 text-muted">{alternatives.lineNote}</p>
        <OneLine />
      </Section>
      <Section id="side-by-side" heading={alternatives.tableHeading}>
        <p className="mt-2 text-muted">{alternatives.dated}</p>
        <ComparisonTable />
        <Legend />
      </Section>
      <Section id="questions" heading={alternatives.questionsHeading}>
        <div className="max-w-3xl">
          <QuestionList questions={alternatives.questions} group="alternatives" />
        </div>
      </Section>
      <Closing {...alternatives.closing} />
    </PageFrame>
  )
}

const estimatedTimes: typeof noResult = { ...noResult, timings: 'estimated' }

/** The line, once for each kind of tool. */
function OneLine() {
  return (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2">
      <Kind name={kinds.checked}>
        <ResultContext value={estimatedTimes}>
          <TimeChip second={shortLine.second} />
        </ResultContext>
        <span
          className={`inline-flex items-center gap-1.5 font-sans text-sm ${stateColours[shortLine.state]}`}
        >
          <StateDot state={shortLine.state} />
          {alternatives.verified}
        </span>
      </Kind>
      <Kind name={kinds.estimated}>
        <Reference>{clockTime(estimated)}</Reference>
      </Kind>
      <Kind name={kinds.piece}>
        <Reference>{clockTime(pieceStart)}</Reference>
      </Kind>
      <Kind name={kinds.source}>
        <Reference>[1]</Reference>
      </Kind>
    </ul>
  )
}

/** The line with what a kind of tool puts behind it. */
function Kind({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <Card className="h-full p-5">
        <h3 className="text-sm font-medium text-muted">{name}</h3>
        <p className="mt-2 font-serif text-lg/8">
          <bdi lang="en">{shortLine.text}</bdi> {children}
        </p>
      </Card>
    </li>
  )
}

function Reference({ children }: { children: ReactNode }) {
  return <span className="px-1 font-sans text-sm text-muted tabular-nums">{children}</span>
}

/** A table, or a card for each tool where a table has no room, measured in the text size of the reader. */
function ComparisonTable() {
  const { columns, tools } = alternatives
  return (
    <div className="@container relative mt-6 rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-start text-sm @max-[44rem]:block print:text-[0.65rem]">
        <thead className="@max-[44rem]:sr-only">
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="p-2 font-medium @min-[58rem]:p-4 print:p-1.5">
              <span className="sr-only">{alternatives.toolAndSource}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="p-2 font-medium @min-[58rem]:p-4 print:p-1.5">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[44rem]:block">
          {comparedTools.map(({ id, name, source, findings }) => (
            <tr
              key={id}
              className="border-b border-line align-top last:border-0 @max-[44rem]:block @max-[44rem]:p-4"
            >
              <th
                scope="row"
                className="p-2 font-medium @max-[44rem]:block @max-[44rem]:px-0 @max-[44rem]:pt-0 @min-[58rem]:p-4 print:p-1.5"
              >
                {name}
                <span className="mt-1 block font-normal">
                  <LinkedText text={`[${tools[id].source}](${source})`} />
                </span>
              </th>
              {tools[id].cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  data-column={columns[index]}
                  className="p-2 text-muted @max-[44rem]:flex @max-[44rem]:justify-between @max-[44rem]:px-0 @max-[44rem]:py-1.5 @max-[44rem]:before:content-[attr(data-column)] @min-[58rem]:p-4 print:p-1.5"
                >
                  <Found finding={findings[index] ?? 'unknown'} cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type FoundProps = { finding: Finding; cell: string | readonly [whole: string, note: string] }

/** The finding as a shape, with a note where it is a part; the whole of it is read out and shown on hover. */
function Found({ finding, cell }: FoundProps) {
  const [whole, note] = typeof cell === 'string' ? [cell] : cell
  return (
    <span title={whole} className="flex min-h-5 items-center gap-2">
      <FindingDot finding={finding} />
      <span className="sr-only">{whole}</span>
      {note !== undefined && <span aria-hidden="true">{note}</span>}
    </span>
  )
}

function FindingDot({ finding }: { finding: Finding }) {
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      className={`size-3.5 shrink-0 ${finding === 'yes' || finding === 'part' ? 'text-accent' : 'text-muted'}`}
    >
      <circle
        cx="6"
        cy="6"
        r="5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        {...(finding === 'unknown' ? { strokeDasharray: '2 2' } : {})}
      />
      {finding === 'yes' && <circle cx="6" cy="6" r="5" fill="currentColor" />}
      {finding === 'part' && <path d="M6 1a5 5 0 0 0 0 10z" fill="currentColor" />}
    </svg>
  )
}

function Legend() {
  const { legend } = alternatives
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {(['yes', 'part', 'none', 'unknown'] as const).map((finding) => (
        <li key={finding} className="flex items-center gap-2">
          <FindingDot finding={finding} />
          {legend[finding]}
        </li>
      ))}
    </ul>
  )
}
