import type * as source from '#messages/recent-videos.ts'

export const recentVideos: typeof source.recentVideos = {
  heading: 'Seus últimos vídeos',
  all: 'Tudo no seu histórico',
  showAll: (count) => `Mostrar todos os ${count}`,
  showFewer: 'Mostrar menos',
  loading: 'Carregando seus últimos vídeos...',
  failed: 'Não conseguimos carregar esta lista.',
  tryAgain: 'Tentar de novo',
  unseen: 'Novo',
  remove: (title) => `Excluir ${title}`,
}
