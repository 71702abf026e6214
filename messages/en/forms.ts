/** How a form of a summary is chosen. */
export const formTexts = {
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
