import type * as source from '#messages/form-names.ts'

export const formNames: typeof source.formNames = {
  'key-insights': 'Ideias principais',
  'study-notes': 'Notas de estudo',
  steps: 'Passos',
  meeting: 'Reunião',
  outline: 'Roteiro da aula',
  paragraph: 'Um parágrafo',
  'chapter-lines': 'Uma linha por capítulo',
}
