import type { Insight } from '#contract/summaries.ts'
import { TimeChip } from '../player/time-chip.tsx'
import { countChecked } from './count-checked.ts'
import { EvidenceMark } from './evidence-mark.tsx'

type Props = { insights: readonly Insight[]; language: string; hasVideo: boolean }

/** The key insights, each with its moment and a mark that shows the speaker's own words. */
export function InsightList({ insights, language, hasVideo }: Props) {
  if (insights.length === 0) return null
  const { checked, total } = countChecked(insights)
  return (
    <section aria-labelledby="insights-heading" className="mt-12">
      <h3 id="insights-heading" className="font-serif text-2xl font-semibold">
        Key insights
      </h3>
      <p className="mt-1 text-sm text-muted">
        {checked} of {total} {total === 1 ? 'insight' : 'insights'} checked against the{' '}
        {hasVideo ? 'video' : 'transcript'}
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {insights.map((insight) => (
          <li key={`${insight.sentence}-${insight.text}`} className="flex gap-3 py-4">
            <TimeChip second={insight.second} className="mt-0.5 min-w-16 shrink-0 justify-end self-start" />
            <p className="font-serif text-lg/7" lang={language} dir="auto">
              {insight.text} <EvidenceMark insight={insight} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
