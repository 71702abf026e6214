import type * as source from '#messages/form-names.ts'

export const formNames: typeof source.formNames = {
  'key-insights': 'أهم الأفكار',
  'study-notes': 'ملاحظات للدراسة',
  steps: 'خطوات',
  meeting: 'اجتماع',
  outline: 'مخطط محاضرة',
  paragraph: 'فقرة واحدة',
  'chapter-lines': 'سطر لكل فصل',
}
