import type * as source from '#messages/own-forms.tsx'

export const ownForms: typeof source.ownForms = {
  title: 'Deine Formen',
  text: 'Wie deine Zusammenfassungen aufgebaut sind. Geprüft wird jede Zeile, in welcher Form auch immer.',
  withPlans: (link) => <>Eigene Formen gehören zu {link('Pro und Unlimited')}.</>,
  none: 'Du hast noch keine Formen.',
  create: 'Form anlegen',
  full: (max) => `Du hast ${max} Formen. Lösche eine, um eine neue anzulegen.`,
  deletion: 'Löschen? Zusammenfassungen in dieser Form bleiben.',
  edit: 'Bearbeiten',
  editNamed: (name) => `${name} bearbeiten`,
}

export const formDialog: typeof source.formDialog = {
  newForm: 'Neue Form',
  editForm: 'Form bearbeiten',
  text: 'Sag, wovon jeder Abschnitt handelt. Aufbau und Prüfung bleiben unsere.',
  name: 'Bezeichnung',
  nameMissing: 'Gib der Form eine Bezeichnung.',
  guidance: 'Was noch',
  guidanceHint: 'Worauf zu achten ist, und für wen',
  tooLong: (max) => `Zusammen höchstens ${max} Zeichen.`,
  characters: (count, max) => `${count} von zusammen ${max} Zeichen`,
  save: 'Form speichern',
  saved: 'Form gespeichert',
  addSection: 'Abschnitt hinzufügen',
  section: (number) => `Abschnitt ${number}`,
  heading: 'Überschrift',
  headingMissing: 'Gib dem Abschnitt eine Überschrift.',
  about: 'Was hierher gehört',
  optional: 'Freiwillig.',
  shape: 'Gestalt',
  shapes: {
    points: 'Liste',
    steps: 'Nummerierte Schritte',
    prose: 'Absatz',
    terms: 'Begriffe und Bedeutungen',
    questions: 'Fragen und Antworten',
  },
  remove: 'Entfernen',
  removeSection: (number) => `Abschnitt ${number} entfernen`,
}
