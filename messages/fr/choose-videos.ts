import type * as source from '#messages/choose-videos.ts'
import { plural } from './language.ts'

export const chooseVideos: typeof source.chooseVideos = {
  loading: 'Recherche des vidéos...',
  inForm: 'Au format',
  more: 'Afficher plus',
  unnamed: 'Une liste de vidéos',
  count: (count) => plural(count, { one: `${count} vidéo`, other: `${count} vidéos` }),
  yours: (count) => `${count} déjà à vous`,
  notWhole: 'YouTube en a davantage ; voici celles que nous avons pu lister.',
  howMany: 'Combien de vidéos',
  all: (count) => `Les ${count}`,
  newest: (count) => `Les ${count} plus récentes`,
  first: (count) => `Les ${count} premières`,
  ticked: 'Seulement celles que je coche',
  states: {
    playable: null,
    gone: 'Non disponible',
    live: 'En direct',
    upcoming: 'Pas encore commencée',
  },
  known: 'Déjà à vous',
  free: (count) => `${count} déjà à vous, sans frais.`,
  takes: (count) => plural(count, { one: `Utilise ${count} résumé.`, other: `Utilise ${count} résumés.` }),
  takesOf: (count, left) =>
    plural(left, {
      one: `Utilise ${count} résumé sur ${left} restant.`,
      other: `Utilise ${count} de vos ${left} résumés.`,
    }),
  waits: (left) => `Vous en avez ${left} : le reste attend que vous en ayez d’autres.`,
  failedAreFree: 'Les vidéos en échec ne comptent pas.',
  start: (count) => plural(count, { one: `Résumer ${count} vidéo`, other: `Résumer ${count} vidéos` }),
  collections: 'Vos collections',
}
