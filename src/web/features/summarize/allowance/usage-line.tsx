import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { reads } from '#web/lib/reads.ts'
import { usageKey } from './usage-key.ts'

const pollMs = 30_000

/** How many summaries are left; asked for again every 30 seconds and after each summary. */
export function UsageLine() {
  const { data } = useQuery(
    {
      queryKey: usageKey,
      queryFn: ({ signal }) => api('GET /api/usage-status', {}, { signal }),
      refetchInterval: pollMs,
    },
    reads,
  )
  if (data === undefined || data.remainingCount === null) return null
  const { remainingCount } = data
  return (
    <p className="mt-3 text-center text-sm text-muted">
      {remainingCount === 1 ? '1 summary left' : `${remainingCount} summaries left`}
    </p>
  )
}
