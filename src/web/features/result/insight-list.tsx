import type { ReactNode } from 'react'
import type { Insight } from '#contract/evidence.ts'
import { result } from '#messages/result.ts'
import { cutLastWord } from '#web/features/evidence/checked-text.tsx'
import {
  DifferenceNote,
  EvidenceMark,
  FilteredNote,
  HighlightSign,
  MarkedText,
} from '#web/features/evidence/line-marks.tsx'
import { LitWords } from '#web/features/evidence/lit-words.tsx'
import { SpeakerName } from '#web/features/evidence/speaker-name.tsx'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { lineKey } from '#web/features/result-state/lines.ts'
import { useIsLit, useHighlight, useHiddenLines } from '#web/features/result-state/use-lines.ts'
import { countInsights } from '#web/text/summary-facts.ts'

type Props = {
  insights: readonly Insight[]
  language: string
  /** Plays their moments. */
  player?: ReactNode
}

const underlined = 'decoration-accent/50 decoration-2 underline-offset-4 group-data-lit:underline'

/** The key insights, each with its moment and a mark that shows the speaker's own words. */
export function InsightList({ insights, language, player = null }: Props) {
  const hidden = useHiddenLines()
  const shown = insights
    .map((insight, index) => ({ insight, key: lineKey('insight', index) }))
    .filter(({ key }) => hidden?.has(key) !== true)
  if (shown.length === 0) return null
  const areTimed = insights.some(({ second }) => second !== null)
  return (
    <section aria-labelledby="insights-heading" className="mt-12">
      <h3 id="insights-heading" className="font-serif text-2xl font-semibold">
        {result.insights}
      </h3>
      <p className="mt-1 text-sm text-muted">{countInsights(insights)}</p>
      {player}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {shown.map(({ insight, key }) => (
          <InsightItem
            key={`${insight.sentence}-${insight.text}`}
            lineKey={key}
            insight={insight}
            language={language}
            isIndented={areTimed && insight.second === null}
          />
        ))}
      </ul>
    </section>
  )
}

type InsightItemProps = {
  lineKey: string
  insight: Insight
  language: string
  /** It has no time, and others in the list do. */
  isIndented: boolean
}

function InsightItem({ lineKey: key, insight, language, isIndented }: InsightItemProps) {
  const isLit = useIsLit(key)
  const highlight = useHighlight(key)
  const { text, findings } = insight
  const cut = cutLastWord(text)[0].length
  const stated = findings.differences.map((difference) => difference.stated)
  return (
    <li data-line={key} data-lit={isLit || undefined} className="group flex gap-3 py-4">
      <TimeChip second={insight.second} className="mt-0.5 min-w-16 shrink-0 justify-end self-start" />
      {isIndented && <span className="min-w-16 shrink-0" />}
      <p className="min-w-0 grow font-serif text-lg/7" lang={language} dir="auto">
        <SpeakerName line={insight} className="block" />
        <span className={underlined}>
          <MarkedText highlight={highlight}>
            <LitWords text={text} words={stated} to={cut} />
          </MarkedText>
        </span>
        {/* The mark never stands on a line of its own. */}
        <span className="whitespace-nowrap">
          <span className={underlined}>
            <MarkedText highlight={highlight}>
              <LitWords text={text} words={stated} from={cut} />
            </MarkedText>
          </span>{' '}
          <EvidenceMark lineKey={key} evidence={insight} hasWord />
        </span>
        <HighlightSign highlight={highlight} />
        {insight.state !== 'quoted' && insight.quote !== '' && (
          // On paper no mark opens the evidence.
          <span className="mt-1 hidden text-base text-muted print:block">“{insight.quote}”</span>
        )}
        <DifferenceNote line={insight} />
        <FilteredNote lineKey={key} />
      </p>
    </li>
  )
}
