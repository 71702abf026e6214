import type * as source from '#messages/paywall.tsx'

export const paywall: typeof source.paywall = {
  title: 'Passer à Pro',
  isWaiting: (title) => `« ${title} » attend.`,
  usedUp: 'Vous avez utilisé vos résumés gratuits.',
  moreAfter: (count, hours) => `${count} de plus, ${hours} heures après votre premier.`,
  moreAt: (count, moment) => `Vous en aurez ${count} de plus ${moment}.`,
  planLine: (price, allowance) => `${price}, ${allowance.toLowerCase()}`,
  subscribe: 'S’abonner',
  subscribeTo: (plan) => `S’abonner à ${plan}`,
  note: (link) => (
    <>
      Ce que vous avez créé reste à vous : vous pouvez toujours le lire et y rechercher. Les forfaits sont
      facturés chaque mois et se résilient à tout moment. {link('Comparer les forfaits')}
    </>
  ),
  comingSoon: 'Bientôt disponible',
  notSetUp: 'Les paiements ne sont pas encore configurés ici.',
  wasDemo: 'C’était une démonstration',
  wasDemoNote: 'Rien n’a été prélevé. Vous pouvez essayer un forfait sur la page des tarifs.',
}

export const soon: typeof source.soon = {
  today: (time) => `aujourd’hui à ${time}`,
  tomorrow: (time) => `demain à ${time}`,
  later: (moment) => `le ${moment}`,
}
