import type * as source from '#messages/email-field.ts'

export const emailTexts: typeof source.emailTexts = {
  label: 'Correo',
  problems: {
    missing: 'Escribe tu correo',
    invalid: 'Escribe una dirección de correo válida',
  },
}
