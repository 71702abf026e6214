import type * as source from '#messages/share-collection.ts'

export const shareCollection: typeof source.shareCollection = {
  title: 'Compartir esta colección',
  description:
    'Cualquiera con el enlace puede leer sus títulos y la primera idea de cada video. No dice nada sobre ti, y pedimos a los buscadores que la omitan.',
}
