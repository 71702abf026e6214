import type * as source from '#messages/collection-pages.ts'

const seeCollections = 'Inicia sesión para ver tus colecciones.'

export const collectionPages: typeof source.collectionPages = {
  choose: { heading: 'Elegir videos', signIn: 'Inicia sesión para resumir muchos videos a la vez.' },
  list: { heading: 'Colecciones', signIn: seeCollections },
  one: { heading: 'Colección', signIn: seeCollections },
}
