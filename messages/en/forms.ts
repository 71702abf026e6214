import type { FormId } from '#product/summary-forms.ts'

/** What the forms of a summary are called, and how one is chosen. */
export const formTexts = {
  names: {
    'key-insights': 'Key insights',
    'study-notes': 'Study notes',
    steps: 'Steps',
    meeting: 'Meeting',
    outline: 'Lecture outline',
    paragraph: 'One paragraph',
    'chapter-lines': 'One line a chapter',
  } satisfies Record<FormId, string>,
  form: 'Form',
  needsModel: (name: string) => `${name} (needs a language model)`,
  deleted: 'A form that was deleted',
  own: 'Your forms',
  /** In which form many videos are summarized, or why in none of the person's own. */
  inForm: (name: string) => `In the form “${name}”`,
  needsPlan: (name: string) => `“${name}” comes with Pro and Unlimited. New videos come as key insights.`,
  wasDeleted: 'Its form was deleted. New videos come as key insights.',
  withoutModel: (name: string) =>
    `“${name}” needs a language model, and none is set up here. New videos come as key insights.`,
}
