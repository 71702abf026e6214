import { useQuery } from '@tanstack/react-query'
import { savedQuery, transcriptQuery } from '#web/features/run/queries.ts'
import type { DeliveredSummary } from '#web/features/run/reducer.ts'

/** A summary as its reader corrected its transcript while it was shown: as the server has it from then on. */
export function useAsCorrected(summary: DeliveredSummary | null): DeliveredSummary | null {
  const { data: transcript } = useQuery({
    ...transcriptQuery(summary?.transcriptId ?? ''),
    enabled: false,
  })
  const historyId = summary?.historyId ?? null
  const { data: saved } = useQuery({
    ...savedQuery(historyId ?? ''),
    enabled: historyId !== null && (transcript?.corrections ?? null) !== null,
  })
  return saved?.state === 'done' && !saved.answer.locked ? saved.answer : summary
}
