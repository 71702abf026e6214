import type * as source from '#messages/forms.ts'

export const formTexts: typeof source.formTexts = {
  form: 'Format',
  needsModel: (name) => `${name} (exige un modèle de langage)`,
  deleted: 'Un format supprimé',
  own: 'Vos formats',
  inForm: (name) => `Au format « ${name} »`,
  needsPlan: (name) =>
    `« ${name} » est compris dans Pro et Unlimited. Les nouvelles vidéos arrivent en points clés.`,
  wasDeleted: 'Son format a été supprimé. Les nouvelles vidéos arrivent en points clés.',
  withoutModel: (name) =>
    `« ${name} » exige un modèle de langage, et aucun n’est installé ici. Les nouvelles vidéos arrivent en points clés.`,
}
