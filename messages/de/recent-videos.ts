import type * as source from '#messages/recent-videos.ts'
import { number } from './language.ts'

export const recentVideos: typeof source.recentVideos = {
  heading: 'Deine letzten Videos',
  ready: (count) => `${number(count)} Zusammenfassungen sind fertig`,
  all: 'Alle in deinem Verlauf',
  showAll: (count) => `Alle ${count} zeigen`,
  showFewer: 'Weniger zeigen',
  loading: 'Deine letzten Videos werden geladen...',
  failed: 'Diese Liste konnte nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  unseen: 'Neu',
  remove: (title) => `${title} löschen`,
}
