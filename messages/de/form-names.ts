import type * as source from '#messages/form-names.ts'

export const formNames: typeof source.formNames = {
  'key-insights': 'Kernaussagen',
  'study-notes': 'Lernnotizen',
  steps: 'Schritte',
  meeting: 'Sitzung',
  outline: 'Gliederung der Vorlesung',
  paragraph: 'Ein Absatz',
  'chapter-lines': 'Eine Zeile je Kapitel',
}
