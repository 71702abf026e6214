import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { quotaLine } from '#messages/quota-line.ts'
import { plans } from '#product/plans.ts'
import { usageQuery } from '#web/features/run/queries.ts'
import type { AccountState } from '#web/session/account-state.ts'
import { useAccount } from '#web/session/account.ts'
import { formatMoment } from '#web/text/format-date.ts'

/** The number of summaries that are left; read again every 30 seconds and after each summary. */
export function QuotaLine() {
  const { data } = useQuery(usageQuery)
  const account = useAccount()
  if (data === undefined || data.remainingCount === null) return null
  const { remainingCount, resetTime } = data
  return (
    <p className="text-sm text-muted">
      {remainingCount === 0 ? (
        <NoneLeft resetTime={resetTime} />
      ) : isOnFreePlan(account) ? (
        freeText(remainingCount)
      ) : (
        quotaLine.left(remainingCount)
      )}
    </p>
  )
}

const { allowance } = plans.free
const freeSummaries = allowance?.summaries ?? 0

function isOnFreePlan(account: AccountState): boolean {
  if (account.status === 'signed-in') return account.user.planType === 'free'
  return account.status === 'signed-out'
}

/** The number of today's summaries that are left, in words. */
function freeText(left: number): string {
  return left < freeSummaries ? quotaLine.freeLeftToday(left) : quotaLine.freeToday(left)
}

/** The time at which summaries come back, and the ways to more of them before that. */
function NoneLeft({ resetTime }: { resetTime: string | null }) {
  if (resetTime === null) return quotaLine.noneLeft(plansLink)
  return quotaLine.noneLeftUntil(<time dateTime={resetTime}>{formatMoment(resetTime)}</time>, plansLink)
}

function plansLink(text: string): ReactNode {
  return (
    <Link to="/pricing" className="text-accent underline underline-offset-2">
      {text}
    </Link>
  )
}
