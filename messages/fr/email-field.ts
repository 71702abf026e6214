import type * as source from '#messages/email-field.ts'

export const emailTexts: typeof source.emailTexts = {
  label: 'E-mail',
  problems: {
    missing: 'L’e-mail est obligatoire',
    invalid: 'Saisissez une adresse e-mail valable',
  },
}
