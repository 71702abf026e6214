import type * as source from '#messages/billing-mails.ts'

export const planMails: typeof source.planMails = {
  started: {
    subject: (plan) => `Le forfait ${plan} est actif`,
    costs: (plan, price) =>
      `Le forfait ${plan} coûte ${price} par mois. Vous pouvez le résilier à tout moment.`,
    renews: (plan, price, day) =>
      `Le forfait ${plan} coûte ${price} par mois et se renouvelle le ${day}. Vous pouvez le résilier à tout moment.`,
    use: 'Connectez-vous avec cette adresse pour en profiter.',
  },
  changed: {
    subject: (plan) => `Votre forfait est maintenant ${plan}`,
    text: (plan, before, price) =>
      `Le forfait ${plan} remplace le forfait ${before} et coûte ${price} par mois.`,
    refunded: (plan, before, price, credit) =>
      `Le forfait ${plan} remplace le forfait ${before} et coûte ${price} par mois. Nous remboursons ${credit} de votre dernier mois.`,
  },
  scheduled: {
    goesOn: (plan) => `Le forfait ${plan} continue`,
    follows: (plan, next) => `Le forfait ${next} suit le forfait ${plan}`,
    text: (plan, until, next) =>
      `Le forfait ${plan} reste valable jusqu’au ${until}, puis le forfait ${next} commence.`,
  },
  cancelled: {
    subject: (plan) => `Le forfait ${plan} est résilié`,
    text: (plan, until) =>
      `Le forfait ${plan} reste valable jusqu’au ${until}. Plus rien ne vous sera prélevé.`,
  },
  resumed: {
    subject: (plan) => `Le forfait ${plan} continue`,
    text: (plan) => `La résiliation du forfait ${plan} a été annulée. Rien n’a été prélevé pour cela.`,
    renews: (plan, day) =>
      `La résiliation du forfait ${plan} a été annulée. Rien n’a été prélevé pour cela. Le forfait se renouvelle le ${day}.`,
  },
  renewalFailed: {
    subject: (plan) => `Nous n’avons pas pu renouveler le forfait ${plan}`,
    text: (plan, until) =>
      `Votre paiement n’est pas passé. Nous allons réessayer ; sans paiement, le forfait ${plan} se termine le ${until}.`,
    check: 'Vérifiez votre carte, ou le mandat auprès de votre banque.',
  },
  ended: {
    subject: (plan) => `Le forfait ${plan} est terminé`,
    text: 'Vous avez maintenant le forfait gratuit, et plus rien ne vous sera prélevé. Vous pouvez revenir à tout moment.',

    follows: (plan, day) => `Vous avez maintenant le forfait gratuit. Le forfait ${plan} commence le ${day}.`,
  },
  returned: {
    subject: (amount) => `Un paiement de ${amount} est remboursé`,
    text: (plan) =>
      `Quelqu’un a payé le forfait ${plan} pour votre adresse sans se connecter. Votre adresse a déjà un forfait : nous remboursons donc ce paiement en totalité. Votre forfait n’a pas changé.`,

    chargedLate: (plan) =>
      `Le forfait ${plan} a été prélevé une fois de plus alors qu’il était terminé. Nous remboursons ce paiement en totalité.`,
  },
  demo: 'Ceci est une démonstration : rien n’est prélevé.',
  open: 'Ouvrir votre compte',
  reason:
    'Vous recevez cet e-mail parce qu’il concerne un forfait Précis pour votre adresse. Si vous ne vous y attendiez pas, signalez-le-nous par le formulaire d’aide.',
}

export const receiptTexts: typeof source.receiptTexts = {
  titles: { receipt: 'Reçu', invoice: 'Facture fiscale', demonstration: 'Démonstration' },
  subjects: {
    receipt: (number) => `Votre reçu ${number}`,
    invoice: (number) => `Votre facture fiscale ${number}`,
    demonstration: (number) => `Votre démonstration ${number}`,
  },
  number: 'Numéro',
  date: 'Date',
  seller: 'Vendeur',
  gstin: 'GSTIN',
  buyer: 'Client',
  state: 'État',
  buyerGstin: 'GSTIN du client',
  payment: 'Paiement',
  description: 'Description',
  amount: 'Montant',
  total: 'Total, taxes comprises',
  item: (plan, from, to) => `Précis ${plan}, du ${from} au ${to}`,
  demo: 'Ceci est une démonstration. Rien n’a été prélevé.',
  refunded: (amount) => `${amount} vous ont été remboursés.`,
  paid: (amount) => `Vous avez payé ${amount}.`,
  numberIs: (number) => `Numéro : ${number}`,
  paymentIs: (payment) => `Paiement : ${payment}`,
  hint: 'Vous pouvez l’imprimer, et résilier à tout moment, sur la page de votre compte.',
}
