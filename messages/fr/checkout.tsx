import type * as source from '#messages/checkout.tsx'

export const checkout: typeof source.checkout = {
  title: (plan) => `S’abonner à ${plan}`,
  preparing: 'Préparation de votre commande...',
  confirming: 'Confirmation de votre paiement. Cela peut prendre un instant...',
  late: 'Nous vérifions encore votre paiement.',
  lateNote:
    'Ne payez pas une seconde fois. Vous pouvez fermer cette fenêtre : nous vous préviendrons ici dès que votre forfait sera prêt.',
  emailHint: 'Votre forfait sera lié à cette adresse. Connectez-vous avec elle pour en profiter.',
  goOn: 'Continuer',
  whyState: 'Votre facture comprend la GST et doit donc indiquer votre État.',
  state: 'État',
  chooseState: 'Choisir...',
  stateMissing: 'Veuillez choisir votre État',
  gstin: 'GSTIN, si vous en avez un (facultatif)',
  gstinInvalid: 'Saisissez un GSTIN valable, ou laissez ce champ vide',
  demo: (strong) => (
    <>
      {strong('Ceci est une démonstration.')} Les paiements ne sont pas configurés sur ce serveur : aucune
      carte ne vous sera demandée, et rien n’est prélevé. Vous recevez le forfait pour l’essayer, jusqu’à la
      mise en place de vrais paiements.
    </>
  ),
  plan: 'Forfait',
  price: 'Prix',
  perMonth: (price) => `${price} par mois`,
  begins: 'Début',
  refunded: 'Remboursé',
  payDemo: (price) => `Payer ${price} (démonstration)`,
  loading: 'Chargement du paiement',
  loadingNote: 'Un instant, le système de paiement se charge...',
  billedMonthly: (plan) => `${plan}, facturé chaque mois`,
  error: 'Erreur',
  notLoaded: 'Le script de Razorpay ne s’est pas chargé. Veuillez réessayer.',
  noOrder: (reason) => `La commande de l’abonnement n’a pas pu être créée : ${reason}`,
}

export const paymentOutcomes: typeof source.paymentOutcomes = {
  refused: 'Échec de la vérification du paiement',
  refusedNote: 'Si de l’argent a été prélevé, contactez l’assistance.',
  scheduled: 'Forfait programmé',
  beginsNextMonth: (plan) =>
    `Le forfait ${plan} commence à la fin de votre mois payé. D’ici là, rien ne change.`,
  returned: 'Paiement remboursé',
  returnedNote:
    'Cette adresse a déjà un forfait : nous remboursons votre paiement. Connectez-vous pour changer de forfait.',
  activated: 'Abonnement activé !',
  thanks: 'Merci.',
  demo: 'Ceci est une démonstration : rien n’a été prélevé.',
  codeMailed: (email) => `Connectez-vous avec le code que nous avons envoyé à ${email} pour en profiter.`,
  codeToMail: (email) => `Connectez-vous avec le code que nous envoyons à ${email} pour en profiter.`,
}
