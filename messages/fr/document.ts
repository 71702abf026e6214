import type * as source from '#messages/document.ts'

export const documentTexts: typeof source.documentTexts = {
  offline: 'Vous êtes hors ligne.',
  canRead: 'Vous pouvez continuer à lire cette page.',
  carriesOn: 'Un résumé en cours continue sans vous et sera là à votre retour.',
  missedClick: 'Ce que vous avez choisi n’a pas pu s’ouvrir. Réessayez à votre retour en ligne.',
  loading: 'Chargement...',
}
