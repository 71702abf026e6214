import type * as source from '#messages/recent-videos.ts'
import { number } from './language.ts'

export const recentVideos: typeof source.recentVideos = {
  heading: 'Vos dernières vidéos',
  ready: (count) => `${number(count)} résumés sont prêts`,
  all: 'Tout dans votre historique',
  showAll: (count) => `Afficher les ${count}`,
  showFewer: 'Afficher moins',
  loading: 'Chargement de vos dernières vidéos...',
  failed: 'Nous n’avons pas pu charger cette liste.',
  tryAgain: 'Réessayer',
  unseen: 'Nouveau',
  remove: (title) => `Supprimer ${title}`,
}
