import type * as source from '#messages/collection-pages.ts'

const seeCollections = 'Entre para ver suas coleções.'

export const collectionPages: typeof source.collectionPages = {
  choose: { heading: 'Escolher vídeos', signIn: 'Entre para resumir vários vídeos de uma vez.' },
  list: { heading: 'Coleções', signIn: seeCollections },
  one: { heading: 'Coleção', signIn: seeCollections },
}
