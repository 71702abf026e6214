import type * as source from '#messages/locked.tsx'

export const locked: typeof source.locked = {
  badge: 'Verrouillé',
  unlock: 'Changez de forfait pour des résumés illimités',
  next: (moment) => <>Votre prochain résumé gratuit : {moment}</>,
  upgrade: 'Changer de forfait',
  viewPlans: 'Voir les tarifs',
  signIn: 'J’ai un forfait : me connecter',
}
