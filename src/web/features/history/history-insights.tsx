import type { HistoryItem } from '#contract/history.ts'
import { countInsights } from '#evidence/count-lines.ts'
import { momentState } from '#evidence/describe-line.ts'
import { DifferenceNote } from '#web/features/evidence/evidence-mark.tsx'
import { LitWords } from '#web/features/evidence/lit-words.tsx'
import { StateDot, stateColours } from '#web/features/evidence/state-dot.tsx'

type Item = Pick<HistoryItem, 'insights' | 'language' | 'timings'>

/** The key insights of a summary in a box of their own, each with its state and with what differs; nothing where there are none. */
export function HistoryInsights({ item: { insights, language, timings } }: { item: Item }) {
  if (insights.length === 0) return null
  return (
    <section className="mt-4 rounded-control border border-line bg-paper px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-sm font-medium">Key Insights</h3>
        <p className="text-sm text-muted tabular-nums">{countInsights(insights)}</p>
      </div>
      <ul className="mt-1 space-y-2 text-sm/6">
        {insights.map((line, index) => (
          <li key={index}>
            <span className="block" lang={language} dir="auto">
              <LitWords text={line.text} words={line.findings.differences.map(({ stated }) => stated)} />
            </span>
            <span className={`flex items-center gap-1.5 tabular-nums ${stateColours[line.state]}`}>
              <StateDot state={line.state} />
              {momentState({ ...line, timings })}
            </span>
            <DifferenceNote line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}
