import type * as source from '#messages/share-collection.ts'

export const shareCollection: typeof source.shareCollection = {
  title: 'Compartilhar esta coleção',
  description:
    'Quem tiver o link pode ler os títulos e a primeira ideia de cada vídeo. A página não diz nada sobre você, e pedimos aos buscadores que a ignorem.',
}
