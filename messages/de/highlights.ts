import type * as source from '#messages/highlights.ts'
import { number } from './language.ts'

export const highlightTexts: typeof source.highlightTexts = {
  loading: 'Deine Markierungen werden geladen...',
  notLoaded: 'Deine Markierungen konnten nicht geladen werden.',
  none: 'Noch keine Markierungen. Öffne eine Zeile und wähle „Markieren“, oder drück H. Deine Markierungen und Notizen stehen dann hier.',
  count: (count, total) => `${count} von ${total} Zeilen`,
  downloadMarkdown: 'Als Markdown herunterladen',
  downloadReadwise: 'Für Readwise herunterladen (CSV)',
  saved: 'Markierungen in deinen Downloads gespeichert',
  filter: 'Markierungen',
  highlight: 'Markieren',
  remove: 'Markierung entfernen',
  addNote: 'Notiz hinzufügen',
  editNote: 'Notiz bearbeiten',
  continueNote: 'Notiz fortsetzen',
  removeBoth: {
    question: 'Markierung und Notiz entfernen?',
    confirm: 'Beides entfernen',
    keep: 'Behalten',
  },
  notSaved: 'Das wurde nicht gespeichert',
  notSavedBecause: (reason) => `Das wurde nicht gespeichert. ${reason}`,
  announcements: {
    filtered: 'Nur markierte Zeilen werden gezeigt',
    all: 'Alle Zeilen werden gezeigt',
    removed: 'Markierung entfernt',
    highlighted: 'Markiert',
  },
}

export const noteTexts: typeof source.noteTexts = {
  label: 'Deine Notiz',
  save: 'Notiz speichern',
  length: (length, most) => `${number(length)} von ${number(most)}`,
  tooLong: (length, most) =>
    `Eine Notiz darf höchstens ${number(most)} Zeichen haben. Diese hat ${number(length)}.`,
}
