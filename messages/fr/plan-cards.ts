import type * as source from '#messages/plan-cards.ts'

export const planCards: typeof source.planCards = {
  mostPopular: 'Le plus choisi',
  perMonth: 'par mois',
  forWhom: {
    free: 'Pour une vidéo de temps en temps',
    pro: 'Pour un travail régulier avec des vidéos',
    unlimited: 'Pour un usage intensif',
  },
  actions: {
    free: 'Commencer gratuitement',
    pro: 'Choisir Pro',
    unlimited: 'Choisir Unlimited',
  },
}
