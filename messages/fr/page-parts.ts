import type * as source from '#messages/page-parts.ts'

export const pageParts: typeof source.pageParts = {
  updated:
    'Précis a été mis à jour. Rechargez la page pour continuer. Tout ce que vous avez enregistré est toujours là.',
  stopped: 'Cette partie de la page s’est arrêtée.',
  notLoaded: 'Cette partie de la page ne s’est pas chargée. Vérifiez votre connexion et réessayez.',
  pageStopped: 'Cette page s’est arrêtée',
  pageNotLoaded: 'Cette page ne s’est pas chargée',
  reload: 'Recharger',
  tryAgain: 'Réessayer',
}
