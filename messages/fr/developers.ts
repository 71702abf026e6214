import type * as source from '#messages/developers.ts'
import { keyCallsPerMinute } from '#product/key-scopes.ts'
import { webhookTimeoutSeconds } from '#product/webhooks.ts'

export const developers: typeof source.developers = {
  title: 'Développeurs',
  description:
    'Des résumés avec une citation et une seconde pour chaque ligne, depuis vos propres programmes : clés, exemples, tous les appels.',
  heading: 'Utilisez Précis depuis vos programmes',
  lead: 'Des résumés dont les lignes viennent avec une citation et une seconde, depuis n’importe quel programme.',
  keyHeading: 'Obtenir une clé',
  keyText:
    'Créez-en une sur la [page de votre compte](/account), avec les seules autorisations dont vous avez besoin. Envoyez-la dans l’en-tête Authorization, jamais dans une adresse.',
  exampleHeading: 'Créer un résumé',
  exampleText: 'Donnez à PRECIS_KEY votre clé et à PRECIS_URL l’adresse de ce site.',
  copy: 'Copier',
  copyProgram: (program) => `Copier ${program}`,
  agentHeading: 'Connecter un agent',
  agentText:
    'Il reçoit des outils pour une vidéo (summarize, list_forms, get_transcript, ask), votre bibliothèque (search_library), les collections (list_videos, make_collection, read_collections, change_collection) et ce que vous suivez (read_following, change_following, read_digest). Indiquez votre clé et l’adresse de ce site.',
  agentLabel: 'Réglages de votre application',
  webhookHeading: 'Webhooks',
  webhookText: `Créez-en un sur la [page de votre compte](/account) : nous appelons votre serveur quand un résumé ou un récapitulatif est prêt. Les appels sont signés selon Standard Webhooks. Répondez par 2xx sous ${webhookTimeoutSeconds} secondes, sinon nous réessayons pendant un jour.`,
  webhookLabel: 'Un récepteur en JavaScript',
  webhookShow: 'Voir comment vérifier un appel',
  rulesHeading: 'Bon à savoir',
  rules: [
    `Une clé permet ${keyCallsPerMinute} appels par minute. Les en-têtes RateLimit disent ce qu’il reste.`,
    'Avec une Idempotency-Key, le même appel compte une fois et reçoit la même réponse pendant un jour.',
    'Les échecs arrivent en problem+json avec un code stable et une phrase claire. Ils ne comptent jamais.',
    'Acceptez text/event-stream pour suivre un résumé pendant qu’il s’écrit.',
  ],
  callsHeading: 'Tous les appels',
  callsText: 'Tout ce qu’une clé peut faire, tiré du [document OpenAPI](/api/openapi.json).',
  show: 'Afficher tous les appels',
}
