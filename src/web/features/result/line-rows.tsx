import { use } from 'react'
import type { ReactNode } from 'react'
import type { Insight } from '#contract/evidence.ts'
import { lineWords } from '#messages/line-words.ts'
import {
  DifferenceNote,
  EvidenceMark,
  FilteredNote,
  HighlightSign,
  MarkedText,
} from '#web/features/evidence/line-marks.tsx'
import { LitWords } from '#web/features/evidence/lit-words.tsx'
import { SpeakerName } from '#web/features/evidence/speaker-name.tsx'
import { Translated } from '#web/features/evidence/translated.tsx'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { useIsLit, useHighlight, useHiddenLines } from '#web/features/result-state/use-lines.ts'

/** A line with its key among those of the result. */
export type KeyedLine = { line: Insight; key: string }

const underlined = 'decoration-accent/50 decoration-2 underline-offset-4 group-data-lit:underline'

type Props = {
  lines: readonly KeyedLine[]
  language: string
  /** Stands after the first of them. */
  between?: ReactNode
}

/** The number of lines that come before what stands between them. */
const leading = 3

/** Lines, one in a row: its mark and second in one button that opens the words, then the line itself. */
export function LineRows({ lines, language, between = null }: Props) {
  const hidden = useHiddenLines()
  const areTimed = lines.some(({ line }) => line.second !== null)
  const rows = lines
    .filter(({ key }) => hidden?.has(key) !== true)
    .map(({ line, key }) => (
      <LineRow key={key} lineKey={key} line={line} language={language} areTimed={areTimed} />
    ))
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {rows.slice(0, leading)}
      {between !== null && <li className="empty:hidden">{between}</li>}
      {rows.slice(leading)}
    </ul>
  )
}

type RowProps = { lineKey: string; line: Insight; language: string; areTimed: boolean }

function LineRow({ lineKey: key, line, language, areTimed }: RowProps) {
  const isLit = useIsLit(key)
  const { beside } = use(ResultContext)
  const highlight = useHighlight(key)
  const { text, findings } = line
  const stated = findings.differences.map((difference) => difference.stated)
  return (
    <li data-line={key} data-lit={isLit || undefined} className="group flex gap-2 py-3">
      <Translated line={line} isRow>
        <span className={`mt-0.5 shrink-0 ${areTimed ? 'min-w-20' : ''}`}>
          <EvidenceMark lineKey={key} evidence={line} isTimed />
        </span>
        <p className="min-w-0 grow font-serif text-lg/7 wrap-anywhere" lang={language} dir="auto">
          <SpeakerName line={line} className="block" />
          <span className={underlined}>
            <MarkedText highlight={highlight}>
              <LitWords text={text} words={stated} />
            </MarkedText>
          </span>
          <HighlightSign highlight={highlight} />
          {line.state !== 'quoted' && line.quote !== '' && (
            // On paper no mark opens the evidence.
            <span className="mt-1 hidden text-base text-muted print:block">
              {lineWords.quote(line.quote)}
            </span>
          )}
          <DifferenceNote line={line} />
          <FilteredNote lineKey={key} />
          {beside?.(line.second)}
        </p>
      </Translated>
    </li>
  )
}
