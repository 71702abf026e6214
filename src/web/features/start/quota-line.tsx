import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { plans } from '#product/plans.ts'
import { usageQuery } from '#web/features/run/queries.ts'
import type { AccountState } from '#web/session/account-state.ts'
import { useAccount } from '#web/session/account.ts'
import { formatMoment } from '#web/text/format-date.ts'

/** How many summaries are left; asked for again every 30 seconds and after each summary. */
export function QuotaLine() {
  const { data } = useQuery(usageQuery)
  const account = useAccount()
  if (data === undefined || data.remainingCount === null) return null
  const { remainingCount, resetTime } = data
  return (
    <p className="text-sm text-muted">
      {isOnFreePlan(account) ? freeText(remainingCount) : leftText(remainingCount)}
      {remainingCount === 0 && <WhatHelps resetTime={resetTime} />}
    </p>
  )
}

const { allowance } = plans.free
const freeSummaries = allowance?.summaries ?? 0

function isOnFreePlan(account: AccountState): boolean {
  if (account.status === 'signed-in') return account.user.planType === 'free'
  return account.status === 'signed-out'
}

/** How many summaries of the day are left, in words. */
function freeText(left: number): string {
  if (left === 0) return leftText(left)
  return `${left} free ${nounFor(left)} ${left < freeSummaries ? 'left today' : 'today'}`
}

function leftText(left: number): string {
  return `${left} ${nounFor(left)} left`
}

function nounFor(count: number): string {
  return count === 1 ? 'summary' : 'summaries'
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
