import type { ReactNode } from 'react'
import type { CurrentUser } from '#contract/auth.ts'
import { plans } from '#product/plans.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { remainingText } from '#web/text/plan-text.ts'
import { Section } from './section.tsx'

/** The plan and what is left of it; the children are about paying for it. */
export function PlanSection({ user, children }: { user: CurrentUser; children: ReactNode }) {
  return (
    <Section title="Plan">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-medium">{plans[user.planType].name}</span>
        <span className="text-muted tabular-nums">{remainingText(user)}</span>
      </p>
      {user.resetTime !== null && (
        <p className="mt-1 text-sm text-muted">
          Summaries come back on <time dateTime={user.resetTime}>{formatMoment(user.resetTime)}</time>.
        </p>
      )}
      {children}
    </Section>
  )
}
