import type * as source from '#messages/form-names.ts'

export const formNames: typeof source.formNames = {
  'key-insights': 'Pokok penting',
  'study-notes': 'Catatan belajar',
  steps: 'Langkah-langkah',
  meeting: 'Rapat',
  outline: 'Kerangka kuliah',
  paragraph: 'Satu paragraf',
  'chapter-lines': 'Satu baris per bab',
}
