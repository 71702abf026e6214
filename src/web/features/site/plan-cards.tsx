import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { planCards } from '#messages/plan-cards.ts'
import { planIds, plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import { planLines } from '#web/content/plan-lines.ts'
import { priceText } from '#web/text/numbers.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Badge, Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

export type PaidPlanId = Exclude<PlanId, 'free'>

/** The additions to the card of a plan: a badge, a sentence, and the action of its button. */
export type CardState = {
  badge: string | null
  note: string | null
  action: { label: string; kind: 'buy' | 'resume' } | { label: string; to: string }
}

type PlanCardsProps = {
  /** Called with the plan that is chosen; without it the cards lead to the page of prices. */
  onChoose?: ((planId: PaidPlanId, kind: 'buy' | 'resume') => void) | undefined
  /** The plan whose purchase is under way; its button takes no clicks. */
  busyPlan?: PaidPlanId | null
  /** The states of the cards for an account, where that is known. */
  states?: Readonly<Record<PlanId, CardState>> | null
}

const mostPopular: PlanId = 'pro'

/** The plans side by side, out of the table of plans, with what each means for the account. */
export function PlanCards({ onChoose, busyPlan = null, states = null }: PlanCardsProps) {
  return (
    <ul className="mt-10 grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] print:grid-cols-3">
      {planIds.map((id) => {
        const state = states?.[id] ?? visitorState(id)
        return (
          <li key={id} className={id === mostPopular ? 'max-md:order-first' : undefined}>
            <PlanCard id={id} badge={state.badge}>
              <PlanAction id={id} state={state} onChoose={onChoose} busy={busyPlan === id} />
            </PlanCard>
          </li>
        )
      })}
    </ul>
  )
}

/** The state of a plan's card for a visitor. */
export function visitorState(id: PlanId): CardState {
  const badge = id === mostPopular ? planCards.mostPopular : null
  const label = planCards.actions[id]
  return { badge, note: null, action: id === 'free' ? { label, to: '/' } : { label, kind: 'buy' } }
}

/** The currency sign in the text's font: that of the headings has no glyph for it. */
function Price({ paise }: { paise: number }) {
  const text = priceText(paise)
  return (
    <>
      <span className="font-sans text-3xl">{text.slice(0, 1)}</span>
      <span className="font-serif text-4xl font-semibold tabular-nums">{text.slice(1)}</span>
    </>
  )
}

function PlanCard({ id, badge, children }: { id: PlanId; badge: string | null; children: ReactNode }) {
  const plan = plans[id]
  return (
    <Card
      className={joinClasses('flex h-full flex-col p-6 md:max-lg:p-4', badge !== null && 'border-accent!')}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1 md:max-lg:min-h-14 md:max-lg:content-start">
        <h3 className="font-serif text-2xl font-semibold">{plan.name}</h3>
        {badge !== null && <Badge>{badge}</Badge>}
      </div>
      <p className="mt-1 text-muted">{planCards.forWhom[id]}</p>
      <p className="mt-6">
        <Price paise={plan.price} /> <span className="text-muted">{planCards.perMonth}</span>
      </p>
      <ul className="mt-6 mb-8 flex-1 divide-y divide-line border-y border-line">
        {planLines(plan).map((line) => (
          <li key={line} className="py-2">
            {line}
          </li>
        ))}
      </ul>
      {children}
    </Card>
  )
}

type PlanActionProps = { id: PlanId; state: CardState; onChoose: PlanCardsProps['onChoose']; busy: boolean }

function PlanAction({ id, state: { action, note }, onChoose, busy }: PlanActionProps) {
  const look = { variant: id === mostPopular ? 'primary' : 'secondary' } as const
  const noteId = `plan-note-${id}`
  return (
    <>
      {note !== null && (
        <p id={noteId} className="mb-3 text-sm text-pretty text-muted">
          {note}
        </p>
      )}
      {id !== 'free' && onChoose !== undefined && 'kind' in action ? (
        <Button
          {...look}
          busy={busy}
          {...(note === null ? {} : { 'aria-describedby': noteId })}
          onClick={() => onChoose(id, action.kind)}
        >
          {action.label}
        </Button>
      ) : (
        <Link to={'to' in action ? action.to : '/pricing'} className={buttonClasses(look)}>
          {action.label}
        </Link>
      )}
    </>
  )
}
