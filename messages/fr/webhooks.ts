import type * as source from '#messages/webhooks.ts'

export const webhookTexts: typeof source.webhookTexts = {
  title: 'Webhooks',
  text: 'Nous appelons votre serveur quand un résumé ou un récapitulatif est prêt.',
  help: 'Comment vérifier un appel',
  off: 'Désactivé',
  failing: 'En échec',
  open: 'Ouvrir',
  openNamed: (host) => `Ouvrir ${host}`,
  newWebhook: 'Nouveau webhook',
  newWebhookText: 'Une adresse https sur l’Internet public.',
  made: 'Votre secret de signature',
  madeText: 'Il prouve qu’un appel vient de nous. Copiez-le maintenant. Nous ne pourrons plus l’afficher.',
  secret: 'Secret',
  copySecret: 'Copier le secret',
  address: 'Adresse',
  addressInvalid: 'Donnez une adresse complète, comme https://example.com/hook.',
  eventsLabel: 'L’appeler quand',
  events: {
    'summary.completed': 'Un résumé est dans votre historique',
    'summary.failed': 'Un résumé n’a pas pu être créé',
    'digest.ready': 'Un récapitulatif de ce que vous suivez est prêt',
    'collection.ended': 'Toutes les vidéos d’une collection ont été traitées',
  },
  eventsMissing: 'Choisissez au moins un événement.',
  create: 'Créer le webhook',
}
