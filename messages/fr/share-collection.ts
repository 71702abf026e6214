import type * as source from '#messages/share-collection.ts'

export const shareCollection: typeof source.shareCollection = {
  title: 'Partager cette collection',
  description:
    'Toute personne qui a le lien peut lire les titres et le premier point clé de chaque vidéo. La page ne dit rien de vous, et les moteurs de recherche sont priés de l’ignorer.',
}
