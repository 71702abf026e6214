import type * as source from '#messages/share-link.ts'

export const shareLink: typeof source.shareLink = {
  create: 'Créer un lien',
  link: 'Lien',
  copy: 'Copier le lien',
  send: 'Envoyer',
  stop: 'Ne plus partager',
  stopsForGood: 'Si vous cessez de partager, ce lien ne fonctionnera plus jamais.',
}
