import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { usageQuery } from '#web/features/run/queries.ts'
import { formatMoment } from '#web/lib/format-date.ts'

/** How many summaries are left; asked for again every 30 seconds and after each summary. */
export function UsageLine() {
  const { data } = useQuery(usageQuery)
  if (data === undefined || data.remainingCount === null) return null
  const { remainingCount, resetTime } = data
  return (
    <p className="text-sm text-muted">
      {remainingCount === 1 ? '1 summary left' : `${remainingCount} summaries left`}
      {remainingCount === 0 && <WhatHelps resetTime={resetTime} />}
    </p>
  )
}

/** When summaries come back, and what gives more of them before that. */
function WhatHelps({ resetTime }: { resetTime: string | null }) {
  return (
    <>
      {'. '}
      {resetTime !== null && (
        <>
          More on <time dateTime={resetTime}>{formatMoment(resetTime)}</time>, or{' '}
        </>
      )}
      <Link to="/pricing" className="text-accent underline underline-offset-2">
        {resetTime === null ? 'Get more summaries' : 'get more now'}
      </Link>
    </>
  )
}
