import type * as source from '#messages/billing.ts'

export const billingTexts: typeof source.billingTexts = {
  notLoaded: 'Nous n’avons pas pu charger vos paiements. Cela ne change rien à votre forfait.',
  loading: 'Chargement des paiements...',
  demo: 'Démonstration : les paiements ne sont pas configurés sur ce serveur, rien n’est donc prélevé.',
  seePlans: 'Voir les forfaits',
  changePlan: 'Changer de forfait',
  resume: 'Reprendre',
  cancel: 'Résilier',
  payments: 'Paiements',
  paidFor: (plan, start, end) => `${plan}, du ${start} au ${end}`,
  paidForInDemo: (plan, start, end) => `${plan}, du ${start} au ${end} (démonstration)`,
  refunded: (price) => `(${price} remboursés)`,
  receipt: 'Reçu',
  olderNotLoaded: 'Les paiements plus anciens n’ont pas pu être chargés.',
  showOlder: 'Afficher les plus anciens',
  cancelTitle: (plan) => `Résilier le forfait ${plan} ?`,
  staysUntil: (plan, day) =>
    `Vous gardez le forfait ${plan} jusqu’au ${day}. Plus rien ne vous sera prélevé.`,
  staysForMonth: (plan) =>
    `Vous gardez le forfait ${plan} jusqu’à la fin du mois payé. Plus rien ne vous sera prélevé.`,
  endsNow: (plan) => `Le forfait ${plan} prend fin tout de suite. Plus rien ne vous sera prélevé.`,
  keep: (plan) => `Garder ${plan}`,
  cancelSubscription: 'Résilier l’abonnement',
  cancelled: 'Abonnement résilié',
  cancelledNote: 'Plus rien ne vous sera prélevé.',
}
