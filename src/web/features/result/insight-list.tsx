import type { ReactNode } from 'react'
import type { Insight } from '#contract/evidence.ts'
import { countInsights } from '#evidence/count-lines.ts'
import { DifferenceNote, EvidenceMark } from '#web/features/evidence/evidence-mark.tsx'
import { HighlightSign, MarkedText } from '#web/features/evidence/highlight-mark.tsx'
import { useHighlight } from '#web/features/evidence/highlights-context.ts'
import { useIsLit } from '#web/features/evidence/line-store.ts'
import { lineKey } from '#web/features/evidence/line.ts'
import { LitWords } from '#web/features/evidence/lit-words.tsx'
import { TimeChip } from '#web/features/player/time-chip.tsx'

type Props = {
  insights: readonly Insight[]
  language: string
  /** Plays their moments. */
  player?: ReactNode
}

/** The key insights, each with its moment and a mark that shows the speaker's own words. */
export function InsightList({ insights, language, player = null }: Props) {
  if (insights.length === 0) return null
  return (
    <section aria-labelledby="insights-heading" className="mt-12">
      <h3 id="insights-heading" className="font-serif text-2xl font-semibold">
        Key insights
      </h3>
      <p className="mt-1 text-sm text-muted">{countInsights(insights)}</p>
      {player}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {insights.map((insight, index) => (
          <InsightItem
            key={`${insight.sentence}-${insight.text}`}
            lineKey={lineKey('insight', index)}
            insight={insight}
            language={language}
          />
        ))}
      </ul>
    </section>
  )
}

type InsightItemProps = { lineKey: string; insight: Insight; language: string }

function InsightItem({ lineKey: key, insight, language }: InsightItemProps) {
  const isLit = useIsLit(key)
  const highlight = useHighlight(key)
  return (
    <li data-line={key} data-lit={isLit || undefined} className="group flex gap-3 py-4">
      <TimeChip second={insight.second} className="mt-0.5 min-w-16 shrink-0 justify-end self-start" />
      <p className="min-w-0 grow font-serif text-lg/7" lang={language} dir="auto">
        <span className="decoration-accent/50 decoration-2 underline-offset-4 group-data-lit:underline">
          <MarkedText highlight={highlight}>
            <LitWords text={insight.text} words={insight.findings.differences.map(({ stated }) => stated)} />
          </MarkedText>
        </span>{' '}
        <EvidenceMark lineKey={key} evidence={insight} hasWord />
        <HighlightSign highlight={highlight} />
        {insight.state !== 'quoted' && insight.quote !== '' && (
          // On paper no mark opens the evidence.
          <span className="mt-1 hidden text-base text-muted print:block">“{insight.quote}”</span>
        )}
        <DifferenceNote line={insight} />
      </p>
    </li>
  )
}
