import type { ReactNode } from 'react'
import type { Insight } from '#contract/evidence.ts'
import { result } from '#messages/result.ts'
import { lineKey } from '#web/features/result-state/lines.ts'
import { useHiddenLines } from '#web/features/result-state/use-lines.ts'
import { LineRows } from './line-rows.tsx'

type Props = {
  insights: readonly Insight[]
  language: string
  /** Plays their moments. */
  player?: ReactNode
  /** Stands after the first of them. */
  between?: ReactNode
}

/** The element that the link past the head of a result leads to. */
export const insightsId = 'insights'

/** The key insights in rows, each with its state, its second and the speaker's own words. */
export function InsightList({ insights, language, player = null, between = null }: Props) {
  const hidden = useHiddenLines()
  const lines = insights
    .map((line, index) => ({ line, key: lineKey('insight', index) }))
    .filter(({ key }) => hidden?.has(key) !== true)
  if (lines.length === 0) return null
  return (
    <section
      id={insightsId}
      tabIndex={-1}
      aria-labelledby="insights-heading"
      className="mt-5 outline-none first:mt-0 lg:first:mt-4"
    >
      <h3 id="insights-heading" className="font-serif text-xl font-semibold">
        {result.insights}
      </h3>
      <LineRows lines={lines} language={language} between={between} />
      {player}
    </section>
  )
}
