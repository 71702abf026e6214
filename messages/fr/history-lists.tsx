import type * as source from '#messages/history-lists.tsx'
import { plural } from './language.ts'

export const summaryList: typeof source.summaryList = {
  loading: 'Chargement de votre historique...',
  failed: 'L’historique n’a pas pu être chargé. Réessayez plus tard.',
  empty: {
    title: 'Aucun historique pour l’instant',
    text: 'Chaque résumé que vous créez est enregistré ici, avec ses points clés et sa transcription.',
    action: 'Commencer à résumer',
  },
  search: 'Rechercher, ou poser une question à toutes vos vidéos',
  count: (count) => plural(count, { one: `${count} résumé`, other: `${count} résumés` }),
  found: (count) => plural(count, { one: `${count} résumé trouvé`, other: `${count} résumés trouvés` }),
  beyond: (count, days) =>
    plural(count, {
      one: `${count} autre résumé est plus ancien que les ${days} jours que montre votre forfait. Il est toujours enregistré.`,
      other: `${count} autres résumés sont plus anciens que les ${days} jours que montre votre forfait. Ils sont toujours enregistrés.`,
    }),
}

export const transcriptList: typeof source.transcriptList = {
  loading: 'Chargement de vos transcriptions...',
  failed: 'Les transcriptions n’ont pas pu être chargées. Réessayez plus tard.',
  empty: {
    title: 'Aucune transcription pour l’instant',
    text: 'Les transcriptions que vous récupérez ou collez sont enregistrées ici.',
    action: 'Aller à l’accueil',
  },
  search: 'Rechercher dans les titres et les transcriptions',
  count: (count) => plural(count, { one: `${count} transcription`, other: `${count} transcriptions` }),
  found: (count) =>
    plural(count, { one: `${count} transcription trouvée`, other: `${count} transcriptions trouvées` }),
  beyond: (count, days) =>
    plural(count, {
      one: `${count} autre transcription est plus ancienne que les ${days} jours que montre votre forfait. Elle est toujours enregistrée.`,
      other: `${count} autres transcriptions sont plus anciennes que les ${days} jours que montre votre forfait. Elles sont toujours enregistrées.`,
    }),
}

export const listTexts: typeof source.listTexts = {
  sort: 'Trier',
  sorts: {
    newest: 'Les plus récents d’abord',
    oldest: 'Les plus anciens d’abord',
    title: 'Par titre',
    longest: 'Les plus longs d’abord',
  },
  view: 'Affichage',
  views: { cards: 'Cartes', compact: 'Liste compacte' },
  filters: 'Filtres',
  filtersOn: 'Filtres : actifs',
  clear: 'Effacer les filtres',
  channel: 'Chaîne',
  allChannels: 'Toutes les chaînes',
  language: 'Langue',
  allLanguages: 'Toutes les langues',
  unknownLanguage: 'Langue inconnue',
  form: 'Format',
  allForms: 'Tous les formats',
  from: 'Du',
  to: 'Au',
  since: (day) => `depuis le ${day}`,
  until: (day) => `jusqu’au ${day}`,
  days: (first, last) => `du ${first} au ${last}`,
  exportAll: 'Tout exporter',
  exportThese: 'Exporter ceux-ci',
  exportAs: 'Exporter en',
  more: 'Afficher plus',
  tryAgain: 'Réessayer',
  moreFailed: 'La suite de la liste n’a pas pu être chargée.',
  plans: 'Voir les tarifs',
  held: 'Votre compte est ouvert sur trop d’appareils. Retirez-en un pour continuer ici.',
  devices: 'Gérer les appareils',
  nothingContains: (search) => <>Rien ne contient {search}.</>,
  hidden: (filter, count) =>
    count === 1 ? (
      <>Aucun résultat. {filter} masque le seul qui correspond.</>
    ) : (
      <>
        Aucun résultat. {filter} masque les {count} qui correspondent.
      </>
    ),
  nothingTogether: 'Rien ne correspond à tout cela à la fois.',
  without: (filter, count) => `Sans ${filter} (${count})`,
  showAll: 'Tout afficher',
}
