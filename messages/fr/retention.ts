import type * as source from '#messages/retention.ts'
import { retentionDays } from '#product/retention.ts'

const days = retentionDays

export const retentionTexts: typeof source.retentionTexts = {
  history_items: {
    what: 'Votre historique',
    howLong: `Jusqu’à ce que vous le supprimiez, et ${days.deletedItem} jour de plus pour revenir dessus ; celui d’une visite sans compte pendant ${days.idleVisitor} jours, ce qui y a été collé pendant ${days.visitorPaste}`,
    why: 'Pour vous montrer à nouveau vos résumés',
  },
  moments: {
    what: 'Les lignes que vous partagez, sous une forme qui ne révèle pas leur adresse',
    howLong: 'Jusqu’à ce que vous cessiez de les partager, ou tant que leur résumé est dans votre historique',
    why: 'Pour que leurs liens fonctionnent',
  },
  highlights: {
    what: 'Les lignes que vous surlignez, et vos notes à leur sujet',
    howLong: 'Jusqu’à ce que vous les retiriez, ou tant que leur résumé est dans votre historique',
    why: 'Pour les montrer à nouveau sur tous vos appareils',
  },
  questions: {
    what: 'Les questions que vous posez sur un résumé, et leurs réponses',
    howLong:
      'Jusqu’à ce que vous les supprimiez, ou tant que leur résumé est dans votre historique ; les 100 plus récentes de chacun',
    why: 'Pour les montrer à nouveau sur tous vos appareils',
  },
  collections: {
    what: 'Vos collections, et ce qu’est devenue chaque vidéo',
    howLong: 'Jusqu’à ce que vous les supprimiez, ou que votre compte soit supprimé',
    why: 'Pour les montrer à nouveau sur tous vos appareils',
  },
  video_lists: {
    what: 'Les playlists et les chaînes telles que YouTube les a listées',
    howLong: `${days.videoList} jour`,
    why: 'Pour que vous puissiez y choisir',
  },
  answers: {
    what: 'Les réponses que l’IA a données à vos questions',
    howLong:
      'Jusqu’à ce que vous supprimiez la question, ou un jour après que la vidéo a quitté votre historique',
    why: 'Pour que la même question ait la même réponse, et ne compte qu’une fois',
  },
  transcripts: {
    what: 'Les transcriptions',
    howLong: `Une transcription collée tant qu’elle est dans votre historique, sans compte pendant ${days.visitorPaste} jours, avec le réseau d’où elle vient sous une forme qui ne peut pas être relue ; celle d’une vidéo jusqu’à ${days.unusedVideo} jours après sa récupération, ou tant qu’elle est dans l’historique de quelqu’un`,
    why: 'Pour y vérifier les citations, et n’interroger YouTube qu’une fois',
  },
  translations: {
    what: 'Les transcriptions en d’autres langues, et qui les a demandées',
    howLong: 'Aussi longtemps que la transcription ; qui l’a demandée, pendant 25 heures',
    why: 'Pour que la prochaine personne n’attende pas, et pour compter les traductions',
  },
  summaries: {
    what: 'Le texte des résumés',
    howLong: `${days.unusedVideo} jours, ou tant qu’il est dans l’historique de quelqu’un`,
    why: 'Pour que la prochaine personne qui demande la même vidéo n’attende pas',
  },
  runs: {
    what: 'Les résumés en cours',
    howLong: '1 jour après leur fin',
    why: 'Pour reprendre après une connexion perdue',
  },
  people: {
    what: 'Le numéro d’une visite, et l’e-mail qui y a été saisi',
    howLong: `${days.idleVisitor} jours après le dernier résumé`,
    why: 'Pour compter les résumés gratuits',
  },
  reservations: {
    what: 'Quels résumés ont été comptés',
    howLong: `${days.committedReservation} jours ; ${days.releasedReservation} jours quand aucun n’a été créé ; le réseau pendant 25 heures`,
    why: 'Pour compter les résumés',
  },
  question_reservations: {
    what: 'Qu’une question a été comptée, avec le réseau d’une visite sans compte',
    howLong: '25 heures',
    why: 'Pour compter les questions',
  },
  idempotent_calls: {
    what: 'Les réponses aux appels avec une Idempotency-Key',
    howLong: 'Un jour',
    why: 'Pour donner la même réponse à un appel fait deux fois',
  },
  call_counts: {
    what: 'Combien de fois une adresse ou un réseau nous a appelés',
    howLong: 'Jusqu’à une heure',
    why: 'Pour faire respecter les limites',
  },
  users: {
    what: 'Votre compte',
    howLong: `Jusqu’à ${days.requestedDeletion} jours après que vous l’avez supprimé ; une adresse jamais utilisée pour se connecter et qui ne possède rien, pendant ${days.unprovenAddress} jours`,
    why: 'Pour vous reconnaître quand vous vous connectez',
  },
  devices: {
    what: 'Vos appareils, avec adresse et lieu',
    howLong: `Jusqu’à ${days.removedDevice} jours après leur retrait ou leur déconnexion`,
    why: 'Pour que vous puissiez voir qui utilise votre compte',
  },
  own_forms: {
    what: 'Les formats de résumé que vous avez créés',
    howLong: 'Jusqu’à ce que vous les supprimiez',
    why: 'Pour présenter vos résumés',
  },
  api_keys: {
    what: 'Les clés d’API, sous une forme qui ne peut pas être relue, et les 100 derniers appels de chacune',
    howLong: `Jusqu’à ce que vous les supprimiez, ou ${days.endedKey} jours après leur expiration`,
    why: 'Pour laisser entrer vos programmes, et vous montrer ce qu’ils ont fait',
  },
  webhooks: {
    what: 'Les webhooks, les 100 derniers messages à chacun, et ce qui y a été répondu',
    howLong: `Jusqu’à ce que vous supprimiez le webhook ; un message pendant ${days.webhookDelivery} jours au plus`,
    why: 'Pour appeler vos programmes, et vous montrer ce qui leur a été envoyé',
  },
  sessions: {
    what: 'Les connexions',
    howLong: '30 jours après la dernière utilisation, et 180 jours au plus',
    why: 'Pour garder votre session ouverte',
  },
  login_codes: {
    what: 'Les codes de connexion, sous une forme qui ne peut pas être relue',
    howLong: 'Une heure après leur expiration',
    why: 'Pour vérifier le code que vous saisissez',
  },
  entitlements: {
    what: 'Votre forfait',
    howLong: `Jusqu’à ${days.endedPlan} jours après sa fin`,
    why: 'Pour vous donner ce que vous avez acheté',
  },
  subscriptions: {
    what: 'Les achats, les paiements et les reçus',
    howLong: `8 ans, sans votre compte une fois qu’il est supprimé ; une commande jamais payée, pendant ${days.abandonedCheckout} jours`,
    why: 'Le droit fiscal l’exige',
  },
  billing_emails: {
    what: 'Les e-mails sur votre forfait et vos paiements',
    howLong: `${days.billingEmail} jours après leur envoi, ou jusqu’à la suppression de votre compte`,
    why: 'Pour envoyer chacun une seule fois, même quand le serveur de messagerie est en panne',
  },
  billing_events: {
    what: 'Les messages du service de paiement, et les paiements à examiner',
    howLong: `${days.billingEvent} jours ; ${days.resolvedAlarm} jours après la résolution d’un problème`,
    why: 'Pour ne traiter chaque message qu’une fois',
  },
  help_requests: {
    what: 'Les demandes d’aide',
    howLong: `${days.helpRequest} jours, ou jusqu’à la suppression de votre compte`,
    why: 'Pour vous répondre, et donner suite si besoin',
  },
  follows: {
    what: 'Ce que vous suivez, et l’état de chacune de ses vidéos',
    howLong: `Jusqu’à ce que vous cessiez de suivre ; l’état d’une vidéo, jusqu’à ${days.followedItem} jours après son résumé ou son échec`,
    why: 'Pour résumer ce qui est nouveau, une seule fois',
  },
  watches: {
    what: 'Les chaînes, playlists et podcasts que quelqu’un suit, ce qu’ils ont publié, et qui nous l’annonce',
    howLong: 'Tant que quelqu’un les suit',
    why: 'Pour annoncer ce qui est nouveau',
  },
  digest_settings: {
    what: 'Comment vous voulez vos récapitulatifs',
    howLong: 'Tant que vous avez un compte',
    why: 'Pour les envoyer quand vous les voulez',
  },
  digests: {
    what: 'Quelles vidéos étaient dans quel récapitulatif',
    howLong: `${days.digest} jours`,
    why: 'Pour vous montrer un récapitulatif à nouveau, et n’envoyer chacun qu’une fois',
  },
  audit_entries: {
    what: 'Ce que l’administration a fait et consulté',
    howLong: `${days.auditEntry} jours`,
    why: 'Pour que cela puisse être vérifié',
  },
  model_calls: {
    what: 'Les appels à des modèles de langage, sans leur texte',
    howLong: `${days.modelCall} jours`,
    why: 'Pour savoir ce qu’ils coûtent',
  },
  model_shares: {
    what: 'La part d’IA qu’un compte, ou le réseau de visites sans compte, a utilisée dans un jour',
    howLong: 'Jusqu’à 2 jours',
    why: 'Pour que personne n’épuise ce qui est là pour les autres',
  },
  receipt_counters: {
    what: 'Numéros de reçus, forfaits en vente, versions de la base de données',
    howLong: 'Aussi longtemps que Précis fonctionne',
    why: 'Cela ne dit rien sur personne',
  },
}

export const retentionPoint: typeof source.retentionPoint = ({ what, howLong, why }) =>
  `${what} : ${howLong}. ${why}.`
