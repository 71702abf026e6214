import type * as source from '#messages/form-names.ts'

export const formNames: typeof source.formNames = {
  'key-insights': 'Ideas clave',
  'study-notes': 'Apuntes de estudio',
  steps: 'Pasos',
  meeting: 'Reunión',
  outline: 'Esquema de la clase',
  paragraph: 'Un párrafo',
  'chapter-lines': 'Una línea por capítulo',
}
