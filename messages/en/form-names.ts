import type { FormId } from '#product/summary-forms.ts'

/** What the forms of a summary that come with Précis are called. */
export const formNames = {
  'key-insights': 'Key insights',
  'study-notes': 'Study notes',
  steps: 'Steps',
  meeting: 'Meeting',
  outline: 'Lecture outline',
  paragraph: 'One paragraph',
  'chapter-lines': 'One line a chapter',
} satisfies Record<FormId, string>
