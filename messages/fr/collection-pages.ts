import type * as source from '#messages/collection-pages.ts'

const seeCollections = 'Connectez-vous pour voir vos collections.'

export const collectionPages: typeof source.collectionPages = {
  choose: {
    heading: 'Choisir des vidéos',
    signIn: 'Connectez-vous pour résumer plusieurs vidéos à la fois.',
  },
  list: { heading: 'Collections', signIn: seeCollections },
  one: { heading: 'Collection', signIn: seeCollections },
}
