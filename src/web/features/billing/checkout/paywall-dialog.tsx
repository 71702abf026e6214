import { useState } from 'react'
import { Link } from 'react-router'
import type { LockedSummary } from '#contract/summaries.ts'
import { dateLocale } from '#messages/language.ts'
import { paywall } from '#messages/paywall.ts'
import { soon } from '#messages/soon.ts'
import { dayWindowHours, planIds, plans } from '#product/plans.ts'
import { showFailure } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { allowanceText, planPriceText } from '#web/content/plan-lines.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import type { PaidPlanId } from '#web/session/page-dialog.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { DemoNote } from '#web/ui/demo-note.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type Props = {
  /** The summary that is locked; `null` where the page is about one that was locked before. */
  locked: Pick<LockedSummary, 'videoTitle' | 'resetTime'> | null
  onClose: () => void
}

/** The plans with their prices, out of the one table of plans, and the way to each. */
export function PaywallDialog({ locked, onClose }: Props) {
  const { busyPlan, subscribe } = useSubscribe(onClose)
  return (
    <Dialog open onClose={onClose} title={paywall.title} description={lockedText(locked)}>
      <DemoNote className="mt-4" />
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {planIds.map((id) => (
          <li key={id} className="flex min-h-17 items-center justify-between gap-4 py-3">
            <span>
              <span className="font-medium">{plans[id].name}</span>
              <span className="block text-sm text-muted">
                {paywall.planLine(planPriceText(plans[id]), allowanceText(plans[id]))}
              </span>
            </span>
            {id !== 'free' && (
              <Button
                variant={id === 'pro' ? 'primary' : 'secondary'}
                className="w-28 shrink-0"
                busy={busyPlan === id}
                aria-label={paywall.subscribeTo(plans[id].name)}
                onClick={() => subscribe(id)}
              >
                {paywall.subscribe}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        {paywall.note((text) => (
          <Link to="/pricing" className="text-accent underline">
            {text}
          </Link>
        ))}
      </p>
    </Dialog>
  )
}

/** The sentence about what is locked, with the time at which it is free without a plan. */
function lockedText(locked: Props['locked']): string {
  const title = locked?.videoTitle ?? null
  const count = plans.free.allowance?.summaries ?? 0
  const resetTime = locked?.resetTime ?? null
  return [
    ...(title === null ? [] : [paywall.isWaiting(title)]),
    paywall.usedUp,
    resetTime === null
      ? paywall.moreAfter(count, dayWindowHours)
      : paywall.moreAt(count, formatSoon(resetTime, new Date())),
  ].join(' ')
}

const demonstrationMs = 2000

/** Subscribing from the paywall: the checkout with payments set up, else a demonstration. */
function useSubscribe(onClose: () => void) {
  const [busyPlan, setBusyPlan] = useState<PaidPlanId | null>(null)

  async function start(planId: PaidPlanId): Promise<void> {
    setBusyPlan(planId)
    try {
      const { isDemo } = await api('GET /api/subscription-plans')
      if (isDemo) return demonstrate()
      onClose()
      showPageDialog({ name: 'checkout', planId, kind: 'buy' })
    } catch (error) {
      setBusyPlan(null)
      showFailure(error)
    }
  }

  function demonstrate(): void {
    showToast({ title: paywall.comingSoon, description: paywall.notSetUp })
    setTimeout(() => {
      showToast({ title: paywall.wasDemo, description: paywall.wasDemoNote })
      onClose()
    }, demonstrationMs)
  }

  return {
    busyPlan,
    subscribe: (planId: PaidPlanId) => {
      if (busyPlan === null) void start(planId)
    },
  }
}

/** A moment of the next days as people say it: `tomorrow at 6:44 AM`; with its date when it is later. */
export function formatSoon(iso: string, now: Date): string {
  const date = new Date(iso)
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const isToday = date.toDateString() === now.toDateString()
  if (!isToday && date.toDateString() !== tomorrow.toDateString()) return soon.later(formatMoment(iso))
  const time = new Intl.DateTimeFormat(dateLocale, { hour: 'numeric', minute: '2-digit' })
    .format(date)
    .replaceAll('\u202F', ' ')
  return isToday ? soon.today(time, date.getHours()) : soon.tomorrow(time, date.getHours())
}
