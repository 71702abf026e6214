import { Link } from '#web/ui/link.tsx'
import { planIds, plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import { planLines } from '#web/content/plan-words.ts'
import { priceText } from '#web/lib/price-text.ts'
import { pricing } from '#web/content/pricing.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

export type PaidPlanId = Exclude<PlanId, 'free'>

type PlanCardsProps = {
  /** Called with the plan that a person wants to buy; without it the cards lead to the page of prices. */
  onChoose?: ((planId: PaidPlanId) => void) | undefined
  /** The plan whose purchase is under way; its button takes no clicks. */
  busyPlan?: PaidPlanId | null
}

/** The plans side by side, out of the table of plans. */
export function PlanCards({ onChoose, busyPlan = null }: PlanCardsProps) {
  return (
    <ul className="mt-10 grid gap-4 lg:grid-cols-3 print:grid-cols-3">
      {planIds.map((id) => (
        <li key={id}>
          <PlanCard id={id} onChoose={onChoose} busy={busyPlan === id} />
        </li>
      ))}
    </ul>
  )
}

type PlanCardProps = { id: PlanId; onChoose: PlanCardsProps['onChoose']; busy: boolean }

/** The sign in the letters of the text: those of the headings have none, and another font would be loaded for it. */
function Price({ paise }: { paise: number }) {
  const text = priceText(paise)
  return (
    <>
      <span className="font-sans text-3xl">{text.slice(0, 1)}</span>
      <span className="font-serif text-4xl font-semibold tabular-nums">{text.slice(1)}</span>
    </>
  )
}

function PlanCard({ id, onChoose, busy }: PlanCardProps) {
  const plan = plans[id]
  const isPopular = id === pricing.mostPopular
  return (
    <Card className={joinClasses('flex h-full flex-col p-6', isPopular && 'border-accent!')}>
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h3 className="font-serif text-2xl font-semibold">{plan.name}</h3>
        {isPopular && <Badge>Most Popular</Badge>}
      </div>
      <p className="mt-1 text-muted">{pricing.forWhom[id]}</p>
      <p className="mt-6">
        <Price paise={plan.price} /> <span className="text-muted">per month</span>
      </p>
      <ul className="mt-6 mb-8 flex-1 divide-y divide-line border-y border-line">
        {planLines(plan).map((line) => (
          <li key={line} className="py-2">
            {line}
          </li>
        ))}
      </ul>
      <PlanAction id={id} onChoose={onChoose} busy={busy} />
    </Card>
  )
}

function PlanAction({ id, onChoose, busy }: PlanCardProps) {
  const label = pricing.actions[id]
  const look = { variant: id === pricing.mostPopular ? 'primary' : 'secondary' } as const
  if (id !== 'free' && onChoose !== undefined) {
    return (
      <Button {...look} busy={busy} onClick={() => onChoose(id)}>
        {label}
      </Button>
    )
  }
  return (
    <Link to={id === 'free' ? '/' : '/pricing'} className={buttonClasses(look)}>
      {label}
    </Link>
  )
}
