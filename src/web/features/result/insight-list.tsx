import type { ReactNode } from 'react'
import type { Insight } from '#contract/evidence.ts'
import { EvidenceMark, FlagNote } from '#web/features/evidence/evidence-mark.tsx'
import { HighlightSign, MarkedText } from '#web/features/evidence/highlight-mark.tsx'
import { useHighlight } from '#web/features/evidence/highlights-context.ts'
import { useIsLit } from '#web/features/evidence/line-store.ts'
import { lineKey } from '#web/features/evidence/line.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'

type Props = {
  insights: readonly Insight[]
  language: string
  hasVideo: boolean
  /** Plays their moments. */
  player?: ReactNode
}

/** The key insights, each with its moment and a mark that shows the speaker's own words. */
export function InsightList({ insights, language, hasVideo, player = null }: Props) {
  if (insights.length === 0) return null
  return (
    <section aria-labelledby="insights-heading" className="mt-12">
      <h3 id="insights-heading" className="font-serif text-2xl font-semibold">
        Key insights
      </h3>
      <p className="mt-1 text-sm text-muted">{checkedLine(insights, hasVideo)}</p>
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
          <MarkedText highlight={highlight}>{insight.text}</MarkedText>
        </span>{' '}
        <EvidenceMark lineKey={key} evidence={insight} hasWord />
        <HighlightSign highlight={highlight} />
        <FlagNote insight={insight} />
      </p>
    </li>
  )
}

/** A transcript by a language model verifies nothing, although its statements have quotes. */
function checkedLine(insights: readonly Insight[], hasVideo: boolean): string {
  const { checked, total } = countChecked(insights)
  if (checked === 0 && insights.some(({ quote }) => quote !== '')) {
    return 'Not checked: an AI made this transcript'
  }
  const noun = total === 1 ? 'insight' : 'insights'
  if (insights.every(({ state }) => state === 'quoted')) return `${total} ${noun} in the speaker's own words`
  return `${checked} of ${total} ${noun} checked against the ${hasVideo ? 'video' : 'transcript'}`
}

/** How many insights are found in the transcript, out of how many. */
function countChecked(insights: readonly Insight[]): { checked: number; total: number } {
  return {
    checked: insights.filter((insight) => insight.state !== 'unverified').length,
    total: insights.length,
  }
}
