import type { HistoryItem } from '#contract/history.ts'

/** The key insights of a summary in a box of their own; nothing where there are none. */
export function InsightBox({ item }: { item: Pick<HistoryItem, 'keyInsights' | 'language'> }) {
  if (item.keyInsights.length === 0) return null
  return (
    <section className="mt-4 rounded-control border border-line bg-paper px-4 py-3">
      <h3 className="text-sm font-medium">Key Insights</h3>
      <ul className="mt-1 list-disc space-y-1 ps-5 text-sm/6 marker:text-muted" lang={item.language}>
        {item.keyInsights.map((insight, place) => (
          <li key={place} dir="auto">
            {insight}
          </li>
        ))}
      </ul>
    </section>
  )
}
