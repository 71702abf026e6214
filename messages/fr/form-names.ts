import type * as source from '#messages/form-names.ts'

export const formNames: typeof source.formNames = {
  'key-insights': 'Points clés',
  'study-notes': 'Fiche de révision',
  steps: 'Étapes',
  meeting: 'Réunion',
  outline: 'Plan de cours',
  paragraph: 'Un paragraphe',
  'chapter-lines': 'Une ligne par chapitre',
}
