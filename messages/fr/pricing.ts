import type * as source from '#messages/pricing.ts'
import { dayWindowHours, plans, questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

const { free, pro, unlimited } = plans

export const pricing: typeof source.pricing = {
  title: 'Tarifs : trois forfaits, facturés chaque mois',
  description: (price) =>
    `Un forfait gratuit avec ${free.allowance?.summaries ?? 0} résumés par ${dayWindowHours} heures, et deux payants à partir de ${price} par mois. Résiliation à tout moment.`,
  heading: 'Tarifs',
  lead: 'Commencez gratuitement. Les forfaits payants sont facturés chaque mois en roupies indiennes. Résiliez à tout moment.',
  plansHeading: 'Forfaits',
  withoutScripts: 'Acheter un forfait exige JavaScript, car le formulaire de paiement l’exige.',
  back: 'Retour à l’application',
  whyHeading: 'Pourquoi choisir Unlimited ?',
  noCounting: {
    title: 'Rien à compter',
    text: (priceMore) =>
      `Pour ${priceMore} de plus que Pro, il n’y a pas de quota mensuel. La seule limite est un usage raisonnable de ${summariesPerMinute} résumés et ${questionsPerMinute} questions par minute.`,
  },
  why: [
    {
      title: 'En tête de la file',
      text: 'Quand beaucoup de monde attend, vos résumés sont faits en premier.',
    },
    {
      title: 'Votre historique complet',
      text: `Chaque résumé reste visible, au lieu des ${pro.historyDays ?? 0} derniers jours avec Pro.`,
    },
    {
      title: 'Assistance prioritaire',
      text: `Nous répondons sous ${unlimited.supportHours} heures, au lieu de ${pro.supportHours} avec Pro.`,
    },
  ],
  fineHeading: 'Bon à savoir',
  fine: [
    'Un résumé qui échoue, ou que vous annulez, ne compte pas. La même vidéo dans la même période non plus.',
    `Votre quota gratuit revient ${dayWindowHours} heures après votre premier résumé.`,
    'Une carte émise hors de l’Inde est débitée en roupies, au taux de change de votre banque.',
    'Quand vous résiliez, votre forfait reste valable jusqu’à la fin du mois que vous avez payé, et plus rien ne vous est prélevé.',
    `Chaque forfait a une limite de ${summariesPerMinute} résumés et ${questionsPerMinute} questions par minute.`,
  ],
}

export const planStates: typeof source.planStates = {
  current: 'Forfait actuel',
  next: 'Prochain forfait',
  manage: 'Gérer le forfait',
  begins: (day) => `Commence le ${day}.`,
  beginsAfter: (plan) => `Commence à la fin du forfait ${plan}.`,
  beginsAfterOn: (plan, day) => `Commence à la fin du forfait ${plan}, le ${day}.`,
  beginsAtOnce: (plan) => `Commence tout de suite. Nous remboursons ce qui reste du forfait ${plan}.`,
  upgrade: (plan) => `Passer à ${plan}`,
  change: (plan) => `Changer pour ${plan}`,
  renews: (day) => `Se renouvelle le ${day}.`,
  resume: (plan) => `Reprendre ${plan}`,
}
