import { Link } from 'react-router'
import type { Billing } from '#contract/billing.ts'
import { DemoNote } from '#web/ui/demo-note.tsx'
import { pricing } from '#web/content/pricing.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { ItemGrid } from './item-grid.tsx'
import { cardStates } from './plan-card-state.ts'
import { PageFrame, Section } from './page-frame.tsx'
import { PlanCards } from './plan-cards.tsx'
import type { PaidPlanId } from './plan-cards.tsx'

type PricingPageProps = {
  /** What happens when a paid plan is chosen. */
  onChoose: (planId: PaidPlanId, kind: 'buy' | 'resume') => void
  /** The plan whose purchase is under way. */
  busyPlan?: PaidPlanId | null
  /** What the account pays for; `null` for a visitor, and until it is known. */
  billing?: Billing | null
}

/** The plans, what the largest one is good for, and the rules that hold for all of them. */
export function PricingPage({ onChoose, busyPlan = null, billing = null }: PricingPageProps) {
  return (
    <PageFrame {...pricing}>
      <DemoNote className="mt-4" />
      <h2 className="sr-only">Plans</h2>
      <PlanCards
        onChoose={onChoose}
        busyPlan={busyPlan}
        states={billing === null ? null : cardStates(billing)}
      />
      <noscript>
        <p className="text-muted">Buying a plan needs JavaScript, because the payment form does.</p>
      </noscript>
      <Section id="why-unlimited" heading={pricing.whyHeading}>
        <ItemGrid items={pricing.why} columns={2} />
      </Section>
      <Section id="fine" heading={pricing.fineHeading}>
        <ul className="mt-6 max-w-[68ch] list-disc space-y-2 pl-5 text-pretty text-muted marker:text-line">
          {pricing.fine.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
      <Link to="/" className={joinClasses(buttonClasses({ variant: 'secondary' }), 'mt-12 print:hidden')}>
        Back to App
      </Link>
    </PageFrame>
  )
}
