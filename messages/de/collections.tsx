import type * as source from '#messages/collections.tsx'
import { plural } from './language.ts'

export const progress: typeof source.progress = {
  videos: (count) => plural(count, { one: `${count} Video`, other: `${count} Videos` }),
  summarized: (count, total) => `${count} von ${total} zusammengefasst`,
  working: (count) => `${count} in Arbeit`,
  waiting: (count) => `${count} wartend`,
  failed: (count) => `${count} misslungen`,
  paused: 'angehalten',
  noneLeft: 'zurzeit keine Zusammenfassungen übrig',
  goesOn: (moment) => `keine Zusammenfassungen übrig, weiter am ${moment}`,
}

export const collectionList: typeof source.collectionList = {
  loading: 'Wird geladen...',
  empty: (link) => (
    <>
      Noch nichts hier. {link('Füge eine Playlist oder einen Kanal ein')}, um die Videos in einer Sammlung
      zusammenzufassen, oder leg selbst eine an.
    </>
  ),
  tags: 'Schlagwörter',
  new: 'Neue Sammlung',
}

export const collectionView: typeof source.collectionView = {
  all: 'Alle Sammlungen',
  loading: 'Wird geladen...',
  gone: 'Diese Sammlung gibt es nicht. Vielleicht wurde sie gelöscht.',
  tryAgain: 'Erneut versuchen',
  pause: 'Anhalten',
  goOn: 'Fortsetzen',
  retry: (count) => `${count} erneut versuchen`,
  add: 'Videos hinzufügen',
  share: 'Teilen',
  edit: 'Bearbeiten',
  remove: 'Löschen',
  more: 'Weitere Aktionen',
  fileWithPlan: 'Als Datei speichern, mit einem Plan',
  file: 'Als Markdown speichern',
  askRemoval: 'Diese Sammlung löschen? Die Zusammenfassungen bleiben in deinem Verlauf.',
  removeForGood: 'Sammlung löschen',
}

export const collectionEdit: typeof source.collectionEdit = {
  form: 'Titel, Schlagwörter und Form',
  title: 'Titel',
  titleMissing: 'Gib ihr einen Titel.',
  tags: 'Schlagwörter, durch Kommas getrennt',
  inForm: 'In der Form',
  stay: 'Videos, die schon zusammengefasst sind, bleiben, wie sie sind.',
  save: 'Speichern',
  cancel: 'Abbrechen',
}

export const collectionVideos: typeof source.collectionVideos = {
  videos: 'Videos',
  search: 'Suchen oder all diesen Videos eine Frage stellen',
  none: 'Noch keine Videos.',
  nothingFound: 'Nichts gefunden.',
  onlyFailed: (count) => `Nur die ${count} misslungenen`,
  parts: 'Teile der Liste',
  before: 'Zurück',
  next: 'Weiter',
  range: (first, last, total) => `${first} bis ${last} von ${total}`,
  states: {
    waiting: 'Wartet',
    working: 'In Arbeit',
    done: 'Fertig',
    failed: 'Misslungen',
    skipped: 'Hast du schon',
  },
  unnamed: 'Ein Video',
  failure: (name) => `${name}.`,
  takeOut: 'Herausnehmen',
  takeOutVideo: (title) => `${title} herausnehmen`,
}

export const overviewControls: typeof source.overviewControls = {
  overview: 'Überblick',
  writing: 'Überblick wird geschrieben...',
  write: 'Überblick schreiben',
  writeAgain: 'Neu schreiben',
}
