import type * as source from '#messages/plan-cards.ts'

export const planCards: typeof source.planCards = {
  mostPopular: 'El más popular',
  perMonth: 'al mes',
  forWhom: {
    free: 'Para un video de vez en cuando',
    pro: 'Para trabajar a menudo con videos',
    unlimited: 'Para uso intensivo',
  },
  actions: {
    free: 'Empezar gratis',
    pro: 'Elegir Pro',
    unlimited: 'Elegir Unlimited',
  },
}
