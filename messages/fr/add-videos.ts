import type * as source from '#messages/add-videos.ts'
import { plural } from './language.ts'

export const addVideos: typeof source.addVideos = {
  title: 'Ajouter des vidéos',
  description: 'Une nouvelle vidéo compte pour un résumé ; ce que vous avez déjà est gratuit.',
  links: (max) => `Liens vers des vidéos, ${max} au maximum, un par ligne`,
  add: (count) => plural(count, { one: `Ajouter ${count} vidéo`, other: `Ajouter ${count} vidéos` }),
  own: 'Dans votre historique',
  search: 'Rechercher dans votre historique',
  loading: 'Chargement...',
  nothingFound: 'Aucun résultat.',
}
