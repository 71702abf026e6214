import type * as source from '#messages/shared-collection.ts'
import { plural } from './language.ts'

export const sharedCollection: typeof source.sharedCollection = {
  introduction:
    'Des vidéos en bref, faites avec Précis : chaque ligne est comparée à ce qui a été dit. Essayez avec les vôtres.',
  title: 'Collection partagée',
  loading: 'Chargement...',
  overview: 'Vue d’ensemble',
  more: 'Afficher plus',
  tryAgain: 'Réessayer',
  count: (count) => plural(count, { one: `${count} vidéo en bref`, other: `${count} vidéos en bref` }),
  channel: 'La chaîne sur YouTube',
  playlist: 'La playlist sur YouTube',
  unnamed: 'Une vidéo',
  from: (title, time) => `${title}, à partir de ${time}, sur YouTube`,
}
