import type * as source from '#messages/plan-cards.ts'

export const planCards: typeof source.planCards = {
  mostPopular: 'Mais popular',
  perMonth: 'por mês',
  forWhom: {
    free: 'Para um vídeo de vez em quando',
    pro: 'Para quem trabalha com vídeos',
    unlimited: 'Para uso intenso',
  },
  actions: {
    free: 'Começar grátis',
    pro: 'Escolher o Pro',
    unlimited: 'Escolher o Unlimited',
  },
}
