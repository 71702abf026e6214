import type * as source from '#messages/forms.ts'

export const formTexts: typeof source.formTexts = {
  form: 'Form',
  needsModel: (name) => `${name} (braucht ein Sprachmodell)`,
  deleted: 'Eine gelöschte Form',
  own: 'Deine Formen',
  inForm: (name) => `In der Form „${name}“`,
  needsPlan: (name) => `„${name}“ gehört zu Pro und Unlimited. Neue Videos kommen als Kernaussagen.`,
  wasDeleted: 'Diese Form wurde gelöscht. Neue Videos kommen als Kernaussagen.',
  withoutModel: (name) =>
    `„${name}“ braucht ein Sprachmodell, und hier ist keines eingerichtet. Neue Videos kommen als Kernaussagen.`,
}
