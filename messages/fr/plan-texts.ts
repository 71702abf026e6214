import type * as source from '#messages/plan-texts.ts'
import { plural } from './language.ts'

export const planTexts: typeof source.planTexts = {
  free: 'Vous avez le forfait gratuit. Rien n’est prélevé.',
  costs: (plan, price) => `Le forfait ${plan} coûte ${price} par mois.`,
  renews: (plan, price, day) => `Le forfait ${plan} coûte ${price} par mois et se renouvelle le ${day}.`,
  endsSoon: (plan) =>
    `Le dernier renouvellement a échoué. Nous allons réessayer ; sans paiement, le forfait ${plan} se termine bientôt.`,
  ends: (plan, day) =>
    `Le dernier renouvellement a échoué. Nous allons réessayer ; sans paiement, le forfait ${plan} se termine le ${day}.`,
  endOfMonth: 'terme du mois payé',
  cancelled: (plan, until) =>
    `Résilié. Le forfait ${plan} reste valable jusqu’au ${until}, et plus rien ne vous sera prélevé.`,
  continues: (plan, day) => `Le forfait ${plan} continue : il se renouvelle le ${day}.`,
  begins: (plan, day) => `Le forfait ${plan} commence le ${day}. D’ici là, rien ne change.`,
  changes: (plan, until, next) =>
    `Résilié. Le forfait ${plan} reste valable jusqu’au ${until}, puis le forfait ${next} commence.`,
  ended: 'Votre forfait est terminé.',
  endedOn: (day) => `Votre forfait s’est terminé le ${day}. Vous avez le forfait gratuit.`,
  unlimited: 'Résumés illimités',
  left: (count, allowance) =>
    plural(count, {
      one: `Il reste ${count} résumé sur ${allowance}`,
      other: `Il reste ${count} résumés sur ${allowance}`,
    }),
}
