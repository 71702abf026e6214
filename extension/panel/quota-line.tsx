import { useQuery } from '@tanstack/react-query'
import { panelTexts } from '#messages/panel-texts.ts'
import { api } from '#web/api/api.ts'
import { formatMoment } from '#web/text/format-date.ts'
import type { Connection } from '../server/connection.ts'

/** The beginning of the keys of what is left. */
export const quotaKey = ['quota'] as const

/** The number of summaries that are left; nothing where it is not known or not counted. */
export function QuotaLine({ connection: { server, key } }: { connection: Connection }) {
  const { data } = useQuery({
    queryKey: [...quotaKey, server, key === null],
    queryFn: ({ signal }) => api('GET /api/usage-status', {}, { signal }),
    staleTime: 0,
  })
  const left = data?.remainingCount ?? null
  if (data === undefined || left === null) return null
  const noneLeft =
    data.resetTime === null ? panelTexts.noneLeft : panelTexts.moreAt(formatMoment(data.resetTime))
  return <p className="mt-3 text-sm text-muted">{left === 0 ? noneLeft : panelTexts.left(left)}</p>
}
