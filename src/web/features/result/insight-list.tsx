import type { Insight } from '#contract/evidence.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { EvidenceMark, FlagNote } from './evidence-mark.tsx'

type Props = { insights: readonly Insight[]; language: string; hasVideo: boolean }

/** The key insights, each with its moment and a mark that shows the speaker's own words. */
export function InsightList({ insights, language, hasVideo }: Props) {
  if (insights.length === 0) return null
  return (
    <section aria-labelledby="insights-heading" className="mt-12">
      <h3 id="insights-heading" className="font-serif text-2xl font-semibold">
        Key insights
      </h3>
      <p className="mt-1 text-sm text-muted">{checkedLine(insights, hasVideo)}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {insights.map((insight) => (
          <li key={`${insight.sentence}-${insight.text}`} className="flex gap-3 py-4">
            <TimeChip second={insight.second} className="mt-0.5 min-w-16 shrink-0 justify-end self-start" />
            <p className="min-w-0 grow font-serif text-lg/7" lang={language} dir="auto">
              {insight.text} <EvidenceMark insight={insight} />
              <FlagNote insight={insight} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A transcript by a language model verifies nothing, although its statements have quotes. */
function checkedLine(insights: readonly Insight[], hasVideo: boolean): string {
  const { checked, total } = countChecked(insights)
  if (checked === 0 && insights.some(({ quote }) => quote !== '')) {
    return 'Not checked: an AI wrote this transcript down'
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
