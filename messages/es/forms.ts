import type * as source from '#messages/forms.ts'

export const formTexts: typeof source.formTexts = {
  form: 'Formato',
  needsModel: (name) => `${name} (necesita un modelo de lenguaje)`,
  deleted: 'Un formato que se eliminó',
  own: 'Tus formatos',
  inForm: (name) => `En el formato “${name}”`,
  needsPlan: (name) =>
    `“${name}” está incluido en Pro y Unlimited. Los videos nuevos llegan como ideas clave.`,
  wasDeleted: 'Su formato se eliminó. Los videos nuevos llegan como ideas clave.',
  withoutModel: (name) =>
    `“${name}” necesita un modelo de lenguaje, y aquí no hay ninguno configurado. Los videos nuevos llegan como ideas clave.`,
}
