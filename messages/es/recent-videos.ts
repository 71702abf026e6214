import type * as source from '#messages/recent-videos.ts'
import { number } from './language.ts'

export const recentVideos: typeof source.recentVideos = {
  heading: 'Tus últimos videos',
  ready: (count) => `Hay ${number(count)} resúmenes listos`,
  all: 'Todos en tu historial',
  showAll: (count) => `Mostrar los ${count}`,
  showFewer: 'Mostrar menos',
  loading: 'Cargando tus últimos videos...',
  failed: 'No pudimos cargar esta lista.',
  tryAgain: 'Reintentar',
  unseen: 'Nuevo',
  remove: (title) => `Eliminar ${title}`,
}
