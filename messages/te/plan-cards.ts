import type * as source from '#messages/plan-cards.ts'

export const planCards: typeof source.planCards = {
  mostPopular: 'ఎక్కువ మంది ఎంపిక',
  perMonth: 'నెలకు',
  forWhom: {
    free: 'అప్పుడప్పుడూ ఒక వీడియోకు',
    pro: 'వీడియోలతో తరచూ పని చేసేవారికి',
    unlimited: 'ఎక్కువగా వాడేవారికి',
  },
  actions: {
    free: 'ఉచితంగా మొదలుపెట్టండి',
    pro: 'Pro ఎంచుకోండి',
    unlimited: 'Unlimited ఎంచుకోండి',
  },
}
