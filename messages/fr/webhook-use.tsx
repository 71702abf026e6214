import type * as source from '#messages/webhook-use.tsx'
import { plural } from './language.ts'

export const webhookUse: typeof source.webhookUse = {
  none: 'Rien n’a encore été envoyé. Envoyez un test pour l’essayer.',
  deliveries: 'Envois',
  newest: (max) => `Les ${max} derniers au plus`,
  counted: {
    waiting: (count) => `${count} en attente`,
    delivered: (count) => plural(count, { one: `${count} arrivé`, other: `${count} arrivés` }),
    failed: (count) => `${count} en échec`,
  },
  waitingInAll: (count) => `${count} en attente en tout`,
  states: { waiting: 'En attente', delivered: 'Arrivé', failed: 'Échec' },
  attempts: (count) => plural(count, { one: `${count} tentative`, other: `${count} tentatives` }),
  lastTook: (ms) => `la dernière a pris ${ms} ms`,
  nextAt: (moment) => `la prochaine aura lieu le ${moment}`,
  list: (facts) => facts.join(', '),
  sent: 'Contenu envoyé',
  answer: 'Réponse',
  sendAgain: 'Renvoyer',
  answered: (status) => `Réponse ${status}.`,
  failures: {
    'private-address': 'Le nom mène à une adresse privée, que nous n’appelons pas.',
    'unknown-host': 'Aucun serveur ne porte ce nom.',
    unreachable: 'Le serveur n’a pas accepté la connexion.',
    insecure: 'Le certificat du serveur n’est pas valable.',
    closed: 'Le serveur a fermé la connexion sans répondre.',
    timeout: 'Pas de réponse à temps.',
    'switched-off': 'Non envoyé, car le webhook était désactivé.',
  },
}

export const webhookActions: typeof source.webhookActions = {
  test: 'Envoyer un test',
  switchOn: 'Activer',
  switchOff: 'Désactiver',
  oldSecretUntil: (moment) => <>L’ancien secret fonctionne jusqu’au {moment}.</>,
  newSecret: 'Nouveau secret',
  newSecretQuestion: (hours) =>
    plural(hours, {
      one: `Créer un nouveau secret ? L’ancien fonctionne encore ${hours} heure.`,
      other: `Créer un nouveau secret ? L’ancien fonctionne encore ${hours} heures.`,
    }),
  makeSecret: 'Créer un nouveau secret',
  made: 'Votre nouveau secret de signature',
  madeText: 'Copiez-le maintenant. Nous ne pourrons plus l’afficher.',
  secret: 'Secret',
  copySecret: 'Copier le secret',
  delete: 'Supprimer',
  deleteQuestion: 'Le supprimer, avec le journal de ce qui lui a été envoyé ?',
  deleteWebhook: 'Supprimer le webhook',
  deleted: 'Webhook supprimé',
}
