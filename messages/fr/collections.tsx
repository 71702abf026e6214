import type * as source from '#messages/collections.tsx'
import { plural } from './language.ts'

export const progress: typeof source.progress = {
  videos: (count) => plural(count, { one: `${count} vidéo`, other: `${count} vidéos` }),
  summarized: (count, total) =>
    plural(count, { one: `${count} résumée sur ${total}`, other: `${count} résumées sur ${total}` }),
  working: (count) => `${count} en cours`,
  waiting: (count) => `${count} en attente`,
  failed: (count) => `${count} en échec`,
  paused: 'en pause',
  noneLeft: 'aucun résumé restant pour l’instant',
  goesOn: (moment) => `aucun résumé restant, reprise le ${moment}`,
}

export const collectionList: typeof source.collectionList = {
  loading: 'Chargement...',
  empty: (link) => (
    <>
      Rien ici pour l’instant. {link('Collez une playlist ou une chaîne')} pour en résumer les vidéos dans une
      collection, ou créez-en une à la main.
    </>
  ),
  tags: 'Étiquettes',
  new: 'Nouvelle collection',
}

export const collectionView: typeof source.collectionView = {
  all: 'Toutes les collections',
  loading: 'Chargement...',
  gone: 'Cette collection n’existe pas. Elle a peut-être été supprimée.',
  tryAgain: 'Réessayer',
  pause: 'Mettre en pause',
  goOn: 'Reprendre',
  retry: (count) => plural(count, { one: `Réessayer (${count})`, other: `En réessayer ${count}` }),
  add: 'Ajouter des vidéos',
  share: 'Partager',
  edit: 'Modifier',
  remove: 'Supprimer',
  more: 'Plus d’actions',
  fileWithPlan: 'Enregistrer en fichier avec un forfait',
  file: 'Enregistrer en Markdown',
  askRemoval: 'Supprimer cette collection ? Ses résumés restent dans votre historique.',
  removeForGood: 'Supprimer la collection',
}

export const collectionEdit: typeof source.collectionEdit = {
  form: 'Titre, étiquettes et format',
  title: 'Titre',
  titleMissing: 'Donnez-lui un titre.',
  tags: 'Étiquettes, séparées par des virgules',
  inForm: 'Au format',
  stay: 'Les vidéos déjà résumées restent comme elles sont.',
  save: 'Enregistrer',
  cancel: 'Annuler',
}

export const collectionVideos: typeof source.collectionVideos = {
  videos: 'Vidéos',
  search: 'Rechercher, ou poser une question à toutes ces vidéos',
  none: 'Aucune vidéo pour l’instant.',
  nothingFound: 'Aucun résultat.',
  onlyFailed: (count) => `Seulement les échecs (${count})`,
  parts: 'Parties de la liste',
  before: 'Précédentes',
  next: 'Suivantes',
  range: (first, last, total) => `${first} à ${last} sur ${total}`,
  states: {
    waiting: 'En attente',
    working: 'En cours',
    done: 'Terminé',
    failed: 'Échec',
    skipped: 'Déjà à vous',
  },
  unnamed: 'Une vidéo',
  failure: (name) => `${name}.`,
  takeOut: 'Retirer',
  takeOutVideo: (title) => `Retirer ${title}`,
}

export const overviewControls: typeof source.overviewControls = {
  overview: 'Vue d’ensemble',
  writing: 'Rédaction de la vue d’ensemble...',
  write: 'Rédiger une vue d’ensemble',
  writeAgain: 'La rédiger à nouveau',
}
