import type * as source from '#messages/highlights.ts'
import { number, plural } from './language.ts'

export const highlightTexts: typeof source.highlightTexts = {
  loading: 'Chargement de vos surlignages...',
  notLoaded: 'Vos surlignages n’ont pas pu être chargés.',
  none: 'Aucun surlignage pour l’instant. Ouvrez une ligne et choisissez « Surligner », ou appuyez sur H. Vos surlignages et vos notes s’affichent ici.',
  count: (count, total) =>
    plural(count, { one: `${count} ligne sur ${total}`, other: `${count} lignes sur ${total}` }),
  downloadMarkdown: 'Télécharger en Markdown',
  downloadReadwise: 'Télécharger pour Readwise (CSV)',
  saved: 'Surlignages enregistrés dans vos téléchargements',
  filter: 'Surlignages',
  highlight: 'Surligner',
  remove: 'Retirer le surlignage',
  addNote: 'Ajouter une note',
  editNote: 'Modifier la note',
  continueNote: 'Continuer la note',
  removeBoth: {
    question: 'Retirer le surlignage et sa note ?',
    confirm: 'Retirer les deux',
    keep: 'Garder',
  },
  notSaved: 'L’enregistrement a échoué',
  notSavedBecause: (reason) => `L’enregistrement a échoué. ${reason}`,
  announcements: {
    filtered: 'Seules les lignes surlignées sont affichées',
    all: 'Toutes les lignes sont affichées',
    removed: 'Surlignage retiré',
    highlighted: 'Ligne surlignée',
  },
}

export const noteTexts: typeof source.noteTexts = {
  label: 'Votre note',
  save: 'Enregistrer la note',
  length: (length, most) => `${number(length)} sur ${number(most)}`,
  tooLong: (length, most) =>
    `Une note peut avoir ${number(most)} caractères au plus. Celle-ci en a ${number(length)}.`,
}
