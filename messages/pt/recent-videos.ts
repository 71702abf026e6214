import type * as source from '#messages/recent-videos.ts'
import { number } from './language.ts'

export const recentVideos: typeof source.recentVideos = {
  heading: 'Seus últimos vídeos',
  ready: (count) => `${number(count)} resumos estão prontos`,
  all: 'Tudo no seu histórico',
  showAll: (count) => `Mostrar todos os ${count}`,
  showFewer: 'Mostrar menos',
  loading: 'Carregando seus últimos vídeos...',
  failed: 'Não conseguimos carregar esta lista.',
  tryAgain: 'Tentar de novo',
  unseen: 'Novo',
  remove: (title) => `Excluir ${title}`,
}
