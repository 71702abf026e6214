import type * as source from '#messages/plan-cards.ts'

export const planCards: typeof source.planCards = {
  mostPopular: 'Am beliebtesten',
  perMonth: 'im Monat',
  forWhom: {
    free: 'Für ein Video hin und wieder',
    pro: 'Für regelmäßige Arbeit mit Videos',
    unlimited: 'Für intensive Nutzung',
  },
  actions: {
    free: 'Kostenlos anfangen',
    pro: 'Pro wählen',
    unlimited: 'Unlimited wählen',
  },
}
