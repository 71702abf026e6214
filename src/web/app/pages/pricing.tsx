import { Link } from 'react-router'
import type { Billing } from '#contract/billing.ts'
import { planStates } from '#messages/plan-states.ts'
import { pricing } from '#messages/pricing.ts'
import { planIds, plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import { showFailure } from '#web/api/api-error.ts'
import { useBilling } from '#web/features/billing/account/use-billing.ts'
import { ItemGrid, PageFrame, Section } from '#web/features/site/page-frame.tsx'
import { PlanCards, visitorState } from '#web/features/site/plan-cards.tsx'
import type { CardState, PaidPlanId } from '#web/features/site/plan-cards.tsx'
import { useAccount } from '#web/session/account.ts'
import { showPageDialog, usePageDialog } from '#web/session/page-dialog.ts'
import { formatZonedDay } from '#web/text/format-date.ts'
import { priceText } from '#web/text/numbers.ts'
import { planText } from '#web/text/plan-text.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { DemoNote } from '#web/ui/demo-note.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

const { noCounting } = pricing

/** The reasons for the largest plan, with the difference in price. */
const reasons = [
  {
    title: noCounting.title,
    text: noCounting.text(priceText(plans.unlimited.price - plans.pro.price)),
  },
  ...pricing.why,
]

/** The page of prices, which knows the plan of the account and from which plans are bought and changed. */
export function Pricing() {
  const dialog = usePageDialog()
  const isSignedIn = useAccount().status === 'signed-in'
  const { billing } = useBilling({ isEnabled: isSignedIn })
  return (
    <PricingPage
      billing={isSignedIn ? billing : null}
      busyPlan={dialog?.name === 'checkout' ? dialog.planId : null}
      onChoose={(planId, kind) => {
        // A click while a purchase is under way is ignored.
        if (dialog?.name === 'checkout') return
        if (kind === 'resume' && billing !== null) void resume(billing)
        else showPageDialog({ name: 'checkout', planId, kind })
      }}
    />
  )
}

/** Resumes the plan with what most visitors never need, so that it is loaded when it is pressed. */
async function resume(billing: Billing): Promise<void> {
  await import('#web/features/billing/account/resume-plan.ts').then(
    ({ resumePlan }) => resumePlan(billing),
    showFailure,
  )
}

type PricingPageProps = {
  /** The handler of choosing a paid plan. */
  onChoose: (planId: PaidPlanId, kind: 'buy' | 'resume') => void
  /** The plan whose purchase is under way. */
  busyPlan?: PaidPlanId | null
  /** The plan that the account pays for; `null` for a visitor, and until it is known. */
  billing?: Billing | null
}

/** The plans, what the largest one is good for, and the rules that hold for all of them. */
export function PricingPage({ onChoose, busyPlan = null, billing = null }: PricingPageProps) {
  return (
    <PageFrame {...pricing}>
      <DemoNote className="mt-4" />
      <h2 className="sr-only">{pricing.plansHeading}</h2>
      <PlanCards
        onChoose={onChoose}
        busyPlan={busyPlan}
        states={billing === null ? null : cardStates(billing)}
      />
      <noscript>
        <p className="text-muted">{pricing.withoutScripts}</p>
      </noscript>
      <Section id="why-unlimited" heading={pricing.whyHeading}>
        <ItemGrid items={reasons} columns={2} />
      </Section>
      <Section id="fine" heading={pricing.fineHeading}>
        <ul className="mt-6 max-w-[68ch] list-disc space-y-2 ps-5 text-pretty text-muted marker:text-line">
          {pricing.fine.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
      <Link to="/" className={joinClasses(buttonClasses({ variant: 'secondary' }), 'mt-12 print:hidden')}>
        {pricing.back}
      </Link>
    </PageFrame>
  )
}

/** The state of each plan's card for an account. */
function cardStates(billing: Billing): Record<PlanId, CardState> {
  return {
    free: cardState('free', billing),
    pro: cardState('pro', billing),
    unlimited: cardState('unlimited', billing),
  }
}

function cardState(id: PlanId, billing: Billing): CardState {
  const forVisitors = visitorState(id)
  if (billing.plan === 'free')
    return id === 'free' ? { ...forVisitors, badge: planStates.current } : forVisitors
  if (id === 'free') return { ...forVisitors, badge: null }
  if (billing.plan === id) return stateOfCurrent(billing)
  const { plan, next } = billing
  if (next?.plan === id) {
    const note = planStates.begins(formatZonedDay(next.startsAt))
    return { badge: planStates.next, note, action: { label: planStates.manage, to: '/account' } }
  }
  const { name } = plans[plan]
  const isUpgrade = planIds.indexOf(id) > planIds.indexOf(plan)
  const end = billing.renewsAt ?? billing.endsAt
  const later =
    end === null ? planStates.beginsAfter(name) : planStates.beginsAfterOn(name, formatZonedDay(end))
  return {
    badge: null,
    note: isUpgrade ? planStates.beginsAtOnce(name) : later,
    action: { label: (isUpgrade ? planStates.upgrade : planStates.change)(plans[id].name), kind: 'buy' },
  }
}

function stateOfCurrent(billing: Billing): CardState {
  const { plan, status, renewsAt, canResume } = billing
  const note =
    status === 'active' && renewsAt !== null ? planStates.renews(formatZonedDay(renewsAt)) : planText(billing)
  return {
    badge: planStates.current,
    note,
    action: canResume
      ? { label: planStates.resume(plans[plan].name), kind: 'resume' }
      : { label: planStates.manage, to: '/account' },
  }
}
